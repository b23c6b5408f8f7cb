import type { Catalog } from "@/inngest/embedded/catalog";
import { nextTime } from "@/inngest/embedded/cron";
import { type Due, keepTimetables, startDue } from "@/inngest/embedded/timetable/store";
import { clock } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";

/** At boot: every timetable has a row that says when it is next due. */
export async function enrol(catalog: Catalog): Promise<void> {
  const now = clock.now();
  const wanted = [...catalog.values()].flatMap(({ id, crons }) =>
    crons.flatMap(({ cron, table }): Due[] => {
      const next_at = nextTime(table, now);
      return next_at ? [{ function_id: id, cron, next_at }] : [];
    }),
  );
  await keepTimetables(wanted);
}

const runAt = ({ function_id, cron, next_at }: Due) => {
  const id = `${cron}@${next_at.toISOString()}`;
  return {
    id: newId("run"),
    function_id,
    project_id: null,
    event_id: id,
    event_name: "inngest/scheduled.timer",
    event_seq: null,
    events: [{ id, name: "inngest/scheduled.timer", ts: next_at.getTime(), data: { cron } }],
  };
};

/** Starts what is due. Times missed while no worker ran are made up for by one run. */
export async function tick(catalog: Catalog): Promise<number> {
  const now = clock.now();
  return startDue((due) => {
    const table = catalog.get(due.function_id)?.crons.find(({ cron }) => cron === due.cron)?.table;
    if (!table) return null;
    const later = new Date(Math.max(due.next_at.getTime(), now.getTime()));
    return { run: runAt(due), next: nextTime(table, later) };
  });
}
