import type { IntakeField } from "@/clients/typescript/src/client";
import { unansweredOf } from "@/components/bookings/booking-body";
import { type Fault, TurneroProblem } from "@/components/problem";

/** The unanswered required questions as faults of the form. */
export const unanswered = (fields: readonly IntakeField[], data: FormData): Fault[] =>
  unansweredOf(fields, data).map((key) => ({ pointer: `#/intake/${key}`, detail: "", code: "required" }));

/** The API looks at the answers only once the contact is right: a refusal names what else is missing at once. */
export function withMissing(error: unknown, missing: readonly Fault[]): unknown {
  if (!(error instanceof TurneroProblem) || error.code !== "validation_error") return error;
  const known = new Set(error.errors.map(({ pointer }) => pointer));
  const errors = [...error.errors, ...missing.filter(({ pointer }) => !known.has(pointer))];
  return new TurneroProblem({ code: error.code, errors });
}
