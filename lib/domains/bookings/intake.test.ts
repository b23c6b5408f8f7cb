import { expect, it } from "vitest";
import { answerFaults } from "@/lib/domains/bookings/intake";

const plate = { key: "plate", label: "Plate", type: "text", required: true, options: [] } as const;
const codes = (value: unknown) =>
  answerFaults([plate], { plate: value }, { at: "#/intake", asker: "service" }).map(({ code }) => code);

it("blanks are no answer to what is required", () => {
  for (const blank of [undefined, null, "", "  ", "\n\t", "\u00a0"]) expect(codes(blank)).toEqual(["required"]);
  for (const answer of ["AB 123", " x "]) expect(codes(answer)).toEqual([]);
});
