import { expect, it } from "vitest";
import { savedDraft, typedSince } from "@/components/forms/typed-since";

const sent = { name: "  Ana ", rows: [{ day: 1 }], note: "" };

it("keeps what was typed while the draft was being saved, and takes the rest as it was saved", () => {
  const saved = { name: "Ana", rows: [{ day: 1 }], note: "" };
  expect(savedDraft(saved, sent, sent)).toEqual(saved);
  expect(savedDraft(saved, sent, { ...sent, note: "Rings twice" })).toEqual({ ...saved, note: "Rings twice" });
  expect(savedDraft(saved, sent, { ...sent, rows: [{ day: 2 }] })).toEqual({ ...saved, rows: [{ day: 2 }] });
  expect(typedSince(sent, { name: "Bia" })).toEqual({ name: "Bia" });
});
