import { fewest } from "@/lib/domains/reports/rules";
import type { Report } from "@/lib/domains/reports/schema";
import type { Column, Sums } from "@/lib/domains/reports/store";

/** Counts that say the same in parts, and every figure that is made of them. */
type Group = { parts: readonly Column[]; codes: readonly string[] };

const status: Group = {
  parts: ["open", "completed", "failed", "no_shows", "cancelled", "late_cancelled"],
  codes: [
    ...["open", "completed", "failed", "no_shows", "no_show_rate", "cancelled", "cancellation_rate", "late_cancelled"],
    ...["booked_cents", "realised_cents"],
  ],
};
const customers: Group = {
  parts: ["new_customers", "returning_customers"],
  codes: ["new_customers", "returning_customers"],
};
const reminders: Group = {
  parts: ["reminded", "reminded_missed", "unreminded", "unreminded_missed"],
  codes: ["reminded", "reminded_missed", "unreminded", "unreminded_missed", "reminder_effect"],
};
const ends: Group = {
  parts: ["open", "completed", "failed", "cancelled"],
  codes: ["open", "completed", "failed", "cancelled"],
};
const handling: Group = {
  parts: ["taken", "handled", "in_time", "late"],
  codes: ["taken", "waiting_minutes", "handled", "handling_minutes", "in_time", "late", "in_time_rate"],
};
const answers: Group = {
  parts: ["answered", "resolved"],
  codes: ["answered", "first_response_minutes", "resolved", "resolution_minutes"],
};
const bot: Group = {
  parts: ["with_bot", "contained", "handed_over"],
  codes: ["with_bot", "contained", "containment_rate", "handed_over"],
};
const chosen: Group = { parts: ["held", "booked"], codes: ["held", "booked", "booking_rate"] };

const groups: Record<Report, readonly Group[]> = {
  bookings: [status, customers, reminders],
  occupancy: [],
  tasks: [ends, handling],
  conversations: [answers, bot, chosen],
  page: [],
};

/** The next to hide with those that are hidden: the smallest that is still shown. */
const smallest = (lines: readonly Sums[]): Sums | undefined =>
  lines.reduce<Sums | undefined>(
    (least, line) => (least && least.customers <= line.customers ? least : line),
    undefined,
  );

/**
 * The lines that are certain to be about three customers or more. Whoever knows the total could subtract them from it, so what is hidden
 * must be about three or more together as well: else the smallest of the others is hidden with it.
 */
function shownOf(lines: readonly Sums[]): Sums[] {
  const shown = lines.filter(({ customers: count }) => count >= fewest);
  // Nobody knows whether the hidden ones are different customers, so only a line of three or more makes sure.
  const least = shown.length < lines.length && smallest(shown);
  return least ? shown.filter((line) => line !== least) : shown;
}

const isFew = (count: number): boolean => count > 0 && count < fewest;

/** Of which lines the figures of a group are left blank: where one is of one or two, and where those could be computed from the rest. */
function blankOf(lines: readonly Sums[], shown: readonly Sums[], { parts }: Group): Set<Sums> {
  const blank = new Set(lines.filter((line) => !shown.includes(line) || parts.some((part) => isFew(line[part] ?? 0))));
  const hidden = (part: Column): number => [...blank].reduce((sum, line) => sum + (line[part] ?? 0), 0);
  while (parts.some((part) => isFew(hidden(part)))) {
    const next = smallest(lines.filter((line) => !blank.has(line)));
    if (!next) break;
    blank.add(next);
  }
  return blank;
}

/** What an anonymous table shows: its lines, and the figures of each that stay blank. Totals are by currency, so each is for itself. */
export function anonymised(report: Report, lines: readonly Sums[]): Map<Sums, ReadonlySet<string>> {
  const table = new Map<Sums, Set<string>>();
  for (const currency of new Set(lines.map((line) => line.currency))) {
    const own = lines.filter((line) => line.currency === currency);
    const shown = shownOf(own);
    for (const line of shown) table.set(line, new Set());
    for (const group of groups[report])
      for (const line of blankOf(own, shown, group)) for (const code of group.codes) table.get(line)?.add(code);
  }
  return new Map(lines.flatMap((line) => (table.has(line) ? [[line, table.get(line) as Set<string>]] : [])));
}
