import { expect, it } from "vitest";
import { understand } from "@/lib/domains/bot/understanding/understand";

const around = {
  now: { date: "2026-11-17", minute: 620 },
  usual: "pt" as const,
  services: [{ id: "svc_1", name: "Vacinação" }],
  people: [],
  offered: 0,
  handoffWords: [],
};

it.each([
  "não cancela",
  "não, não cancela! quero mudar pra 16h",
  "no canceles, pasalo a las 16",
  "no, don't cancel! just move it to 3:30",
])("%s cancels nothing", (text) => {
  expect(understand(text, around).intent).not.toBe("cancel");
});

it("a visit that is called off is", () => {
  expect(understand("não vou poder ir, cancela", around).intent).toBe("cancel");
});
