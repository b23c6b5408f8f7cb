import { clock } from "@/lib/core/clock";
import { inTransaction, type Tx } from "@/lib/core/db";
import type { EventName } from "@/lib/core/events";
import type { ProjectId } from "@/lib/core/ids";
import type { ForeignChannel } from "@/lib/core/vocabulary";
import { findConnection } from "@/lib/domains/channels/store";
import { announce } from "@/lib/domains/member-notices/announce";
import {
  type Announcement,
  answerersOf,
  concernedBy,
  type Facts,
  leadersOf,
  workersOf,
} from "@/lib/domains/member-notices/rules";
import {
  type BookingFacts,
  findBookingFacts,
  findMention,
  lockWaiting,
  type Member,
  memberWhoDid,
  wasTold,
} from "@/lib/domains/member-notices/store";
import { teamOf } from "@/lib/domains/member-notices/ways";
import { findEndpoint } from "@/lib/domains/webhooks/store";

/** An outbox event as a function gets it. */
export type Happened = {
  id: string;
  type: string;
  project_id: ProjectId;
  subject_id: string;
  data: Record<string, unknown>;
};

type Plan = { announcement: Announcement; to: (members: readonly Member[]) => Member[] };
type Planner = (tx: Tx, event: Happened) => Promise<Plan | null>;

const statusOf = ({ data }: Happened): unknown => (data.booking as { status?: string } | undefined)?.status;

const bookingPlan = (
  event: Happened,
  kind: "booking_created" | "booking_cancelled",
  booking: BookingFacts,
  facts: Facts,
  doer: string | null,
): Plan => {
  const { service_id, customer_id, start, resources, queued } = booking;
  return {
    announcement: {
      kind,
      event_id: event.id,
      subject_id: event.subject_id,
      facts: { service_id, customer_id, start, ...facts },
      link: `/${queued ? "inbox" : "calendar"}/${event.subject_id}`,
      escalates: false,
    },
    to: (members) => concernedBy(members, resources, doer),
  };
};

/** A booking is announced once: a later deposit does not announce it again. */
const bookingMade =
  (about: "confirmed" | "awaiting_deposit"): Planner =>
  async (tx, event) => {
    const { project_id: project, subject_id: id } = event;
    const booking = await findBookingFacts(tx, project, id);
    if (!booking || (await wasTold(tx, project, id, "booking_created"))) return null;
    const did = ["booking.created", "booking.confirmed", "booking.pending_payment", "booking.deposit_received"];
    const doer = await memberWhoDid(tx, project, id, did);
    return bookingPlan(event, "booking_created", booking, { about }, doer);
  };

/** A released hold notifies nobody; an announced booking whose deposit was not paid does. */
const bookingCancelled: Planner = async (tx, event) => {
  const { project_id: project, subject_id: id } = event;
  const expired = statusOf(event) === "expired";
  if (expired && !(await wasTold(tx, project, id, "booking_created"))) return null;
  const booking = await findBookingFacts(tx, project, id);
  if (!booking) return null;
  const doer = expired ? null : await memberWhoDid(tx, project, id, ["booking.cancelled"]);
  return bookingPlan(event, "booking_cancelled", booking, { about: expired ? "expired" : "cancelled" }, doer);
};

/** The former and the new assignee are both notified, with both times. */
const bookingMoved: Planner = async (tx, event) => {
  const { project_id: project, subject_id: id, data } = event;
  const booking = await findBookingFacts(tx, project, id);
  const old = await findBookingFacts(tx, project, String(data.old_booking_id));
  if (!booking) return null;
  const doer = await memberWhoDid(tx, project, id, ["booking.rescheduled", "booking.undone"]);
  const resources = [...booking.resources, ...(old?.resources ?? [])];
  const facts: Facts = { about: "rescheduled", before: old?.start ?? null };
  return bookingPlan(event, "booking_cancelled", { ...booking, resources }, facts, doer);
};

const taskTaken: Planner = async (tx, event) => {
  const { project_id: project, subject_id: id } = event;
  const booking = await findBookingFacts(tx, project, id);
  if (!booking?.assignee) return null;
  const { service_id, customer_id, start, assignee } = booking;
  const doer = await memberWhoDid(tx, project, id, ["booking.taken"]);
  return {
    announcement: {
      kind: "task_assigned",
      event_id: event.id,
      subject_id: id,
      facts: { service_id, customer_id, start },
      link: `/inbox/${id}`,
      escalates: false,
    },
    to: (members) => workersOf(members, [assignee], doer),
  };
};

const waitingPlan =
  (about: "handed_over" | "unanswered"): Planner =>
  async (tx, event) => {
    const { project_id: project, subject_id: id } = event;
    const waiting = await lockWaiting(tx, project, id);
    if (!waiting) return null;
    // While a notice about unread messages is pending, further messages add none.
    if (about === "unanswered" && (await wasTold(tx, project, id, "conversation_waiting", waiting.since))) return null;
    const { customer_id, channel, assignee_id } = waiting;
    return {
      announcement: {
        kind: "conversation_waiting",
        event_id: event.id,
        subject_id: id,
        facts: { about, customer_id, channel },
        link: `/conversations/${id}`,
        escalates: about === "handed_over" || event.type === "conversation.team_asked",
      },
      to: (members) => answerersOf(members, assignee_id),
    };
  };

/** Those whom a note names, unless it was removed meanwhile. */
const noteAdded: Planner = async (tx, { id, project_id: project, subject_id, data }) => {
  const note = await findMention(tx, project, String(data.note_id));
  if (!note) return null;
  const { mentions, author, channel, customer_id } = note;
  return {
    announcement: {
      kind: "mentioned",
      event_id: id,
      subject_id,
      facts: { customer_id, channel, author: author.name },
      link: `/conversations/${subject_id}`,
      escalates: false,
    },
    to: (members) => members.filter((member) => mentions.includes(member.id) && member.id !== author.id),
  };
};

/** Skipped when the channel was reconnected meanwhile. */
const channelBroken: Planner = async (tx, { id, project_id: project, subject_id: channel }) => {
  const connection = await findConnection(tx, project, channel as ForeignChannel);
  if (!connection?.broken_at) return null;
  return {
    announcement: {
      kind: "channel_trouble",
      event_id: id,
      subject_id: channel,
      facts: { channel, reason: connection.broken_reason ?? "" },
      link: "/channels",
      escalates: false,
    },
    to: leadersOf,
  };
};

const webhookOff: Planner = async (tx, { id, project_id: project, subject_id }) => {
  const endpoint = await findEndpoint(tx, project, subject_id, clock.now());
  if (!endpoint || endpoint.active) return null;
  return {
    announcement: {
      kind: "webhook_trouble",
      event_id: id,
      subject_id,
      facts: { url: endpoint.url, reason: endpoint.last_failure?.detail ?? "" },
      link: `/settings/webhooks/${subject_id}`,
      escalates: false,
    },
    to: leadersOf,
  };
};

const planners = {
  "booking.created": async (tx, event) =>
    statusOf(event) === "pending_payment" ? bookingMade("awaiting_deposit")(tx, event) : null,
  "booking.pending_payment": bookingMade("awaiting_deposit"),
  "booking.confirmed": bookingMade("confirmed"),
  "booking.cancelled": bookingCancelled,
  "booking.rescheduled": bookingMoved,
  "booking.taken": taskTaken,
  "conversation.handed_over": waitingPlan("handed_over"),
  "conversation.team_asked": waitingPlan("unanswered"),
  "conversation.note_added": noteAdded,
  "channel.broken": channelBroken,
  "webhook_endpoint.deactivated": webhookOff,
} as const satisfies Partial<Record<EventName, Planner>>;

export type ToldEvent = keyof typeof planners;
/** Events that notify the team by themselves; automations do so in their own transaction. */
export const toldEvents = Object.keys(planners) as ToldEvent[];

const carryOut = (event: Happened, plan: Planner): Promise<number> =>
  inTransaction({}, async (tx) => {
    const planned = await plan(tx, event);
    if (!planned) return 0;
    const members = planned.to(await teamOf(tx, event.project_id));
    return announce(tx, event.project_id, planned.announcement, members, clock.now());
  });

/**
 * Creates notices for outbox events. The recipients are determined here and not in the booking's transaction, which
 * should not wait for that. The outbox loses no event, and the unique key of member and event makes a second run
 * harmless.
 */
export async function tellTeam(events: readonly Happened[]): Promise<number> {
  let made = 0;
  for (const event of events) {
    const plan: Planner | undefined = planners[event.type as ToldEvent];
    if (plan) made += await carryOut(event, plan);
  }
  return made;
}

/** Whether people have to answer this conversation, and have something to read there. */
export const isWaiting = async (project: ProjectId, conversation: string): Promise<boolean> =>
  (await inTransaction({}, (tx) => lockWaiting(tx, project, conversation))) !== null;

/** A contact's message that nobody has seen for a while, in a conversation answered by people. */
export const tellWaiting = (event: Happened): Promise<number> => carryOut(event, waitingPlan("unanswered"));
