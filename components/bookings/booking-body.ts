import type { Booking, CreateBookingBody, Customer, IntakeField } from "@/clients/typescript/src/client";

/** Who a new booking is for. */
export type Chosen = { kind: "known"; customer: Customer } | { kind: "new"; words: string } | null;

/** The wire's form of the choice. */
export function customerOf(chosen: Chosen, data: FormData) {
  if (chosen?.kind === "known") return { id: chosen.customer.id };
  if (chosen?.kind !== "new") return null;
  return {
    name: String(data.get("name") ?? "").trim(),
    phone: String(data.get("phone") ?? ""),
  };
}

/** The form's name of a question. */
export const nameOf = (key: string): string => `intake.${key}`;

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

/** A booking like this one, with all that was set on it. */
export const sameAgain = ({ customer, allocations, ...booking }: Booking): CreateBookingBody => ({
  service_id: booking.service_id,
  start: booking.start,
  party_size: booking.party_size,
  customer: customer ? { id: customer.id } : null,
  resource_ids: allocations.map(({ resource_id }) => resource_id),
  notes: booking.notes,
  intake: booking.intake,
  priority: booking.priority,
  tags: booking.tags,
  due_at: booking.due_at,
  location: booking.location,
  conversation_id: booking.conversation_id,
});
