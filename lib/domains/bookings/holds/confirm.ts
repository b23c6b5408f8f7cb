import type { StatementActor } from "@/lib/core/actor";
import { inSql } from "@/lib/core/db";
import { invalid, notFound } from "@/lib/core/problem";
import { askedOf, nothingAsked } from "@/lib/domains/bookings/attendance/ladder";
import { authorship, contactOf, customerAsk } from "@/lib/domains/bookings/customer";
import { findTerms, type Terms } from "@/lib/domains/bookings/holds/store";
import { assertIntake } from "@/lib/domains/bookings/intake";
import { applyHoldMove, lockFor } from "@/lib/domains/bookings/moves/transition";
import { depositDeadline } from "@/lib/domains/bookings/rules";
import type { Booking, ConfirmHoldBody } from "@/lib/domains/bookings/schema";
import { customerFor } from "@/lib/domains/bookings/taking/store";

/** The answers that come with the confirmation, once they are right; without them those of the hold stay. */
function answersFor({ intakeFields }: Terms, { intake }: ConfirmHoldBody) {
  if (intake === undefined) return {};
  if (intake) assertIntake(intakeFields, intake);
  return { intake };
}

/**
 * Turns a hold into a booking: confirmed, or waiting for a deposit. Where customers book themselves, the requirements for
 * those who missed visits apply.
 */
export const confirmHold = (
  actor: StatementActor,
  id: string,
  body: ConfirmHoldBody,
  by: "team" | "customer" = "team",
): Promise<Booking> =>
  inSql(actor, async (sql) => {
    // The customer before the booking's resources: one lock order everywhere.
    const ask = customerAsk(actor, body.customer);
    const customer = ask && (await customerFor(sql, actor.project.id, ask, authorship(actor)));
    if (ask && !customer) throw notFound("customer", ask.id);
    const before = await lockFor(sql, actor, id, "confirm");
    const terms = await findTerms(sql, actor.project.id, before.service_id);
    const answers = answersFor(terms, body);
    const customerId = customer ?? before.customer?.id ?? null;
    if (customerId === null) {
      throw invalid({ pointer: "#/customer", detail: "The hold has no customer yet: name one.", code: "required" });
    }
    const { attendance } = terms;
    const asked = by === "customer" ? await askedOf(sql, actor, customerId, before.start, attendance) : nothingAsked;
    const minutes = terms.depositMinutes ?? asked.depositMinutes;
    const contact = contactOf(ask, customer);
    const change = { ...answers, customer_id: customerId, confirm_by: asked.confirm_by, ...(contact && { contact }) };
    if (minutes === null) return applyHoldMove(sql, actor, before, "confirm", change);
    const hold_expires_at = depositDeadline(actor.now, minutes, before.start);
    return applyHoldMove(sql, actor, before, "reserve", { ...change, hold_expires_at });
  });
