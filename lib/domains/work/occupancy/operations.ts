import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { iso } from "@/lib/core/wire/wire";
import { matesAfter, wireDay } from "@/lib/domains/work/occupancy/overview";
import {
  ResourceStats,
  StatsParams,
  StatsQuery,
  TeamOverview,
  TeamOverviewQuery,
} from "@/lib/domains/work/occupancy/schema";
import { stats } from "@/lib/domains/work/occupancy/stats";

const tag = "Work";
const read = scope("bookings:read");

export const getTeamOverview = operation({
  id: "getTeamOverview",
  method: "GET",
  path: "/team/overview",
  access: read,
  tag,
  summary: "Get the team overview",
  description: "A row for each active person, by name: now, today, and when there is time again.",
  query: TeamOverviewQuery,
  output: TeamOverview,
  tool: {
    title: "Read team overview",
    description: "Use it to see who is free, busy or off right now, how full their day is, and when each is free next.",
  },
  handle: async ({ actor, query }) => ({
    at: iso(actor.now),
    day: wireDay(actor),
    ...(await paginate(actor, "team-overview", query, {
      fetch: (after, take) => matesAfter(actor, after, take),
      position: ({ name, resource_id }) => [name, resource_id],
    })),
  }),
});

export const getResourceStats = operation({
  id: "getResourceStats",
  method: "GET",
  path: "/resources/{id}/stats",
  access: read,
  tag,
  summary: "Get a resource's statistics",
  description: "Minutes open and booked, and how the bookings ended, in a time that is asked for.",
  params: StatsParams,
  query: StatsQuery,
  output: ResourceStats,
  errors: ["not_found"],
  tool: {
    title: "Read resource statistics",
    description:
      "Use it for one resource's figures over a period: bookings by status, use of its open hours, no-shows.",
  },
  handle: ({ actor, params, query }) => stats(actor, params.id, query),
});
