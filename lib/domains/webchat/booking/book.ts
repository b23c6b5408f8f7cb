import { type Actor, asVisitor, type VisitorIdentity } from "@/lib/core/actor";
import { inTransaction, reader, sqlOf, type Tx } from "@/lib/core/db";
import { networkOf } from "@/lib/core/network/network";
import { workspacePhone } from "@/lib/core/phone/workspace-phone";
import { notFound } from "@/lib/core/problem";
import type { Language } from "@/lib/core/vocabulary";
import { followBooking } from "@/lib/domains/booking-page/links/store";
import { addressKey, linkToken, linkUrl, visitorKey } from "@/lib/domains/booking-page/tokens";
import { assertHoldRoom, refusalUntil } from "@/lib/domains/booking-page/visitors/room";
import { noteHold } from "@/lib/domains/booking-page/visitors/store";
import { bookTime } from "@/lib/domains/bookings/book-time";
import { changeBooking } from "@/lib/domains/bookings/change";
import { confirmHold } from "@/lib/domains/bookings/holds/confirm";
import { releaseHold } from "@/lib/domains/bookings/holds/release";
import { lockCount } from "@/lib/domains/bookings/holds/store";
import { namedVisits } from "@/lib/domains/bookings/own-visits";
import { type Booking, bookingDefaults, type CustomerRef } from "@/lib/domains/bookings/schema";
import { findBooking } from "@/lib/domains/bookings/store";
import { spokenAs } from "@/lib/domains/bot/dialogue/sentences-for";
import { type BookedParts, bookedOf, moneyIn, words } from "@/lib/domains/bot/dialogue/words";
import { replyAutomatically } from "@/lib/domains/conversations/messages/send";
import { listSlots } from "@/lib/domains/slots/list";
import type { SlotQuery } from "@/lib/domains/slots/schema";
import { introduceVisitor } from "@/lib/domains/webchat/booking/introduce";
import type {
  ConfirmWebchatHoldBody,
  CreateWebchatHoldBody,
  WebchatBooking,
  WebchatHold,
  WebchatSlotList,
} from "@/lib/domains/webchat/booking/schema";
import { bookableName, conversationOfBooking, holdEnds, phoneOf } from "@/lib/domains/webchat/booking/store";
import { confirmationText, languageFor, mostHolds, webchatAuthor } from "@/lib/domains/webchat/rules";
import { webchatLanguages } from "@/lib/domains/webchat/schema";
import { findSite } from "@/lib/domains/webchat/store";

const shown = (booking: Booking): WebchatBooking => {
  const { id, status, service_id, start, end, party_size, hold_expires_at, price_cents, currency } = booking;
  return { id, status, service_id, start, end, party_size, hold_expires_at, price_cents, currency };
};

/** Free times, without their resources. */
export async function freeTimes(actor: Actor, query: SlotQuery): Promise<WebchatSlotList> {
  const { data, unavailable_reason } = await listSlots(actor, query);
  return { data: data.map(({ start, end }) => ({ start, end })), unavailable_reason };
}

/** Holds a time in the visitor's own conversation. */
export const holdTime = (actor: Actor, body: CreateWebchatHoldBody): Promise<WebchatHold> =>
  inTransaction(actor, async (tx) => {
    const { conversation_id } = asVisitor(actor);
    const project = actor.project.id;
    if ((await bookableName(tx, project, body.service_id)) === null) throw notFound("service", body.service_id);
    await lockCount(sqlOf({ tx }), project, conversation_id);
    const ends = await holdEnds(tx, project, conversation_id, actor.now);
    const last = ends[ends.length - mostHolds];
    if (last) {
      const words = `At most ${mostHolds} times can be held at once: confirm one, give one back, or wait`;
      throw refusalUntil(last.getTime(), actor.now, (wait) => `${words} ${wait} seconds.`);
    }
    const by = {
      address: addressKey(networkOf(actor.address ?? "unknown")),
      visitor: visitorKey(conversation_id),
      phone: null,
    };
    await assertHoldRoom(sqlOf({ tx }), project, actor.now, by);
    const booking = await bookTime(
      { ...actor, tx },
      {
        ...bookingDefaults,
        ...body,
        held: true,
        conversation_id,
        source: "webchat",
      },
    );
    await noteHold(sqlOf({ tx }), project, booking.id, by);
    const { id, start, end } = booking;
    const own_visits = start && end ? await namedVisits({ ...actor, tx }, { conversation_id }, { start, end }, id) : [];
    return { ...shown(booking), own_visits };
  });

/** A hold of another conversation is not found. */
async function assertOwn(tx: Tx, actor: Actor, id: string): Promise<VisitorIdentity> {
  const visitor = asVisitor(actor);
  const owner = await conversationOfBooking(tx, actor.project.id, id);
  if (owner !== visitor.conversation_id) throw notFound("hold", id);
  return visitor;
}

/** What became of a hold of the visitor's own. */
export async function ownTime(actor: Actor, id: string): Promise<WebchatBooking> {
  await assertOwn(reader(actor), actor, id);
  const booking = await findBooking(sqlOf(actor), actor.project.id, id);
  if (!booking) throw notFound("hold", id);
  return shown(booking);
}

/** The customer: as the visitor says now, or the conversation's if their phone is known. */
async function customerOf(
  tx: Tx,
  actor: Actor,
  visitor: VisitorIdentity,
  { customer }: ConfirmWebchatHoldBody,
): Promise<CustomerRef | null> {
  const project = actor.project.id;
  if (!customer) return (await phoneOf(tx, project, visitor.id)) === null ? null : { id: visitor.id };
  const { name, email } = customer;
  const phone = workspacePhone(actor.project, customer.phone);
  await introduceVisitor(tx, actor, { customer: visitor.id, conversation: visitor.conversation_id }, { name, phone });
  return { name, phone, email, locale: languageFor(visitor.locale, webchatLanguages) };
}

/** What the message of a confirmation has below its sentence. */
async function partsOf(tx: Tx, actor: Actor, language: Language, booking: Booking): Promise<BookedParts> {
  const { id, party_size, price_cents, currency } = booking;
  const followed = await followBooking(sqlOf({ tx }), actor.project.id, id);
  return {
    person: followed?.people.join(", ") || null,
    party: party_size,
    price: price_cents ? moneyIn(spokenAs[language], price_cents, currency ?? actor.project.currency) : null,
    place: followed?.place ?? null,
    link: linkUrl(linkToken({ project: actor.project.id, booking: id })),
  };
}

/** Confirms the hold, and posts it in the conversation. */
export const confirmTime = (actor: Actor, id: string, body: ConfirmWebchatHoldBody): Promise<WebchatBooking> =>
  inTransaction(actor, async (tx) => {
    const project = actor.project.id;
    const visitor = await assertOwn(tx, actor, id);
    const customer = await customerOf(tx, actor, visitor, body);
    // The answers are checked first: a hold is not used up by answers that are refused.
    await changeBooking({ ...actor, tx }, id, { intake: body.intake });
    const booking = await confirmHold({ ...actor, tx }, id, { customer }, "customer");
    const service = (await bookableName(tx, project, booking.service_id)) ?? "";
    const language = languageFor(visitor.locale, webchatLanguages);
    const sentence = confirmationText(language, {
      service,
      start: new Date(booking.start ?? actor.now),
      timezone: actor.project.timezone,
      confirmed: booking.status === "confirmed",
    });
    const text = bookedOf(words[spokenAs[language]], sentence, await partsOf(tx, actor, language, booking));
    const name = (await findSite(tx, project))?.name ?? actor.project.name;
    await replyAutomatically(project, visitor.conversation_id, webchatAuthor(name), { text }, null, actor.now, tx);
    return shown(booking);
  });

export const releaseTime = (actor: Actor, id: string): Promise<undefined> =>
  inTransaction(actor, async (tx) => {
    await assertOwn(tx, actor, id);
    return releaseHold({ ...actor, tx }, id);
  });
