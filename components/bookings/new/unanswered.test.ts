import { expect, it } from "vitest";
import type { IntakeField } from "@/clients/typescript/src/client";
import { unanswered, withMissing } from "@/components/bookings/new/unanswered";
import { TurneroProblem } from "@/components/problem";

const fields = [
  { key: "hair", required: true },
  { key: "age", required: true },
  { key: "why", required: false },
] as IntakeField[];
const missing = () => {
  const data = new FormData();
  data.set("intake.age", " ");
  return unanswered(fields, data);
};
const pointersOf = (error: unknown) => (error as TurneroProblem).errors.map(({ pointer }) => pointer);

it("a refused contact is told together with every missing answer", () => {
  const errors = [{ pointer: "#/customer/name", detail: "", code: "too_small" }];
  const refused = new TurneroProblem({ code: "validation_error", errors });
  expect(pointersOf(withMissing(refused, missing()))).toEqual(["#/customer/name", "#/intake/hair", "#/intake/age"]);
});

it("an answer that the API found missing is told once, and another refusal stays what it is", () => {
  const errors = [{ pointer: "#/intake/age", detail: "", code: "required" }];
  const refused = new TurneroProblem({ code: "validation_error", errors });
  expect(pointersOf(withMissing(refused, missing()))).toEqual(["#/intake/age", "#/intake/hair"]);
  const expired = new TurneroProblem({ code: "hold_expired" });
  expect(withMissing(expired, missing())).toBe(expired);
});
