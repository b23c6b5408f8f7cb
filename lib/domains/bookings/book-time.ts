import { type Receipt, Replay, type StatementActor } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { AuditAction } from "@/lib/core/events";
import { newId } from "@/lib/core/ids";
import { invalid, isProblem, notFound, Problem } from "@/lib/core/problem";
import type { Source } from "@/lib/core/vocabulary";
import { wireTime } from "@/lib/core/wire/wire-time";
import { chooseFor, noteRefusal, type Refusals, type Wish } from "@/lib/domains/bookings/choose";
import { authorship, contactOf, customerAsk } from "@/lib/domains/bookings/customer";
import { holdBest, type Outcome } from "@/lib/domains/bookings/hold-best";
import { assertIntake, missingIntake } from "@/lib/domains/bookings/intake";
import { depositDeadline, entry, faultOf, notifiesCustomer, sourceOf } from "@/lib/domains/bookings/rules";
import type { Booking, CreateBookingBody } from "@/lib/domains/bookings/schema";
import { initialStage } from "@/lib/domains/bookings/stage";
import { type Columns, channelOf, newColumns, toBooking } from "@/lib/domains/bookings/store";
import { type CustomerAsk, customerOfPhone, type Newcomer, type Taking } from "@/lib/domains/bookings/taking/store";
import { takeTime } from "@/lib/domains/bookings/taking/take-time";
import type { CatalogService } from "@/lib/domains/slots/catalog";
import { readAvailability, type View } from "@/lib/domains/slots/read-availability";
import type { Slot } from "@/lib/domains/slots/snapshot";
import type { CustomerKey, KnownCustomer } from "@/lib/domains/slots/store";
import { placesFor } from "@/lib/domains/slots/team";

/** Only a team member may book a walk-in, with a reason. */
export function assertOverride(
  actor: StatementActor,
  { override, reason }: { override: boolean; reason: string | null },
): void {
  if (!override) return;
  if (actor.identity.type !== "member") {
    throw new Problem("insufficient_scope", { detail: "To override the hours needs a team member's session." });
  }
  if (!reason) throw invalid({ pointer: "#/reason", detail: "An override needs a reason.", code: "required" });
}

export const auditOf = (
  actor: StatementActor,
  action: AuditAction,
  changes: Taking["audit"]["changes"],
): Taking["audit"] => ({
  ...authorship(actor),
  id: newId("aud"),
  action,
  changes,
});

/** The time of a slot as the database takes it; the buffer counts against the resource, not the customer's end. */
export const timeOf = (slot: Slot, service: CatalogService) => ({
  resources: slot.resources,
  start_at: wireTime(slot.start),
  busy_until: wireTime(slot.end + service.buffer),
});

/** What the booking takes of each resource, as the API shows it. */
export const allocationsOf = ({
  resources,
  start_at,
  busy_until,
}: ReturnType<typeof timeOf> | NoTime): Booking["allocations"] =>
  start_at === null || busy_until === null
    ? []
    : [...resources].sort().map((resource_id) => ({ resource_id, start: start_at, end: busy_until }));
type NoTime = { resources: string[]; start_at: null; busy_until: null };

export const nameIn = ({ catalog }: View, resource: string | null): string =>
  (resource !== null && catalog.resources.get(resource)?.name) || "";

/** The first person among the resources does the work. */
export const assigneeOf = ({ catalog }: View, resources: readonly string[]): string | null =>
  resources.find((id) => catalog.resources.get(id)?.kind === "person") ?? null;

/** What a wish for a new booking brings, whether it is held first or not. */
export type NewBooking = CreateBookingBody & { held: boolean; source?: Source };

type Sourced = NewBooking & { source: Source };

/** A booking made in a conversation has its channel as source, whoever typed it. */
async function sourceFor(actor: StatementActor, conversation: string | null): Promise<Source> {
  if (conversation === null) return sourceOf(actor);
  const channel = await channelOf(sqlOf(actor), actor.project.id, conversation);
  if (!channel) throw notFound("conversation", conversation);
  return channel;
}

type Choice = { view: View; slot: Slot | null };

/** When the time is released automatically. */
function expiryOf({ held }: NewBooking, { view: { now, service }, slot }: Choice): string | null {
  if (held) return new Date(now.getTime() + env().HOLD_SECONDS * 1000).toISOString();
  if ((service.depositCents ?? 0) === 0) return null;
  return depositDeadline(now, service.depositMinutes, slot && wireTime(slot.start));
}

/** The whole row as it will be: the response is known before the database inserts it. */
function columnsOf(wanted: Sourced, customer: string | null, { view, slot }: Choice): Columns {
  const { service } = view;
  const { status } = entry(wanted.held, (service.depositCents ?? 0) > 0);
  const now = view.now.toISOString();
  return {
    ...newColumns(wanted),
    id: newId("bkg"),
    status,
    stage: initialStage(service.kind, view.catalog.initial),
    service_id: service.id,
    customer_id: customer,
    start_at: slot ? wireTime(slot.start) : null,
    end_at: slot ? wireTime(slot.end) : null,
    hold_expires_at: expiryOf(wanted, { view, slot }),
    source: wanted.source,
    group_id: service.groupId,
    assignee_resource_id: slot ? assigneeOf(view, slot.resources) : null,
    price_cents: service.priceCents,
    currency: service.currency,
    created_at: now,
    updated_at: now,
  };
}

/** Who it is for: the customer that was found, or the one that will be made. */
function customerOf(ask: CustomerAsk | null, found: KnownCustomer | null) {
  if (found) return { known: found, newcomer: null };
  if (ask && "phone_key" in ask) return { known: ask, newcomer: ask };
  return { known: null, newcomer: null };
}

type ReceiptOf = (booking: Booking) => Receipt | undefined;

function takingOf(
  actor: StatementActor,
  wanted: Sourced,
  ask: CustomerAsk | null,
  choice: Choice,
  receiptOf: ReceiptOf,
) {
  const { view, slot } = choice;
  const { service } = view;
  const { known, newcomer } = customerOf(ask, view.customer);
  const columns = columnsOf(wanted, known?.id ?? null, choice);
  const time = slot ? timeOf(slot, service) : { resources: [], start_at: null, busy_until: null };
  const booking = toBooking({
    ...columns,
    customer_name: known?.name ?? "",
    customer_phone: known?.phone ?? null,
    customer_locale: known?.locale ?? null,
    assignee_name: nameIn(view, columns.assignee_resource_id),
    allocations: allocationsOf(time),
    undo_until: null,
    intake_missing: missingIntake(service.intakeFields, wanted.intake),
  });
  const changes = {
    status: { from: null, to: columns.status },
    start: { from: null, to: time.start_at },
    ...(wanted.override ? { override: { from: null, to: wanted.reason } } : {}),
  };
  const { events } = entry(wanted.held, (service.depositCents ?? 0) > 0);
  const taking: Taking = {
    project_id: actor.project.id,
    catalog_version: view.catalog.version,
    booking: {
      ...columns,
      notify_customer: notifiesCustomer(actor),
      contact: contactOf(ask, view.customer?.id ?? null),
    },
    newcomer,
    ...time,
    places: placesFor(service, wanted.party_size),
    one_at_a_time: time.resources.every((id) => view.catalog.resources.get(id)?.capacity === 1),
    replaces: null,
    expected_version: null,
    reason: null,
    events: events.map((type) => ({ id: newId("evt"), type })),
    event_extra: {},
    history_id: newId("stg"),
    action: "created",
    audit: auditOf(actor, "booking.created", changes),
    receipt: receiptOf(booking) ?? null,
  };
  return { booking, taking };
}

/** A queue service has no time to choose; everything else is still checked. */
async function queued(actor: StatementActor, wanted: NewBooking, customer: CustomerKey | undefined): Promise<Choice> {
  const now = Math.floor(actor.now.getTime() / 60_000);
  const view = await readAvailability(actor, wanted.service_id, { from: now, to: now }, customer ? { customer } : {});
  if (!view) throw notFound("service", wanted.service_id);
  if (view.service.kind !== "queue") {
    throw invalid({ pointer: "#/start", detail: "This service needs a start.", code: "required" });
  }
  if (wanted.resource_ids.length > 0) throw invalid(faultOf("unfit_resources"));
  if (!view.service.active) throw invalid(faultOf("service_inactive"));
  if (wanted.party_size > view.service.maxParty) throw invalid(faultOf("party_too_large"));
  if (customer && "id" in customer && !view.customer) throw notFound("customer", customer.id);
  return { view, slot: null };
}

const keyOf = (ask: CustomerAsk | null): CustomerKey | undefined =>
  ask ? ("phone_key" in ask ? { phone_key: ask.phone_key } : ask) : undefined;

/** A phone without a customer may belong to one who was merged: then the surviving customer is used. */
async function askAgain(actor: StatementActor, newcomer: Newcomer): Promise<CustomerAsk> {
  const id = await customerOfPhone(sqlOf(actor), actor.project.id, newcomer.phone_key);
  return id === null ? newcomer : { id };
}

/**
 * Makes a booking: one query, one decision, one statement that takes the time. A resource that refuses is left out and
 * the choice is repeated, until the time is taken or no resource is left.
 */
export async function bookTime(actor: StatementActor, wanted: NewBooking): Promise<Booking> {
  assertOverride(actor, wanted);
  const wish = customerAsk(actor, wanted.customer);
  let ask = wish;
  const source = wanted.source ?? (await sourceFor(actor, wanted.conversation_id));
  const { start } = wanted;

  const attempt = async (choice: Choice, held: boolean, receiptOf: ReceiptOf): Promise<Outcome> => {
    assertIntake(choice.view.service.intakeFields, wanted.intake);
    const { booking, taking } = takingOf(actor, { ...wanted, held, source }, ask, choice, receiptOf);
    const answer = await takeTime(actor, taking);
    if (answer.result === "ok") return { booking };
    if (answer.result === "replayed") throw new Replay(answer.kept);
    if (answer.result === "taken") return { taken: answer.resource };
    if (answer.result === "unknown_customer") {
      if (!wish || !("phone_key" in wish)) throw notFound("customer", wish?.id ?? "");
      ask = wish; // The customer with this phone was merged at this moment: another one has it now.
    }
    if (answer.result === "stale" && taking.newcomer) ask = await askAgain(actor, taking.newcomer);
    return { changed: true };
  };

  const refusals: Refusals = new Map();
  const choose = (): Promise<Choice> =>
    start === null ? queued(actor, wanted, keyOf(ask)) : chooseFor(actor, wishOf(wanted, start, keyOf(ask)), refusals);
  try {
    for (;;) {
      const outcome = await attempt(await choose(), wanted.held, (booking) => actor.receiptOf?.(booking));
      if ("booking" in outcome) return outcome.booking;
      if ("taken" in outcome) noteRefusal(refusals, outcome.taken);
    }
  } catch (error) {
    if (!wanted.hold_best || start === null || !isProblem(error) || error.code !== "slot_taken") throw error;
    throw await holdBest(
      actor,
      () => wishOf(wanted, start, keyOf(ask)),
      (choice, receiptOf) => attempt(choice, true, receiptOf),
    );
  }
}

const wishOf = (wanted: NewBooking, start: string, customer: CustomerKey | undefined): Wish => ({
  serviceId: wanted.service_id,
  start,
  partySize: wanted.party_size,
  picks: wanted.resource_ids,
  override: wanted.override,
  ...(customer ? { customer } : {}),
  moving: null,
});
