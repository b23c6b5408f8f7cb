import { operation, scope } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { changeSchedule } from "@/lib/domains/catalog/schedules/change";
import { createSchedule as create } from "@/lib/domains/catalog/schedules/create";
import { overrideDay } from "@/lib/domains/catalog/schedules/override";
import { removeSchedule } from "@/lib/domains/catalog/schedules/remove";
import { removeOverride } from "@/lib/domains/catalog/schedules/remove-override";
import { restoreSchedule as restore } from "@/lib/domains/catalog/schedules/restore";
import {
  CreateScheduleBody,
  OverrideParams,
  OverrideQuery,
  Schedule,
  ScheduleOverride,
  ScheduleOverridePage,
  SchedulePage,
  ScheduleParams,
  ScheduleQuery,
  SetOverrideBody,
  UpdateScheduleBody,
} from "@/lib/domains/catalog/schedules/schema";
import { findSchedule, selectOverrides, selectSchedules } from "@/lib/domains/catalog/schedules/store";

const tag = "Catalog";

export const listSchedules = operation({
  id: "listSchedules",
  method: "GET",
  path: "/schedules",
  access: scope("config:read"),
  tag,
  summary: "List schedules",
  description: "Oldest first.",
  query: ScheduleQuery,
  output: SchedulePage,
  tool: {
    title: "List schedules",
    description:
      "Use it to see weekly opening hours and their time zones. Answers schedules with ids; hours of single dates are in list_schedule_overrides.",
  },
  handle: ({ actor, query }) =>
    paginate(actor, "schedules", query, {
      fetch: (after, take) => selectSchedules(reader(actor), actor.project.id, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const createSchedule = operation({
  id: "createSchedule",
  method: "POST",
  path: "/schedules",
  access: scope("config:write"),
  tag,
  summary: "Create a schedule",
  description: "Weekly hours by the wall clock of a time zone. Overrides change single dates.",
  body: CreateScheduleBody,
  output: Schedule,
  success: 201,
  location: ({ id }) => `/schedules/${id}`,
  tool: {
    title: "Create schedule",
    description:
      "Use it to write down opening hours that services or resources will follow. Answers the schedule; give its id as schedule_id to update_service or update_resource.",
  },
  handle: ({ actor, body }) => create(actor, body),
});

export const getSchedule = operation({
  id: "getSchedule",
  method: "GET",
  path: "/schedules/{id}",
  access: scope("config:read"),
  tag,
  summary: "Get a schedule",
  description: "With its weekly hours; the hours of single dates are under `/schedule-overrides`.",
  params: ScheduleParams,
  output: Schedule,
  tool: {
    title: "Read schedule",
    description: "Use it when you have a sch_ id and need its weekly hours and time zone.",
  },
  handle: async ({ actor, params }) => {
    const schedule = await findSchedule(reader(actor), actor.project.id, params.id);
    if (!schedule) throw notFound("schedule", params.id);
    return schedule;
  },
});

export const updateSchedule = operation({
  id: "updateSchedule",
  method: "PATCH",
  path: "/schedules/{id}",
  access: scope("config:write"),
  tag,
  summary: "Update a schedule",
  description: "`weekly` replaces all rows. Bookings that already stand keep their times.",
  params: ScheduleParams,
  body: UpdateScheduleBody,
  output: Schedule,
  current: getSchedule.handle,
  tool: {
    title: "Change schedule",
    description:
      "Use it to change weekly hours, name or time zone; `weekly` is replaced whole, so read it first with get_schedule. For one date only, use set_schedule_override.",
  },
  handle: ({ actor, params, body }) => changeSchedule(actor, params.id, body),
});

export const deleteSchedule = operation({
  id: "deleteSchedule",
  method: "DELETE",
  path: "/schedules/{id}",
  access: scope("config:write"),
  tag,
  summary: "Delete a schedule",
  description:
    "Refused while a service or a resource uses it; `held_by` names them. For a day `restore` brings it back.",
  params: ScheduleParams,
  errors: ["invalid_transition"],
  tool: {
    title: "Delete schedule",
    description:
      "Use it only when asked to remove a schedule. Refused with invalid_transition while a service or resource uses it; the problem names them in held_by. restore_schedule takes it back for a day.",
    destructive: true,
  },
  handle: ({ actor, params }) => removeSchedule(actor, params.id),
});

export const restoreSchedule = operation({
  id: "restoreSchedule",
  method: "POST",
  path: "/schedules/{id}/restore",
  access: scope("config:write"),
  tag,
  summary: "Restore a schedule",
  description:
    "Within a day after it was deleted, with its id and date overrides. A schedule that is there is answered as it is.",
  params: ScheduleParams,
  output: Schedule,
  tool: {
    title: "Restore schedule",
    description:
      "Use it to take back delete_schedule, for a day. Answers the schedule, again with its weekly hours and date overrides.",
  },
  handle: ({ actor, params }) => restore(actor, params.id),
});

export const setScheduleOverride = operation({
  id: "setScheduleOverride",
  method: "POST",
  path: "/schedules/{id}/overrides",
  access: scope("config:write"),
  tag,
  summary: "Set a date override",
  description: "Replaces what the date had. No intervals means closed all day.",
  params: ScheduleParams,
  body: SetOverrideBody,
  output: ScheduleOverride,
  success: 201,
  location: ({ schedule_id }) => `/schedules/${schedule_id}`,
  tool: {
    title: "Set hours of a date",
    description:
      "Use it for holidays and special hours: it replaces the hours of one date; an empty list of intervals means closed. Answers the override.",
  },
  handle: ({ actor, params, body }) => overrideDay(actor, params.id, body),
});

export const deleteScheduleOverride = operation({
  id: "deleteScheduleOverride",
  method: "DELETE",
  path: "/schedules/{id}/overrides/{date}",
  access: scope("config:write"),
  tag,
  summary: "Remove a date override",
  description: "Removes the exception of that date.",
  params: OverrideParams,
  tool: {
    title: "Remove hours of a date",
    description: "Use it to let a date go back to its weekly hours.",
    destructive: true,
  },
  handle: ({ actor, params }) => removeOverride(actor, params.id, params.date),
});

export const listScheduleOverrides = operation({
  id: "listScheduleOverrides",
  method: "GET",
  path: "/schedule-overrides",
  access: scope("config:read"),
  tag,
  summary: "List date overrides",
  description: "By date, then schedule. `from` and `to` are both included.",
  query: OverrideQuery,
  output: ScheduleOverridePage,
  errors: ["not_found"],
  tool: {
    title: "List hours of dates",
    description: "Use it to see holidays and special hours. Answers one entry a date.",
  },
  handle: async ({ actor, query }) => {
    const [tx, project] = [reader(actor), actor.project.id];
    if (query.schedule_id !== undefined && !(await findSchedule(tx, project, query.schedule_id)))
      throw notFound("schedule", query.schedule_id);
    return paginate(actor, "schedule-overrides", query, {
      fetch: (after, take) =>
        selectOverrides(tx, project, query, after && { date: after[0] ?? "", schedule: after[1] ?? "" }, take),
      position: ({ date, schedule_id }) => [date, schedule_id],
    });
  },
});
