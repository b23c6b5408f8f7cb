import { type Actor, asMember } from "@/lib/core/actor";
import { sqlOf } from "@/lib/core/db";
import { endOfWorkDay } from "@/lib/core/vocabulary";
import { iso } from "@/lib/core/wire/wire";
import { wireTime } from "@/lib/core/wire/wire-time";
import { channelsWithoutBot } from "@/lib/domains/bot/may-answer";
import { gapsBetween, memberKind } from "@/lib/domains/home/rules";
import type { DayFigures, Home, HomeFigures, HomeGap, HomeTask, MemberKind } from "@/lib/domains/home/schema";
import {
  countOpenConversations,
  onlyDrives,
  type Shape,
  selectChats,
  selectFigures,
  selectOwnTasks,
  selectShape,
  selectTasks,
  selectVisits,
} from "@/lib/domains/home/store";
import { hoursFrom } from "@/lib/domains/slots/open-hours";
import { boundsOfDay, localDay } from "@/lib/domains/slots/zones";
import { intervalsOf, type Span, workingTimes } from "@/lib/domains/work/occupancy/rules";
import { type PersonRow, selectPeople } from "@/lib/domains/work/occupancy/store";

const minute = 60_000;
/** An arrival is shown two hours ahead; the rest is for a screen that stays open. */
const ahead = 180;
/** How many of a list are shown; the count says how many there are. */
const few = 5;
const mostGaps = 8;
const mostVisits = 100;
const mostPeople = 500;

const minuteOf = ({ now }: Actor): number => Math.floor(now.getTime() / minute);

/** The day that is so many days from today, in the workspace's zone. */
function dayOf(actor: Actor, away = 0): Span {
  const { timezone } = actor.project;
  return boundsOfDay(timezone, localDay(timezone, minuteOf(actor)) + away);
}

export async function memberKindOf(actor: Actor): Promise<MemberKind> {
  const { id, role } = asMember(actor);
  return memberKind(role, role === "agent" && (await onlyDrives(sqlOf(actor), actor.project.id, id)));
}

/** When those who have appointments are free today, the soonest first. */
function gapsOf(people: readonly PersonRow[], { bookable, least, step }: Shape, now: number, day: Span): HomeGap[] {
  if (least === null || step === null) return [];
  const rest = { from: now, to: day.to };
  const gaps = people
    .filter(({ resource_id }) => bookable.includes(resource_id))
    .flatMap(({ resource_id, name, hours, off, taken }) => {
      const kept = hours && hoursFrom(hours.timezone, hours.weekly, hours.overrides);
      const working = workingTimes(kept, intervalsOf(off, rest), rest);
      const times = { working, taken: intervalsOf(taken, rest), endless: hours === null || hours.always === true };
      return gapsBetween(times, { now, day, step, least }).map(([start, end]) => ({ resource_id, name, start, end }));
    });
  return gaps
    .sort((a, b) => a.start - b.start)
    .map(({ start, end, ...rest }) => ({ ...rest, start: wireTime(start), end: wireTime(end) }));
}

/** The rows of a list without the count that each has. */
const some = <Row extends { count: number }>(rows: readonly Row[]) => ({
  count: rows[0]?.count ?? 0,
  data: rows.map(({ count: _, ...row }) => row),
});

async function chatsOf(actor: Actor) {
  const unanswered = await channelsWithoutBot(actor.project, actor.now);
  return selectChats(sqlOf(actor), actor.project.id, { now: actor.now.toISOString(), unanswered, take: few });
}

/** What there is to do now, for the member who asks. */
export async function readHome(actor: Actor): Promise<Home> {
  const [sql, project, member] = [sqlOf(actor), actor.project.id, asMember(actor).id];
  const [now, at, day] = [actor.now.toISOString(), minuteOf(actor), dayOf(actor)];
  const [from, until] = [wireTime(day.from), wireTime(day.to)];
  const worked = iso(new Date(endOfWorkDay(actor.now.getTime(), day.to * minute)));
  const [shape, visits, people, tasks, chats, mine] = await Promise.all([
    selectShape(sql, project, { member, from, now }),
    selectVisits(sql, project, { now, soon: wireTime(at + ahead), take: mostVisits }),
    selectPeople(sql, project, { now, day: { start: from, end: until }, horizon: until }, null, mostPeople),
    selectTasks(sql, project, now, few),
    chatsOf(actor),
    selectOwnTasks(sql, project, { member, until: worked, take: few }),
  ]);
  const { visits: hasVisits, tasks: hasTasks, chats: hasChats, mine: hasMine, unclosed } = shape;
  const gaps = gapsOf(people, shape, at, day);
  const taskOf = ({ late: _, ...task }: (typeof tasks)[number]): HomeTask & { count: number } => task;
  return {
    concerns: {
      visits: hasVisits || visits.length > 0,
      tasks: hasTasks || tasks.length > 0,
      chats: hasChats,
      mine: hasMine,
    },
    visits,
    unclosed,
    gaps: { count: gaps.length, data: gaps.slice(0, mostGaps) },
    late: some(tasks.filter(({ late }) => late).map(taskOf)),
    unassigned: some(tasks.filter(({ late }) => !late).map(taskOf)),
    chats: some(chats),
    mine: some(mine),
  };
}

/** Today against the same weekday of last week, up to the same time of day. */
export async function readFigures(actor: Actor): Promise<HomeFigures> {
  const [sql, project] = [sqlOf(actor), actor.project.id];
  const passed = actor.now.getTime() - dayOf(actor).from * minute;
  const days = [0, -7].map((away) => {
    const { from, to } = dayOf(actor, away);
    // A day of 23 hours may be over earlier.
    const until = iso(new Date(Math.min(from * minute + passed, to * minute)));
    return { from: wireTime(from), to: wireTime(to), until };
  });
  const [[today, last_week], open_conversations] = await Promise.all([
    selectFigures(sql, project, days),
    countOpenConversations(sql, project, iso(actor.now)),
  ]);
  return { today: today as DayFigures, last_week: last_week as DayFigures, open_conversations };
}
