import { expect, it } from "vitest";
import { understand } from "@/lib/domains/bot/understanding/understand";

const around = {
  now: { date: "2026-11-17", minute: 620 },
  usual: "en" as const,
  services: [{ id: "svc_1", name: "Haircut" }],
  people: [],
  offered: 0,
  handoffWords: ["supervisor"],
};
const story = "The weather has been strange and the garden is growing well, as everybody tells me. ".repeat(45);

it("what is wanted is read at the beginning of a long text and at its end", () => {
  const thursday = { from: "2026-11-19", to: "2026-11-19" };
  const first = understand(`Can I book a haircut on Thursday? ${story}`, around);
  expect(first).toMatchObject({ intent: "book", services: around.services, days: thursday });
  const last = understand(`${story} So can I book a haircut on Thursday?`, around);
  expect(last).toMatchObject({ intent: "book", services: around.services, days: thursday });
});

it("danger, and who calls for somebody, are heard in the middle of it too", () => {
  const told = (words: string) => understand(`${story.slice(0, 1900)} ${words} ${story.slice(0, 1900)}`, around);
  expect(told("He is unconscious and not breathing, call an ambulance.").intent).toBe("emergency");
  expect(told("I want to talk to the supervisor now.").intent).toBe("human");
  expect(told("That is all.").called).toBe(false);
});
