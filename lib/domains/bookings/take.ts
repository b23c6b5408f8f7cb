import type { Actor } from "@/lib/core/actor";
import { type Sql, sqlOf } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { newId } from "@/lib/core/ids";
import { invalid, isProblem, notFound, Problem } from "@/lib/core/problem";
import { chooseFor, noteRefusal, type Refusals, type Wish } from "@/lib/domains/bookings/choose";
import { authorship, customerAsk } from "@/lib/domains/bookings/customer";
import { intakeFaults } from "@/lib/domains/bookings/intake";
import { entry, faultOf, sourceOf } from "@/lib/domains/bookings/rules";
import type { Booking, CreateBookingBody, Source } from "@/lib/domains/bookings/schema";
import { initialStage } from "@/lib/domains/bookings/stage";
import { type CustomerAsk, customerFor, type Taking, takeTime } from "@/lib/domains/bookings/store";
import type { CatalogService } from "@/lib/domains/slots/catalog";
import { look, type View } from "@/lib/domains/slots/look";
import { placesFor } from "@/lib/domains/slots/rules";
import type { Slot } from "@/lib/domains/slots/snapshot";

const wireTime = (minute: number): string => new Date(minute * 60_000).toISOString();

/** A walk-in is a team member's to make, and needs a reason. */
export function assertOverride(actor: Actor, { override, reason }: { override: boolean; reason: string | null }): void {
  if (!override) return;
  if (actor.identity.type !== "member") {
    throw new Problem("insufficient_scope", { detail: "To override the hours needs a team member's session." });
  }
  if (!reason) throw invalid({ pointer: "#/reason", detail: "An override needs a reason.", code: "required" });
}

export const auditOf = (actor: Actor, action: string, changes: Taking["audit"]["changes"]): Taking["audit"] => ({
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

export const namesIn =
  ({ catalog }: View) =>
  (resource: string): string =>
    catalog.resources.get(resource)?.name ?? "";

/** The first person among the resources does the work. */
export const assigneeOf = ({ catalog }: View, resources: readonly string[]): string | null =>
  resources.find((id) => catalog.resources.get(id)?.kind === "person") ?? null;

/** What a wish for a new booking brings, whether it is held first or not. */
export type NewBooking = CreateBookingBody & { held: boolean; source?: Source };

function takingOf(
  actor: Actor,
  wanted: NewBooking,
  customer: CustomerAsk | null,
  { view, slot }: { view: View; slot: Slot | null },
): Taking {
  const { service } = view;
  const { status, events } = entry(wanted.held, (service.depositCents ?? 0) > 0);
  const time = slot ? timeOf(slot, service) : { resources: [], start_at: null, busy_until: null };
  const booking = {
    id: newId("bkg"),
    status,
    stage: initialStage(service.kind, view.catalog.initial),
    service_id: service.id,
    start_at: time.start_at,
    end_at: slot ? wireTime(slot.end) : null,
    due_at: wanted.due_at,
    party_size: wanted.party_size,
    priority: wanted.priority,
    tags: wanted.tags,
    source: wanted.source ?? sourceOf(actor.identity),
    notes: wanted.notes,
    intake: wanted.intake,
    location: wanted.location?.formatted ?? null,
    lat: wanted.location?.lat ?? null,
    lng: wanted.location?.lng ?? null,
    group_id: service.groupId,
    assignee_resource_id: slot ? assigneeOf(view, slot.resources) : null,
    price_cents: service.priceCents,
    currency: service.currency,
    conversation_id: wanted.conversation_id,
  };
  const changes = {
    status: { from: null, to: status },
    start: { from: null, to: time.start_at },
    ...(wanted.override ? { override: { from: null, to: wanted.reason } } : {}),
  };
  return {
    project_id: actor.project.id,
    catalog_version: view.catalog.version,
    booking,
    customer,
    ...time,
    places: placesFor(service, wanted.party_size),
    one_at_a_time: time.resources.every((id) => view.catalog.resources.get(id)?.capacity === 1),
    hold_seconds: wanted.held ? env().HOLD_SECONDS : null,
    replaces: null,
    expected_version: null,
    reason: null,
    events: events.map((type) => ({ id: newId("evt"), type })),
    event_extra: {},
    history_id: newId("stg"),
    action: "created",
    audit: auditOf(actor, "booking.created", changes),
  };
}

/** A service that waits in a queue has no time to choose; what else could be wrong with it still can. */
async function queued(actor: Actor, wanted: NewBooking): Promise<{ view: View; slot: null }> {
  const now = Math.floor(actor.now.getTime() / 60_000);
  const view = await look(actor, wanted.service_id, { from: now, to: now });
  if (!view) throw notFound("service", wanted.service_id);
  if (view.service.kind !== "queue") {
    throw invalid({ pointer: "#/start", detail: "This service needs a start.", code: "required" });
  }
  if (wanted.resource_ids.length > 0) throw invalid(faultOf("unfit_resources"));
  if (!view.service.active) throw invalid(faultOf("service_inactive"));
  if (wanted.party_size > view.service.maxParty) throw invalid(faultOf("party_too_large"));
  return { view, slot: null };
}

function assertIntake(service: CatalogService, intake: NewBooking["intake"]): void {
  const faults = intake ? intakeFaults(service.intakeFields, intake) : [];
  if (faults.length > 0) throw invalid(...faults);
}

/** An unknown customer is told before a lost time is. */
async function unlessUnknown(actor: Actor, customer: NewBooking["customer"], error: unknown): Promise<never> {
  const lost = isProblem(error) && error.code === "slot_taken";
  if (lost && customer && "id" in customer) {
    const known = await customerFor(sqlOf(actor), actor.project.id, customer, authorship(actor));
    if (known === null) throw notFound("customer", customer.id);
  }
  throw error;
}

/**
 * Makes a booking in one step of the database. A resource that refuses is left out and the choice made again,
 * until the time is ours or nobody is left who could serve it.
 */
export async function takeNew(sql: Sql, actor: Actor, wanted: NewBooking): Promise<Booking> {
  const as = { ...actor, sql };
  assertOverride(actor, wanted);
  const customer = customerAsk(wanted.customer);
  const refusals: Refusals = new Map();
  for (;;) {
    const choosing = wanted.start === null ? queued(as, wanted) : chooseFor(as, wishOf(wanted, wanted.start), refusals);
    const choice = await choosing.catch((error) => unlessUnknown(as, wanted.customer, error));
    assertIntake(choice.view.service, wanted.intake);
    // No channel keeps conversations yet, so that none can be named.
    if (wanted.conversation_id !== null) throw notFound("conversation", wanted.conversation_id);
    const answer = await takeTime(sql, takingOf(actor, wanted, customer, choice), namesIn(choice.view));
    if (answer.result === "ok") return answer.booking;
    if (answer.result === "unknown_customer") throw notFound("customer", customer?.id ?? "");
    if (answer.result === "taken") noteRefusal(refusals, answer.resource);
  }
}

const wishOf = (wanted: NewBooking, start: string): Wish => ({
  serviceId: wanted.service_id,
  start,
  partySize: wanted.party_size,
  picks: wanted.resource_ids,
  override: wanted.override,
  moving: null,
});
