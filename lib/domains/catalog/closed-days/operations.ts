import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { closeDays as close } from "@/lib/domains/catalog/closed-days/close";
import { readCountries, readHolidays, withBookings } from "@/lib/domains/catalog/closed-days/read";
import { reopenDays as reopen, reopenDay } from "@/lib/domains/catalog/closed-days/reopen";
import {
  CloseDaysBody,
  ClosedDayPage,
  ClosedDayParams,
  ClosedDayQuery,
  ClosedDays,
  HolidayCountries,
  HolidayQuery,
  Holidays,
  ReopenDaysBody,
  ReopenedDays,
} from "@/lib/domains/catalog/closed-days/schema";
import { selectClosedDays } from "@/lib/domains/catalog/closed-days/store";

const tag = "Catalog";

export const listClosedDays = operation({
  id: "listClosedDays",
  method: "GET",
  path: "/closed-days",
  access: scope("config:read"),
  tag,
  summary: "List closed days",
  description: "The dates on which the whole business is closed, by date. `from` and `to` are both included.",
  query: ClosedDayQuery,
  output: ClosedDayPage,
  tool: {
    title: "List closed days",
    description: "Use it to see on which dates the whole business is closed, such as holidays.",
  },
  handle: async ({ actor, query }) => {
    const tx = reader(actor);
    const page = await paginate(actor, "closed-days", query, {
      fetch: (after, take) => selectClosedDays(tx, actor.project.id, query, after?.[0] ?? null, take),
      position: ({ date }) => [date],
    });
    return { ...page, data: await withBookings(tx, actor, page.data) };
  },
});

export const closeDays = operation({
  id: "closeDays",
  method: "POST",
  path: "/closed-days",
  access: scope("config:write"),
  idempotency: "optional",
  tag,
  summary: "Close the business on days",
  description:
    "No time is offered on these dates, by any service, resource or schedule, except by a schedule that has hours of its own for the date. Bookings that already stand keep their times; `bookings` counts them. A date that is closed already takes the new name.",
  body: CloseDaysBody,
  output: ClosedDays,
  success: 201,
  location: () => "/closed-days",
  tool: {
    title: "Close days",
    description:
      "Use it for holidays and other days on which nobody works: it closes the whole business. For the hours of one schedule use set_schedule_override, for one person time off.",
  },
  handle: ({ actor, body }) => close(actor, body),
});

export const reopenDays = operation({
  id: "reopenDays",
  method: "POST",
  path: "/closed-days/reopen",
  access: scope("config:write"),
  tag,
  summary: "Reopen closed days",
  description: "The dates have their usual hours again. Those that were not closed are left out of the answer.",
  body: ReopenDaysBody,
  output: ReopenedDays,
  tool: {
    title: "Reopen days",
    description: "Use it to let dates on which the whole business was closed go back to their usual hours.",
    destructive: false,
  },
  handle: ({ actor, body }) => reopen(actor, body.dates),
});

export const deleteClosedDay = operation({
  id: "deleteClosedDay",
  method: "DELETE",
  path: "/closed-days/{date}",
  access: scope("config:write"),
  tag,
  summary: "Reopen a closed day",
  description: "The date has its usual hours again.",
  params: ClosedDayParams,
  tool: {
    title: "Reopen day",
    description: "Use it to let one closed date go back to its usual hours.",
    destructive: true,
  },
  handle: ({ actor, params }) => reopenDay(actor, params.date),
});

export const listHolidays = operation({
  id: "listHolidays",
  method: "GET",
  path: "/holidays",
  access: scope("config:read"),
  tag,
  summary: "List national holidays",
  description:
    "Whole days of the official calendar of a country, by date, and whether the business is closed on each. `closeDays` closes on those that you choose.",
  query: HolidayQuery,
  output: Holidays,
  tool: {
    title: "List holidays",
    description: "Use it to find the public holidays of a country, before you close days with close_days.",
  },
  handle: ({ actor, query }) => readHolidays(actor, query),
});

export const listHolidayCountries = operation({
  id: "listHolidayCountries",
  method: "GET",
  path: "/holiday-countries",
  access: scope("config:read"),
  tag,
  summary: "List the countries with a calendar of holidays",
  description: "By name, in the workspace's language.",
  output: HolidayCountries,
  handle: ({ actor }) => readCountries(actor),
});
