import { type Actor, systemActor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { inTransaction, sqlOf } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { announce } from "@/lib/domains/member-notices/announce";
import { leadersOf } from "@/lib/domains/member-notices/rules";
import { teamOf } from "@/lib/domains/member-notices/ways";
import { readReport } from "@/lib/domains/reports/read";
import { periodBefore, weekFrom } from "@/lib/domains/reports/rules";
import type { Report } from "@/lib/domains/reports/schema";
import type { Period } from "@/lib/domains/reports/store";
import { isEmpty, type Week, weekLines, weekWords } from "@/lib/domains/reports/weekly/letter";
import { claimWeek, type DueWeek, selectDueWeeks } from "@/lib/domains/reports/weekly/store";

const most = 50;

async function weekOf(actor: Actor, period: Period): Promise<Week> {
  const totals = async <R extends Report>(report: R) =>
    (await readReport(actor, report, { ...period, by: "none" })).totals;
  return {
    bookings: await totals("bookings"),
    occupancy: await totals("occupancy"),
    tasks: await totals("tasks"),
    conversations: await totals("conversations"),
  };
}

/** One transaction: who is told, and that they are. A week in which nothing happened is no news. */
const tellOne = (due: DueWeek, now: Date): Promise<number> =>
  inTransaction({}, async (tx) => {
    const { project, monday } = due;
    if (!(await claimWeek(sqlOf({ tx }), due))) return 0;
    const actor = { ...systemActor(project, { id: "reports", name: "Reports" }, now), tx };
    const period = weekFrom(monday);
    const week = await weekOf(actor, period);
    if (isEmpty(week)) return 0;
    const before = await weekOf(actor, periodBefore(period));
    const announcement = {
      kind: "weekly_report",
      event_id: newId("evt"),
      subject_id: monday,
      facts: {
        week: weekWords(period, project.locale),
        message: weekLines(week, before, project.locale).join("\n"),
      },
      link: `/reports?from=${period.from}&to=${period.to}`,
      escalates: false,
    } as const;
    return announce(tx, project.id, announcement, leadersOf(await teamOf(tx, project.id)), clock.now());
  });

/** Tells owners and admins of the week that has ended, in the workspace's own time; how many were told. */
export async function tellWeeks(now: Date): Promise<number> {
  let told = 0;
  for (;;) {
    const due = await selectDueWeeks(now, most);
    for (const each of due) told += await tellOne(each, now);
    if (due.length < most) return told;
  }
}
