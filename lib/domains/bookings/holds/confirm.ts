import type { Actor } from "@/lib/core/actor";
import { inTransaction, sqlOf, type Tx } from "@/lib/core/db";
import { invalid, notFound } from "@/lib/core/problem";
import { askedOf, nothingAsked } from "@/lib/domains/bookings/attendance/ladder";
import { authorship, contactOf, customerAsk } from "@/lib/domains/bookings/customer";
import { depositMinutes } from "@/lib/domains/bookings/holds/store";
import { assertIntake } from "@/lib/domains/bookings/intake";
import { applyMove, lockFor } from "@/lib/domains/bookings/moves/transition";
import { depositDeadline } from "@/lib/domains/bookings/rules";
import type { Booking, ConfirmHoldBody } from "@/lib/domains/bookings/schema";
import { intakeColumn, intakeFieldsOf } from "@/lib/domains/bookings/store";
import { customerFor } from "@/lib/domains/bookings/taking/store";

/** The answers that come with the confirmation, once they are right; without them those of the hold stay. */
async function answersFor(tx: Tx, actor: Actor, { service_id }: Booking, { intake }: ConfirmHoldBody) {
  if (intake === undefined) return {};
  if (intake) assertIntake(await intakeFieldsOf(tx, actor.project.id, service_id), intake);
  return { intake: intakeColumn(intake) };
}

/**
 * Turns a hold into a booking: confirmed, or waiting for a deposit. Where customers book themselves, the requirements for
 * those who missed visits apply.
 */
export const confirmHold = (
  actor: Actor,
  id: string,
  body: ConfirmHoldBody,
  by: "team" | "customer" = "team",
): Promise<Booking> =>
  inTransaction(actor, async (tx) => {
    // The customer before the booking's resources: one lock order everywhere.
    const ask = customerAsk(actor, body.customer);
    const customer = ask && (await customerFor(sqlOf({ tx }), actor.project.id, ask, authorship(actor)));
    if (ask && !customer) throw notFound("customer", ask.id);
    const before = await lockFor(tx, actor, id, "confirm");
    const answers = await answersFor(tx, actor, before, body);
    const customerId = customer ?? before.customer?.id ?? null;
    if (customerId === null) {
      throw invalid({ pointer: "#/customer", detail: "The hold has no customer yet: name one.", code: "required" });
    }
    const asked = by === "customer" ? await askedOf(tx, actor, customerId, before.start) : nothingAsked;
    const minutes = (await depositMinutes(tx, actor.project.id, before.service_id)) ?? asked.depositMinutes;
    const contact = contactOf(ask, customer);
    const change = { ...answers, customer_id: customerId, confirm_by: asked.confirm_by, ...(contact && { contact }) };
    if (minutes === null) return applyMove(tx, actor, before, "confirm", { change });
    const hold_expires_at = depositDeadline(actor.now, minutes, before.start);
    return applyMove(tx, actor, before, "reserve", { change: { ...change, hold_expires_at } });
  });
