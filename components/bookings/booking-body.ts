import type { Customer, IntakeField } from "@/clients/typescript/src/client";

/** Who a new booking is for. */
export type Chosen = { kind: "known"; customer: Customer } | { kind: "new"; words: string } | null;

/** The wire's form of the choice. */
export function customerOf(chosen: Chosen, data: FormData) {
  if (chosen?.kind === "known") return { id: chosen.customer.id };
  if (chosen?.kind !== "new") return null;
  return {
    name: String(data.get("name") ?? "").trim(),
    phone: String(data.get("phone") ?? ""),
    email: String(data.get("email") ?? "").trim() || null,
  };
}

/** The form's name of a question. */
export const nameOf = (key: string): string => `intake.${key}`;

/** The required questions that have no answer. */
export const unansweredOf = (fields: readonly IntakeField[], data: FormData): string[] =>
  fields
    .filter(({ key, required }) => required && String(data.get(nameOf(key)) ?? "").trim() === "")
    .map(({ key }) => key);

const read: Record<IntakeField["type"], (value: string) => unknown> = {
  text: (value) => value,
  select: (value) => value,
  date: (value) => value,
  number: Number,
  boolean: (value) => value === "true",
};

/** The answers that were given; null where the service asks nothing. */
export function intakeOf(fields: readonly IntakeField[], data: FormData): Record<string, unknown> | null {
  if (fields.length === 0) return null;
  const given = fields.flatMap(({ key, type }) => {
    const value = String(data.get(nameOf(key)) ?? "").trim();
    return value === "" ? [] : [[key, read[type](value)] as const];
  });
  return Object.fromEntries(given);
}
