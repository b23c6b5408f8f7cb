import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { Problem } from "@/lib/core/problem";
import { drawTask, type Holder, liveHolds, recentTasks } from "@/lib/domains/booking-page/visitors/store";
import { lockCount } from "@/lib/domains/bookings/holds/store";

const most = 3;
/** Many customers may share an address: an office, a campus, a mobile network. */
const mostAtAddress = 12;
const taskWindow = 600_000;

/** There is room again at `until`. */
export const refusalUntil = (until: number, now: Date, say: (wait: number) => string): Problem => {
  const wait = Math.max(1, Math.ceil((until - now.getTime()) / 1000));
  return new Problem("rate_limited", { detail: say(wait), retry_after: wait });
};

/** Refuses a caller with too many holds, until enough of them have ended. */
export async function assertHoldRoom(sql: Sql, project: ProjectId, now: Date, by: Holder): Promise<void> {
  for (const key of [by.address, by.phone].filter((each) => each !== null).sort()) await lockCount(sql, project, key);
  const { own, address, phone, unpaid } = await liveHolds(sql, project, by);
  const yours = (count: number) => `You hold ${count} times already: confirm or pay one, give one back, or`;
  const here = (count: number) => `${count} times are held from your connection: give one of yours back, or`;
  for (const [ends, limit, why] of [
    [own, most, yours],
    [phone, most, yours],
    [address, mostAtAddress, here],
    [unpaid, mostAtAddress, here],
  ] as const) {
    const last = ends[ends.length - limit];
    if (last) throw refusalUntil(last.getTime(), now, (wait) => `${why(ends.length)} wait ${wait} seconds.`);
  }
}

/** A shop's own tablet makes tasks for many customers: one every ten seconds, with a burst. */
const taskPace = { burst: 60, refill: 1 / 10 };

/** Refuses an address with far more requests than people at one place would make. */
export async function assertTaskPace(project: ProjectId, address: string): Promise<void> {
  const left = await drawTask(project, address, taskPace.burst, taskPace.refill);
  if (left >= 0) return;
  const wait = Math.max(1, Math.ceil(-left / taskPace.refill));
  throw new Problem("rate_limited", {
    detail: `Too many were asked for from here: wait ${wait} seconds.`,
    retry_after: wait,
  });
}

/** Refuses more tasks of one phone at a stretch. */
export async function assertTaskRoom(sql: Sql, project: ProjectId, now: Date, phone: string): Promise<void> {
  await lockCount(sql, project, phone);
  const made = await recentTasks(sql, project, phone, new Date(now.getTime() - taskWindow));
  const last = made[most - 1];
  if (!last) return;
  throw refusalUntil(
    last.getTime() + taskWindow,
    now,
    (wait) => `This phone has asked ${made.length} times in the last ten minutes: wait ${wait} seconds.`,
  );
}
