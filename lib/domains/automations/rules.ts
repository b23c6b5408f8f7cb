import { folded } from "@/lib/core/text/fold";
import { openStatuses } from "@/lib/core/vocabulary";
import type { Condition, Trigger } from "@/lib/domains/automations/schema";
import type { Booking } from "@/lib/domains/bookings/schema";

/** What a condition can ask about: the booking, its customer, and the message that came. */
export type Facts = Partial<Record<Condition["field"], string | number | string[] | null>>;

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map(String) : value === null || value === undefined ? [] : [String(value)];

/** Whether one condition holds. A list holds `eq` when it has the value. */
export function conditionHolds({ field, op, value }: Condition, facts: Facts): boolean {
  const actual = facts[field] ?? null;
  const mine = listOf(actual);
  const asked = listOf(value);
  switch (op) {
    case "eq":
    case "in":
      return asked.some((each) => mine.includes(each));
    case "neq":
    case "not_in":
      return !asked.some((each) => mine.includes(each));
    case "contains":
      return asked.some((each) => mine.some((own) => folded(own).includes(folded(each))));
    case "gt":
      return typeof actual === "number" && actual > Number(value);
    case "lt":
      return typeof actual === "number" && actual < Number(value);
    case "exists":
      return (mine.length > 0 && mine.some((own) => own !== "")) === (value !== false);
  }
}

export const allHold = (conditions: readonly Condition[], facts: Facts): boolean =>
  conditions.every((condition) => conditionHolds(condition, facts));

type Times = { start: string | null; end: string | null; due_at: string | null };

type TimeTrigger = Extract<Trigger, { type: "time_relative" }>;

/** The booking's own time that a trigger counts from; null when it has no such time. */
export function baseTime({ to }: TimeTrigger, times: Times): Date | null {
  const base = { start: times.start, end: times.end, due: times.due_at }[to];
  return base === null ? null : new Date(base);
}

/** When a time-relative trigger is due for a booking; null when it has no such time. */
export function dueTime(trigger: TimeTrigger, times: Times): Date | null {
  const base = baseTime(trigger, times);
  return base && new Date(base.getTime() + trigger.offset_minutes * 60_000);
}

const ahead: readonly Booking["status"][] = openStatuses;

/** The bookings for which a time is planned: a reminder only for upcoming ones, thanks also for completed ones. */
export const plannedFor = ({ offset_minutes }: TimeTrigger): readonly string[] =>
  offset_minutes > 0 ? [...ahead, "completed"] : ahead;

const circleMs = 10 * 60_000;

/**
 * This many runs on the same subject in this short a time are a loop. Messages of contacts are not caused by automations,
 * and people write quickly, so their limit is one that only two bots answering each other reach.
 */
export const circleOf = ({ type }: Trigger): { runs: number; withinMs: number } => ({
  runs: type === "message.received" ? 60 : 5,
  withinMs: circleMs,
});

/** After a failure of an external service: retry after this long, this many times. */
export const retryAfterMs = [30_000, 5 * 60_000, 30 * 60_000] as const;

/** A message blocked by WhatsApp's window is retried each hour, for three days. */
export const postponed = { everyMs: 3_600_000, forMs: 72 * 3_600_000 };
