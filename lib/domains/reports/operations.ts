import { operation, scope } from "@/lib/api/operation";
import { FileOut } from "@/lib/core/wire/upload";
import { definitions } from "@/lib/domains/reports/definitions";
import { exportReport, exportTypes } from "@/lib/domains/reports/export";
import { readReport } from "@/lib/domains/reports/read";
import {
  BookingsExportQuery,
  BookingsQuery,
  BookingsReport,
  ConversationsExportQuery,
  ConversationsQuery,
  ConversationsReport,
  dimensions,
  FiguresQuery,
  OccupancyExportQuery,
  OccupancyQuery,
  OccupancyReport,
  PageExportQuery,
  PageQuery,
  PageReport,
  ReportFigures,
  TasksExportQuery,
  TasksQuery,
  TasksReport,
} from "@/lib/domains/reports/schema";

const tag = "Reports";
const read = scope("bookings:read");
const always =
  " Days are those of the workspace's time zone. The figures are never stale: what changed since it was added up is counted when it is asked for.";
const exported =
  "The rows of the report with the same parameters, a column for each figure and a row for each currency; headings say the unit of a time, in `language` or the workspace's. What a spreadsheet would run is written as text.";

export const getReportFigures = operation({
  id: "getReportFigures",
  method: "GET",
  path: "/reports/figures",
  access: read,
  tag,
  summary: "List the figures and their definitions",
  description: "What each figure of the reports means, in words, and what the rows of each report can be about.",
  query: FiguresQuery,
  output: ReportFigures,
  tool: {
    title: "Read report definitions",
    description:
      "Use it before explaining a figure of a report: it says in words how each one is counted, in which unit, and by which dimensions each report can be split.",
  },
  handle: async ({ actor, query }) => ({
    figures: definitions(query.language ?? actor.project.locale),
    dimensions: {
      bookings: [...dimensions.bookings],
      occupancy: [...dimensions.occupancy],
      tasks: [...dimensions.tasks],
      conversations: [...dimensions.conversations],
      page: [...dimensions.page],
    },
  }),
});

export const getBookingsReport = operation({
  id: "getBookingsReport",
  method: "GET",
  path: "/reports/bookings",
  access: read,
  tag,
  summary: "Report on bookings",
  description:
    "Appointments by the day on which they start: how they ended, no-shows and late cancellations, lead time, revenue by currency, new and returning customers, and the effect of reminders." +
    always,
  query: BookingsQuery,
  output: BookingsReport,
  tool: {
    title: "Report on bookings",
    description:
      "Use it for questions such as how many bookings, no-shows or late cancellations there were, how much revenue was booked or realised, or where bookings come from. Give from and to as dates, `by` for the rows (service, person, source, month …) and compare=previous for the period before.",
  },
  handle: ({ actor, query }) => readReport(actor, "bookings", query),
});

export const getOccupancyReport = operation({
  id: "getOccupancyReport",
  method: "GET",
  path: "/reports/occupancy",
  access: read,
  tag,
  summary: "Report on occupancy",
  description:
    "The open minutes of resources: booked, free, blocked by time off, and lost to gaps too short for a service. Up to 92 days ahead." +
    always,
  query: OccupancyQuery,
  output: OccupancyReport,
  tool: {
    title: "Report on occupancy",
    description:
      "Use it for how full the calendar is or was: open, booked, free, blocked and lost minutes over dates, by person, resource, group, place, day, week or month. To book a time, use list_slots.",
  },
  handle: ({ actor, query }) => readReport(actor, "occupancy", query),
});

export const getTasksReport = operation({
  id: "getTasksReport",
  method: "GET",
  path: "/reports/tasks",
  access: read,
  tag,
  summary: "Report on queue tasks",
  description:
    "Tasks of queues by the day on which they were made: how long they waited and took, and whether they were done by their due time." +
    always,
  query: TasksQuery,
  output: TasksReport,
  tool: {
    title: "Report on tasks",
    description:
      "Use it for how long tasks of a queue wait until somebody takes them, how long the work takes, and how many were done in time or late, by service, person, group, source, hour of the week or month.",
  },
  handle: ({ actor, query }) => readReport(actor, "tasks", query),
});

export const getConversationsReport = operation({
  id: "getConversationsReport",
  method: "GET",
  path: "/reports/conversations",
  access: read,
  tag,
  summary: "Report on conversations",
  description:
    "Conversations by the day on which they began: first response, resolution, what the bot handled alone, what it handed over, and in how many something was booked. `source` is the channel. No word of what was said." +
    always,
  query: ConversationsQuery,
  output: ConversationsReport,
  tool: {
    title: "Report on conversations",
    description:
      "Use it for how fast customers get their first answer, how long until conversations are resolved, and how many the bot handled alone or handed to a person, by channel, hour of the week, day or month.",
  },
  handle: ({ actor, query }) => readReport(actor, "conversations", query),
});

export const getPageReport = operation({
  id: "getPageReport",
  method: "GET",
  path: "/reports/page",
  access: read,
  tag,
  summary: "Report on the booking page",
  description:
    "How far visitors of the booking page come: how many opened it, chose a service, chose a time and booked. Each step counts once for a browser tab; no visitor is known." +
    always,
  query: PageQuery,
  output: PageReport,
  tool: {
    title: "Report on the booking page",
    description:
      "Use it for how many people open the public booking page and how many of them choose a service, choose a time and book, by day, week or month.",
  },
  handle: ({ actor, query }) => readReport(actor, "page", query),
});

export const exportBookingsReport = operation({
  id: "exportBookingsReport",
  method: "GET",
  path: "/reports/bookings/export",
  access: read,
  tag,
  summary: "Export the report on bookings",
  description: exported,
  query: BookingsExportQuery,
  output: FileOut,
  media: exportTypes,
  file: ({ actor, query }) => exportReport(actor, "bookings", query),
});

export const exportOccupancyReport = operation({
  id: "exportOccupancyReport",
  method: "GET",
  path: "/reports/occupancy/export",
  access: read,
  tag,
  summary: "Export the report on occupancy",
  description: exported,
  query: OccupancyExportQuery,
  output: FileOut,
  media: exportTypes,
  file: ({ actor, query }) => exportReport(actor, "occupancy", query),
});

export const exportTasksReport = operation({
  id: "exportTasksReport",
  method: "GET",
  path: "/reports/tasks/export",
  access: read,
  tag,
  summary: "Export the report on queue tasks",
  description: exported,
  query: TasksExportQuery,
  output: FileOut,
  media: exportTypes,
  file: ({ actor, query }) => exportReport(actor, "tasks", query),
});

export const exportConversationsReport = operation({
  id: "exportConversationsReport",
  method: "GET",
  path: "/reports/conversations/export",
  access: read,
  tag,
  summary: "Export the report on conversations",
  description: exported,
  query: ConversationsExportQuery,
  output: FileOut,
  media: exportTypes,
  file: ({ actor, query }) => exportReport(actor, "conversations", query),
});

export const exportPageReport = operation({
  id: "exportPageReport",
  method: "GET",
  path: "/reports/page/export",
  access: read,
  tag,
  summary: "Export the report on the booking page",
  description: exported,
  query: PageExportQuery,
  output: FileOut,
  media: exportTypes,
  file: ({ actor, query }) => exportReport(actor, "page", query),
});
