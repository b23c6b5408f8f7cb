import type { Actor } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import { isProblem, notFound } from "@/lib/core/problem";
import { type Followed, followBooking } from "@/lib/domains/booking-page/links/store";
import { linkToken, linkUrl } from "@/lib/domains/booking-page/tokens";
import { chooseFor, type Wish } from "@/lib/domains/bookings/choose";
import { findTerms } from "@/lib/domains/bookings/holds/store";
import { missingFields } from "@/lib/domains/bookings/intake";
import { deadlinesAt } from "@/lib/domains/bookings/reschedule";
import { depositDeadline } from "@/lib/domains/bookings/rules";
import { sayOf, templateFor, type Visit } from "@/lib/domains/notices/compose";
import { isOff, outlookTo, wordsTo } from "@/lib/domains/notices/preview";
import { languageOf } from "@/lib/domains/notices/rules";
import type { NoticeReach, NoticeReachQuery } from "@/lib/domains/notices/schema";
import {
  findReachable,
  placeAndPeople,
  type Reachable,
  selectAddressees,
  strangerAmong,
  whatsappWorks,
} from "@/lib/domains/notices/store";

/** A visit that does not stand yet, the link to it, and when it was before. */
type Planned = { visit: Visit; link: string; was: string | null };

/** The link is made with the booking. */
const linkToCome = () => linkUrl("…");

/** Where a time would be had and with whom, or null where it cannot be had. */
async function taken(actor: Actor, wish: Wish) {
  const chosen = await chooseFor(actor, wish, new Map()).catch((problem) => {
    if (!isProblem(problem) || problem.code === "not_found") throw problem;
    return null;
  });
  if (!chosen) return null;
  const { view, slot } = chosen;
  return { service: view.service, ...(await placeAndPeople(sqlOf(actor), actor.project.id, slot.resources)) };
}

const linkTo = ({ project }: Actor, { root }: Followed): string =>
  linkUrl(linkToken({ project: project.id, booking: root }));

async function movedVisit(actor: Actor, followed: Followed, asked: NoticeReachQuery): Promise<Planned | null> {
  const { booking } = followed;
  const { start, resource_ids = [], override } = asked;
  if (start === undefined) return null;
  const had = await taken(actor, {
    serviceId: booking.service_id,
    start,
    partySize: booking.party_size,
    picks: resource_ids,
    override,
    moving: {
      id: booking.id,
      start: booking.start,
      resources: booking.allocations.map(({ resource_id }) => resource_id),
    },
  });
  if (!had) return null;
  const visit = {
    ...followed,
    people: had.people,
    place: booking.location?.formatted ?? had.place,
    booking: { ...booking, ...deadlinesAt(booking, actor.now, start), start, attending_since: null },
  };
  return { visit, link: linkTo(actor, followed), was: booking.start };
}

/** How long its deposit may stay unpaid, where it is told that there is one. */
async function deadlineOf(actor: Actor, { kind }: NoticeReachQuery, service: string, start: string | null) {
  if (kind !== "reserved") return null;
  const { depositMinutes } = await findTerms(sqlOf(actor), actor.project.id, service);
  return depositMinutes === null ? null : depositDeadline(actor.now, depositMinutes, start);
}

async function confirmedVisit(actor: Actor, followed: Followed, asked: NoticeReachQuery): Promise<Planned> {
  const { booking, unanswered } = followed;
  const visit = {
    ...followed,
    unanswered: unanswered.filter(({ key }) => !asked.answered?.includes(key)),
    booking: {
      ...booking,
      hold_expires_at: await deadlineOf(actor, asked, booking.service_id, booking.start),
      confirm_by: null,
    },
  };
  return { visit, link: linkTo(actor, followed), was: null };
}

async function newVisit(actor: Actor, service: string, asked: NoticeReachQuery): Promise<Planned | null> {
  const { start, party_size, resource_ids = [], override, answered = [] } = asked;
  if (start === undefined) return null;
  const wish = { serviceId: service, start, partySize: party_size, picks: resource_ids, override, moving: null };
  const had = await taken(actor, wish);
  if (!had) return null;
  const visit = {
    service: had.service,
    people: had.people,
    place: had.place,
    unanswered: missingFields(had.service.intakeFields, null).filter(({ key }) => !answered.includes(key)),
    booking: {
      start,
      hold_expires_at: await deadlineOf(actor, asked, service, start),
      confirm_by: null,
      attending_since: null,
      cancel_reason: null,
    },
  };
  return { visit, link: linkToCome(), was: null };
}

/** The visit that is asked about; null where too little is known of it. */
async function plannedVisit(actor: Actor, followed: Followed | null, asked: NoticeReachQuery): Promise<Planned | null> {
  if (followed)
    return asked.kind === "moved" ? movedVisit(actor, followed, asked) : confirmedVisit(actor, followed, asked);
  return asked.service_id === undefined ? null : newVisit(actor, asked.service_id, asked);
}

/** A customer of whom nothing but a phone, and perhaps a name, is known. Which e-mail address they have does not matter. */
const newcomer = { id: "", name: "", phone: "", email: null, locale: null, stopped: false, forgotten: false };

async function whomToTell(actor: Actor, followed: Followed | null, asked: NoticeReachQuery): Promise<Reachable> {
  const { project, now } = actor;
  const sql = sqlOf(actor);
  const { customer_id: id, customer_name: name = "", conversation_id: talk = null } = asked;
  if (id !== undefined) {
    const conversation = followed?.booking.conversation_id ?? talk;
    const known = await findReachable(sql, project.id, id, { conversation, now });
    if (!known) throw notFound("customer", id);
    return known;
  }
  const [of] = followed ? await selectAddressees(sql, project.id, [followed.booking.id], now) : [];
  if (of) return of;
  return {
    customer: { ...newcomer, name, email: asked.customer_has_email ? "" : null },
    conversations: [],
    whatsapp: await whatsappWorks(sql, project.id, now),
  };
}

/** How somebody would be told of what is about to be done, and in which words where its time is known. */
export async function noticeReach(actor: Actor, asked: NoticeReachQuery): Promise<NoticeReach> {
  const { project, now } = actor;
  const { kind, booking_id: id } = asked;
  const sql = sqlOf(actor);
  const followed = id === undefined ? null : await followBooking(sql, project.id, id);
  if (id !== undefined && !followed) throw notFound("booking", id);
  const stranger = await strangerAmong(reader(actor), project.id, asked);
  if (stranger) throw notFound(stranger.kind, stranger.id);
  const to = await whomToTell(actor, followed, asked);
  const planned = await plannedVisit(actor, followed, asked);
  const template = await templateFor(sql, project, kind, languageOf(to.customer.locale, project.locale));
  const outlook = outlookTo(to, template !== null, await isOff(actor, kind));
  if (!planned) return { ...outlook, words: null };
  const { visit, link, was } = planned;
  const begun = visit.booking.start !== null && Date.parse(visit.booking.start) <= now.getTime();
  if (begun) return { way: null, cause: "begun", words: null };
  const said = await sayOf(sql, project, kind, visit, { to: to.customer, link, was });
  return { ...outlook, words: await wordsTo(actor, kind, to, said) };
}
