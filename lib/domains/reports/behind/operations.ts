import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { BookingPage } from "@/lib/domains/bookings/schema";
import { listBehind } from "@/lib/domains/reports/behind/list";
import { BehindBookingsQuery, BehindTasksQuery } from "@/lib/domains/reports/behind/schema";

const tag = "Reports";
const read = scope("bookings:read");

export const listReportBookings = operation({
  id: "listReportBookings",
  method: "GET",
  path: "/reports/bookings/list",
  access: read,
  tag,
  summary: "List the bookings behind a figure",
  description:
    "Which bookings a number of the report on bookings counts, by start: with the same dates and `by`, the `key` of its row and the code of its figure there are as many as the report says.",
  query: BehindBookingsQuery,
  output: BookingPage,
  tool: {
    title: "List bookings behind a figure",
    description:
      "Use it after a report on bookings to see which bookings a number is made of, such as the late cancellations of one service: the same from, to and by, the row's key and the figure's code.",
  },
  handle: ({ actor, query }) =>
    paginate(actor, "report bookings", query, {
      fetch: (after, take) => listBehind(actor, "bookings", query, after, take),
      position: ({ start, id }) => [start, id],
    }),
});

export const listReportTasks = operation({
  id: "listReportTasks",
  method: "GET",
  path: "/reports/tasks/list",
  access: read,
  tag,
  summary: "List the tasks behind a figure",
  description:
    "Which tasks a number of the report on tasks counts, by when they were made: with the same dates and `by`, the `key` of its row and the code of its figure there are as many as the report says.",
  query: BehindTasksQuery,
  output: BookingPage,
  tool: {
    title: "List tasks behind a figure",
    description:
      "Use it after a report on tasks to see which tasks a number is made of, such as those that were late: the same from, to and by, the row's key and the figure's code.",
  },
  handle: ({ actor, query }) =>
    paginate(actor, "report tasks", query, {
      fetch: (after, take) => listBehind(actor, "tasks", query, after, take),
      position: ({ created_at, id }) => [created_at, id],
    }),
});
