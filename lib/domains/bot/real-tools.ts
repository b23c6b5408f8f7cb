import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inSql, inTransaction, reader, sqlOf } from "@/lib/core/db";
import { readVisitorPhone } from "@/lib/core/phone/visitor-phone";
import { homeCountry } from "@/lib/core/phone/workspace-phone";
import { isProblem } from "@/lib/core/problem";
import { cut } from "@/lib/core/text/cut";
import { longestText } from "@/lib/core/wire/wire";
import { followBooking } from "@/lib/domains/booking-page/links/store";
import { findSettings } from "@/lib/domains/booking-page/store";
import { linkToken, linkUrl, visitorKey } from "@/lib/domains/booking-page/tokens";
import { assertHoldRoom } from "@/lib/domains/booking-page/visitors/room";
import { noteHold } from "@/lib/domains/booking-page/visitors/store";
import { bookTime } from "@/lib/domains/bookings/book-time";
import { changeBooking } from "@/lib/domains/bookings/change";
import { createBooking } from "@/lib/domains/bookings/create";
import { confirmHold } from "@/lib/domains/bookings/holds/confirm";
import { releaseHold } from "@/lib/domains/bookings/holds/release";
import { moveBooking } from "@/lib/domains/bookings/moves/transition";
import { firstVisits, ownVisits } from "@/lib/domains/bookings/own-visits";
import { rescheduleBooking } from "@/lib/domains/bookings/reschedule";
import { type Booking, type ConfirmHoldBody, CreateBookingBody, type CustomerRef } from "@/lib/domains/bookings/schema";
import { findBooking } from "@/lib/domains/bookings/store";
import type { BookingFacts, Details, Lost, Tools } from "@/lib/domains/bot/dialogue/tools";
import { openingOn } from "@/lib/domains/bot/hours";
import { isNameless } from "@/lib/domains/bot/name-contact";
import { placeOf } from "@/lib/domains/bot/place";
import {
  type Catalog,
  type Contact,
  findContact,
  nameCustomer,
  readCatalog,
  selectMembers,
  selectServiceNames,
} from "@/lib/domains/bot/store";
import { selectResources } from "@/lib/domains/catalog/resources/store";
import { findService } from "@/lib/domains/catalog/services/store";
import type { Channel } from "@/lib/domains/conversations/schema";
import { claimPhone } from "@/lib/domains/customers/store";
import { listSlots } from "@/lib/domains/slots/list";
import { boundsOfDay } from "@/lib/domains/slots/zones";
import { introduceVisitor } from "@/lib/domains/webchat/booking/introduce";
import { visitorAddress } from "@/lib/domains/webchat/booking/store";

/** Whom the bot serves: everything it does is for this contact, in this turn of this conversation. */
export type Served = {
  conversation: string;
  channel: Channel;
  customer: string;
  turn: number;
  /** The country of a visitor's browser. */
  country?: string | null;
  /** Where a visitor last came from, as it is counted by; read when it is needed where this is left out. */
  address?: string | null;
};

/** The longest stretch that free times are asked for at once. */
const longestWindow = 61 * 86_400_000;

/** When a local day begins and ends, in milliseconds. */
function boundsOf(date: string, zone: string): { from: number; to: number } {
  const { from, to } = boundsOfDay(zone, Date.parse(date) / 86_400_000);
  return { from: from * 60_000, to: to * 60_000 };
}

/** A refusal that the contact can do something about; any other is a fault of ours. */
async function orLost<T>(work: () => Promise<T>): Promise<T | Lost> {
  try {
    return await work();
  } catch (error) {
    if (isProblem(error) && error.code === "rate_limited") return { lost: true, alternatives: [], crowded: true };
    if (!isProblem(error) || !["slot_taken", "validation_error"].includes(error.code)) throw error;
    return { lost: true, alternatives: (error.extra.alternatives ?? []).map(({ start }) => start) };
  }
}

/** Whether it was done; a booking that somebody else has moved, cancelled or completed meanwhile is not touched. */
const unlessOver = (work: () => Promise<unknown>): Promise<boolean> =>
  work().then(
    () => true,
    (error) => {
      if (isProblem(error) && error.code === "invalid_transition") return false;
      throw error;
    },
  );

/**
 * Whom a booking is for. In a web chat a phone is only a claim, so the booking goes to who they say they are, as the form of
 * the chat does it; elsewhere the contact is proven, and what they say of themselves is kept with them.
 */
async function customerRef(
  actor: Actor,
  { conversation, channel, customer }: Served,
  { name, phone }: Details,
): Promise<CustomerRef> {
  const tx = reader(actor);
  const { id: project } = actor.project;
  const known = await findContact(sqlOf(actor), project, customer);
  if (!known) return { id: customer };
  if (channel === "webchat" && phone !== null && known.phone === null) {
    const called = name ?? known.name;
    await introduceVisitor(tx, actor, { customer, conversation }, { name: called, phone });
    return { name: called, phone, email: null, locale: null };
  }
  const called = name !== null && isNameless(known.name) ? name : known.name;
  if (called !== known.name) await nameCustomer(tx, project, customer, called);
  const claimed = known.phone === null && phone !== null && (await claimPhone(tx, project, customer, phone, actor.now));
  const before = { name: known.name, phone: known.phone };
  const after = { name: called, phone: claimed ? phone : known.phone };
  if (claimed || called !== known.name) await audit(tx, actor, "customer.updated", customer, before, after);
  return { id: customer };
}

/** What is known of a contact. */
export function detailsOf(known: Contact | null): Details {
  if (!known) return { name: null, phone: null };
  return { name: isNameless(known.name) ? null : known.name, phone: known.phone };
}

/** Whether it is all known of the contact already: then nothing of theirs is written. */
const saysNothingNew = (known: Contact | null, { name, phone }: Details): boolean =>
  known !== null && (name === null || name === known.name) && (phone === null || known.phone !== null);

/** The hold becomes the contact's booking; what they say of themselves is kept with it. */
async function confirmFor(
  actor: Actor,
  served: Served,
  hold: string,
  details: Details,
  answers: Pick<ConfirmHoldBody, "intake">,
): Promise<Booking> {
  const { customer } = served;
  if (saysNothingNew(await findContact(sqlOf(actor), actor.project.id, customer), details))
    return confirmHold(actor, hold, { customer: { id: customer }, ...answers }, "customer");
  return inTransaction(actor, async (tx) => {
    const inside = { ...actor, tx };
    const body = { customer: await customerRef(inside, served, details), ...answers };
    const booked = await confirmHold(inside, hold, body, "customer");
    // Whoever is known keeps their name: for whom else it is stands in the notes.
    const { name } = details;
    if (name !== null && name !== booked.customer?.name) await changeBooking(inside, hold, { notes: name });
    return booked;
  });
}

/** What is done with the answer, in its transaction: when the answer is dropped, it was never done. */
export type DeferredWrite = (actor: Actor) => Promise<unknown>;

/**
 * The things that the bot does for real, by the same use cases as the API. A task for a queue cannot be taken back
 * unseen, as a hold can, and nothing keeps two of them apart: it is given to `withAnswer`. `begun`: the catalog where the
 * turn has read it already.
 */
export function realTools(
  actor: Actor,
  served: Served,
  search: Tools["search"],
  withAnswer: (write: DeferredWrite) => void,
  begun: Catalog | null = null,
): Tools {
  const { project } = actor;
  const { conversation, channel, customer, address: known } = served;
  const addressOf = async (): Promise<string | null> => {
    if (channel !== "webchat") return null;
    return known === undefined ? visitorAddress(sqlOf(actor), project.id, conversation) : known;
  };
  // In a web chat a phone is only a claim: whoever makes it must not reach what its owner has booked elsewhere.
  const whose = channel === "webchat" ? { conversation_id: conversation } : { customer_id: customer };
  const tx = reader(actor);
  const open = ["pending_payment", "confirmed"] as const;
  let read = begun && Promise.resolve(begun);
  /** Services and people are read together, as both are needed to understand anything. */
  const catalog = (): Promise<Catalog> => {
    read ??= readCatalog(sqlOf(actor), project.id).catch((error: unknown) => {
      read = null;
      throw error;
    });
    return read;
  };
  const factsOf = async (bookings: readonly Booking[]): Promise<BookingFacts[]> => {
    const ids = new Set(bookings.map(({ service_id }) => service_id));
    const offered = ids.size > 0 ? (await catalog()).services : [];
    const names = new Map(offered.map(({ id, name }) => [id, name]));
    // Those that are no longer offered.
    const others = [...ids].filter((id) => !names.has(id));
    if (others.length > 0)
      for (const [id, name] of await selectServiceNames(tx, project.id, others)) names.set(id, name);
    return bookings.map(({ id, service_id, start, status, resource_ids }) => ({
      id,
      service_id,
      start,
      status,
      resource_ids,
      service: names.get(service_id) ?? "",
    }));
  };
  /** The booking, where it is one that this contact may see. */
  const theirs = async (id: string) => {
    const booking = await findBooking(sqlOf(actor), project.id, id);
    const own = channel === "webchat" ? booking?.conversation_id === conversation : booking?.customer?.id === customer;
    return own ? booking : null;
  };
  /** How a hold stands that was confirmed before, for this same contact. */
  const confirmedBefore = async (hold: string) => {
    const booking = await theirs(hold);
    return open.find((status) => status === booking?.status) ?? null;
  };
  const release = async (hold: string): Promise<void> => {
    await releaseHold(actor, hold).catch((error) => {
      if (!isProblem(error)) throw error; // Expired or confirmed meanwhile: nothing is left to give back.
    });
  };
  /** Whether a turn that was overtaken has moved it there already. */
  const movedBefore = async (id: string, start: string): Promise<true | null> => {
    const before = await findBooking(sqlOf(actor), project.id, id);
    if (!before?.rescheduled_to_id) return null;
    const after = await findBooking(sqlOf(actor), project.id, before.rescheduled_to_id);
    return after?.start && Date.parse(after.start) === Date.parse(start) ? true : null;
  };
  return {
    services: async () =>
      (await catalog()).services.map(({ intake_fields, ...service }) => ({
        ...service,
        asks_place: service.kind === "queue",
        questions: intake_fields.filter(({ required }) => required),
      })),
    people: async () => (await catalog()).people,
    times: async ({ service, from, to, party, person, around, moving }) => {
      const begin = Math.max(boundsOf(from, project.timezone).from, actor.now.getTime());
      const end = Math.min(boundsOf(to, project.timezone).to, begin + longestWindow);
      if (end <= begin) return { offers: [], reason: "outside_booking_window" };
      const moved = moving ? await theirs(moving) : null;
      const { data, unavailable_reason } = await listSlots(actor, {
        service_id: service,
        from: new Date(begin).toISOString(),
        to: new Date(end).toISOString(),
        party_size: party,
        limit: 500,
        ...(person ? { resource_id: person } : {}),
        ...(around ? { around: new Date(around).toISOString() } : {}),
        ...(moved ? { booking_id: moved.id } : {}),
      });
      return { offers: data.map(({ start, resource_ids }) => ({ start, resource_ids })), reason: unavailable_reason };
    },
    hold: ({ service, offer, party }) =>
      orLost(async () => {
        const wish = CreateBookingBody.parse({
          service_id: service,
          start: offer.start,
          party_size: party,
          resource_ids: offer.resource_ids,
          customer: { id: customer },
          conversation_id: conversation,
        });
        const held = { ...wish, held: true, source: channel };
        const address = await addressOf();
        if (address === null) return { id: (await bookTime(actor, held)).id };
        const by = { address, visitor: visitorKey(conversation), phone: null };
        return inSql(actor, async (sql) => {
          await assertHoldRoom(sql, project.id, actor.now, by);
          const { id } = await bookTime({ ...actor, sql }, held);
          await noteHold(sql, project.id, id, by);
          return { id };
        });
      }),
    confirm: async (hold, { intake, ...details }) => {
      try {
        const { status } = await confirmFor(actor, served, hold, details, intake ? { intake } : {});
        return status === "pending_payment" ? status : "confirmed";
      } catch (error) {
        if (isProblem(error) && error.code === "book_with_team") {
          await release(hold);
          return "with_team";
        }
        if (isProblem(error) && ["hold_expired", "invalid_transition"].includes(error.code))
          return confirmedBefore(hold);
        throw error;
      }
    },
    madeOf: async (id) => {
      const followed = await followBooking(sqlOf(actor), project.id, id);
      const link = linkUrl(linkToken({ project: project.id, booking: id }));
      return { people: followed?.people ?? [], place: followed?.place ?? null, link };
    },
    release,
    queue: async ({ service, place: location, notes: words, intake, details }) => {
      const notes = words && cut(words, longestText);
      const wish = { service_id: service, conversation_id: conversation, location, notes, intake };
      withAnswer(async (inside) => {
        const ref = await customerRef(inside, served, details);
        return createBooking(inside, CreateBookingBody.parse({ ...wish, customer: ref }));
      });
    },
    contact: async () => detailsOf(customer === "" ? null : await findContact(sqlOf(actor), project.id, customer)),
    readPhone: async (typed) => readVisitorPhone(typed, homeCountry(project), served.country ?? null),
    onlyThisChat: channel === "webchat",
    bookings: async () => {
      const from = actor.now.toISOString();
      return factsOf(await firstVisits(actor, whose, { status: [...open], from }, 20));
    },
    visitsAt: async ({ service, start, moving }) => {
      const known = (await catalog()).services.find(({ id }) => id === service);
      const taken = known ?? (await findService(tx, project.id, service));
      const end = new Date(Date.parse(start) + (taken?.duration_minutes ?? 0) * 60_000).toISOString();
      return factsOf(await ownVisits(actor, whose, { start, end }, moving));
    },
    move: (booking, start, person) =>
      orLost(async () => {
        if (!(await theirs(booking))) return null;
        const wish = { start, resource_ids: person ? [person] : [], reason: null, override: false };
        if (await unlessOver(() => rescheduleBooking(actor, booking, wish))) return true as const;
        return movedBefore(booking, start);
      }),
    cancel: async (booking) => {
      if (!(await theirs(booking))) return false;
      if (await unlessOver(() => moveBooking(actor, booking, "cancel", { reason: null, note: null }))) return true;
      return (await theirs(booking))?.status === "cancelled";
    },
    place: async (service) => {
      const found = service === null ? null : await findService(tx, project.id, service);
      const members = await selectMembers(tx, project.id);
      const own = (found?.requirements ?? []).flatMap(({ group_id, resource_id }) =>
        resource_id !== null ? [resource_id] : (members.get(group_id ?? "") ?? []),
      );
      return placeOf(await selectResources(tx, project.id, { active: true }, null, 100), own);
    },
    opening: (day) => openingOn(project, day),
    policy: async () => (await findSettings(tx, project.id)).policy,
    search,
  };
}

/** The same answers, and no effect: for trying the bot out. */
export const dryTools = (real: Tools): Tools => ({
  ...real,
  contact: async () => ({ name: null, phone: null }),
  hold: async ({ offer }) => ({ id: `try-${Date.parse(offer.start)}` }),
  confirm: async () => "confirmed",
  madeOf: async () => ({ people: [], place: null, link: null }),
  release: async () => {},
  queue: async () => {},
  move: async () => true,
  cancel: async () => true,
});
