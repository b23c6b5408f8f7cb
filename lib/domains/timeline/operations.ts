import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import type { Actor } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import { statuses } from "@/lib/core/vocabulary";
import { customerNotFound, customerOr404 } from "@/lib/domains/customers/missing";
import { bookingsOf } from "@/lib/domains/evidence/read";
import { CustomerSummary, TimelinePage, TimelineParams, TimelineQuery } from "@/lib/domains/timeline/schema";
import { selectTimeline, summarise, type Whose } from "@/lib/domains/timeline/store";

type Listed = { limit: number; cursor?: string | undefined };
const pageOf = (actor: Actor, list: string, query: Listed, whose: Whose) =>
  paginate(actor, list, query, {
    fetch: (after, take) => selectTimeline(sqlOf(actor), actor.project.id, whose, after, take),
    position: ({ at, id }) => [at, id],
  });

export const listBookingTimeline = operation({
  id: "listBookingTimeline",
  method: "GET",
  path: "/bookings/{id}/timeline",
  access: scope("bookings:read"),
  tag: "Work",
  summary: "List a booking's timeline",
  description: "Newest first: changes, stages, comments, files and places, also from before it was rescheduled.",
  params: TimelineParams,
  query: TimelineQuery,
  output: TimelinePage,
  tool: {
    title: "Read a booking's timeline",
    description: "Use it to find out what happened to a booking and who did it, newest first.",
  },
  handle: async ({ actor, params, query }) => {
    await bookingsOf(actor, params.id);
    return pageOf(actor, `timeline of ${params.id}`, query, { booking: params.id });
  },
});

export const listCustomerTimeline = operation({
  id: "listCustomerTimeline",
  method: "GET",
  path: "/customers/{id}/timeline",
  access: scope("customers:read"),
  tag: "Customers",
  summary: "List a customer's timeline",
  description: "Newest first: their bookings' life, files, comments and changes of their data.",
  params: TimelineParams,
  query: TimelineQuery,
  output: TimelinePage,
  tool: {
    title: "Read a customer's timeline",
    description:
      "Use it to find out everything that happened with a person, newest first: bookings, changes, comments.",
  },
  handle: async ({ actor, params, query }) => {
    await customerOr404(reader(actor), actor.project.id, params.id);
    return pageOf(actor, `timeline of ${params.id}`, query, { customer: params.id });
  },
});

export const getCustomerSummary = operation({
  id: "getCustomerSummary",
  method: "GET",
  path: "/customers/{id}/summary",
  access: scope("customers:read"),
  tag: "Customers",
  summary: "Get a customer's statistics",
  description: "Bookings by status, the next and the last one, no-shows and money booked, counted now.",
  params: TimelineParams,
  output: CustomerSummary,
  tool: {
    title: "Summarise a customer",
    description:
      "Use it before you talk to or about a person: counts by status, next and last booking, no-show rate and money booked, in one answer.",
  },
  handle: async ({ actor, params }) => {
    const found = await summarise(sqlOf(actor), actor.project.id, params.id, actor.now, statuses);
    if (!found) throw await customerNotFound(reader(actor), actor.project.id, params.id);
    return found;
  },
});
