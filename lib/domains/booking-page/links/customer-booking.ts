import type { Actor, Project } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { cancelRefusal, isLinkOver, moveRefusal } from "@/lib/domains/booking-page/links/rules";
import type { CustomerBooking } from "@/lib/domains/booking-page/links/schema";
import { type Followed, followBooking } from "@/lib/domains/booking-page/links/store";
import { findProject } from "@/lib/domains/booking-page/store";
import { linkToken, linkUrl, readLinkToken } from "@/lib/domains/booking-page/tokens";
import { visitorIn } from "@/lib/domains/booking-page/visitors/visitor";
import { twinById } from "@/lib/domains/test-mode/store";

export type Own = Followed & { customer: Actor };

const shown = (project: Project, followed: Followed, now: Date): CustomerBooking => {
  const { booking, root, version, service, unanswered, people, place, page, told } = followed;
  const cancel_refusal = cancelRefusal(booking, now);
  // By the first of the chain, so that a link and the page after a move say the same address.
  const token = linkToken({ project: project.id, booking: root });
  return {
    workspace: {
      name: project.name,
      slug: project.slug,
      timezone: project.timezone,
      address: page.address,
      logo_id: page.logo_id,
    },
    service: { id: service.id, name: service.name, duration_minutes: service.duration_minutes },
    status: booking.status,
    start: booking.start,
    end: booking.end,
    party_size: booking.party_size,
    people,
    place,
    price_cents: booking.price_cents,
    deposit_cents: service.deposit_cents,
    hold_expires_at: booking.hold_expires_at,
    currency: booking.currency,
    move_refusal: moveRefusal(booking, service.notice, now),
    cancel_refusal,
    attending: booking.attending_since !== null,
    confirm_by: booking.confirm_by,
    unanswered: cancel_refusal === null ? unanswered : [],
    policy: page.policy,
    notices: told.notices,
    version,
    token,
    url: linkUrl(token),
  };
};

/** A booking of the actor's project as its customer sees it. */
export async function customerBooking(actor: Actor, id: string): Promise<CustomerBooking> {
  const found = await followBooking(sqlOf(actor), actor.project.id, id);
  if (!found) throw notFound("booking", id);
  return shown(actor.project, found, actor.now);
}

/** The workspace of a signed link, even where the booking is long over. */
export async function workspaceOf(actor: Actor, token: string): Promise<Project | null> {
  const linked = readLinkToken(token);
  return linked && findProject(reader(actor), linked.project);
}

/** Whether a link leads to a booking of test mode, which has no public pages. */
export async function isTestLink(token: string): Promise<boolean> {
  const linked = readLinkToken(token);
  return linked !== null && (await twinById(linked.project.replace(/^prj_/, "tst_"))) !== null;
}

const wrongLink = () => notFound("booking", "with this link");

/** The booking of a link, even where it is long over, and its customer. */
export async function linkedBooking(actor: Actor, token: string): Promise<Own> {
  const linked = readLinkToken(token);
  const found = linked && (await followBooking(sqlOf(actor), linked.project, linked.booking));
  if (!linked || !found) throw wrongLink();
  const project = await findProject(reader(actor), linked.project);
  if (!project) throw wrongLink();
  return { ...found, customer: visitorIn(actor, project, found.booking.customer?.name) };
}

/** The same while the link is valid. */
export async function ownBooking(actor: Actor, token: string): Promise<Own> {
  const own = await linkedBooking(actor, token);
  if (isLinkOver(own.booking, actor.now)) throw wrongLink();
  return own;
}

export async function readOwn(actor: Actor, token: string): Promise<CustomerBooking> {
  const own = await ownBooking(actor, token);
  return shown(own.customer.project, own, actor.now);
}
