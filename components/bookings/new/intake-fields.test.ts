import { expect, it } from "vitest";
import type { IntakeField } from "@/clients/typescript/src/client";
import { questionKey } from "@/components/bookings/new/intake-fields";

const insurer: IntakeField = {
  key: "insurer",
  label: "Insurer",
  type: "select",
  required: true,
  options: ["Unimed", "Amil"],
};

it("another service's question is the same one where its answers mean the same", () => {
  expect(questionKey({ ...insurer, label: "Your insurer", required: false })).toBe(questionKey(insurer));
  for (const other of [
    { ...insurer, options: ["Amil"] },
    { ...insurer, type: "text" as const },
    { ...insurer, key: "plan" },
  ])
    expect(questionKey(other)).not.toBe(questionKey(insurer));
});
