import { clock } from "@/lib/core/clock";
import { inTransaction, reader, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { factsOf, type Subject, subjectOf } from "@/lib/domains/automations/facts";
import { allHold, circleOf, dueTime, plannedFor } from "@/lib/domains/automations/rules";
import { countRecent, dropPlanned, insertRun, reviveRun } from "@/lib/domains/automations/runs/store";
import { type Recipe, selectEnabled } from "@/lib/domains/automations/store";
import type { Moved } from "@/lib/domains/bookings/moves/store";

/** An event as the outbox hands it on. */
export type Happened = {
  id: string;
  type: string;
  project_id: ProjectId;
  subject_id: string;
  data: Record<string, unknown>;
  at: Date;
};

type Cause = { cause: string; subject: string; message: string | null };

/** Whether an automation is triggered by an event. Events from before it was enabled do not count, however late they arrive. */
function causeOf({ trigger, since }: Recipe, event: Happened): Cause | null {
  const subject = event.subject_id;
  if (event.at < since) return null;
  if (trigger.type === "message.received") {
    const message = typeof event.data.message_id === "string" ? event.data.message_id : null;
    return event.type === "message.received" ? { cause: event.id, subject, message } : null;
  }
  if (trigger.type === "stage.changed") {
    const { move } = event.data as Moved;
    if (!event.type.startsWith("booking.") || !move) return null;
    return trigger.stage === null || trigger.stage === move.to ? { cause: move.id, subject, message: null } : null;
  }
  return trigger.type === event.type ? { cause: event.id, subject, message: null } : null;
}

/** Starts a run where the conditions hold; loops are cut, and the log says so. */
async function begin(tx: Tx, project: ProjectId, automation: Recipe, { cause, subject, message }: Cause, now: Date) {
  const about = await subjectOf(tx, project, subject, now, message);
  if (!isWanted(automation, about) || !allHold(automation.conditions, await factsOf(tx, project, about))) return 0;
  const circle = circleOf(automation.trigger);
  const since = new Date(now.getTime() - circle.withinMs);
  const round = (await countRecent(tx, project, automation.id, subject, since)) >= circle.runs;
  const step = { n: 0, action: "begin", at: now.toISOString(), result: "circle" };
  const detail = `It has run ${circle.runs} times on this within ${circle.withinMs / 60_000} minutes: something calls it again and again.`;
  const run = round
    ? { status: "skipped" as const, due_at: null, steps: [{ ...step, detail }] }
    : { status: "waiting" as const, due_at: now };
  return (await insertRun(tx, project, { automation, cause, subject, message, ...run }, now)) ? 1 : 0;
}

const isWanted = ({ trigger }: Recipe, { booking, conversation }: Subject): boolean => {
  if (trigger.type !== "message.received") return booking !== null;
  return conversation !== null && (trigger.channel === null || trigger.channel === conversation.channel);
};

/** Plans runs relative to a booking's time: moved when it moves, dropped when it is over. Never twice for one time. */
async function plan(tx: Tx, project: ProjectId, automations: readonly Recipe[], id: string, now: Date): Promise<void> {
  const { booking } = await subjectOf(tx, project, id, now);
  const wanted = automations.flatMap((automation) => {
    const { trigger } = automation;
    if (trigger.type !== "time_relative" || !booking || !plannedFor(trigger).includes(booking.status)) return [];
    const at = dueTime(trigger, booking);
    if (!at || at.getTime() <= now.getTime()) return [];
    return [{ automation, cause: `${id}@${at.toISOString()}`, at }];
  });
  await dropPlanned(
    tx,
    project,
    id,
    wanted.map(({ cause }) => cause),
    now,
  );
  for (const { automation, cause, at } of wanted) {
    const run = { automation, cause, subject: id, status: "planned" as const, due_at: at };
    if (!(await insertRun(tx, project, run, now))) await reviveRun(tx, project, automation.id, cause, at);
  }
}

/** The bookings whose time an event may have changed: a reschedule affects both the old and the new one. */
function touchedBy({ type, subject_id, data }: Happened): string[] {
  if (!type.startsWith("booking.")) return [];
  return typeof data.old_booking_id === "string" ? [subject_id, data.old_booking_id] : [subject_id];
}

/** Creates runs for events. A repeated event finds its runs already there. */
export async function beginRuns(events: readonly Happened[]): Promise<number> {
  const now = clock.now();
  const enabled = await selectEnabled(
    reader({}),
    events.map(({ project_id }) => project_id),
  );
  let begun = 0;
  for (const event of events) {
    const automations = enabled.get(event.project_id);
    if (!automations) continue;
    const project = event.project_id;
    const wanted = automations.flatMap((automation) => {
      const cause = causeOf(automation, event);
      return cause ? [{ automation, cause }] : [];
    });
    // Disabling, deleting or changing an automation drops what it had planned: without one of these nothing is planned.
    const touched = automations.some(({ trigger }) => trigger.type === "time_relative") ? touchedBy(event) : [];
    if (wanted.length + touched.length === 0) continue;
    begun += await inTransaction({}, async (tx) => {
      let made = 0;
      for (const { automation, cause } of wanted) made += await begin(tx, project, automation, cause, now);
      for (const booking of touched) await plan(tx, project, automations, booking, now);
      return made;
    });
  }
  return begun;
}
