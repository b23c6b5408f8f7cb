import type { Actor } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { invalid, notFound, Problem } from "@/lib/core/problem";
import { currentTwin, inRealWorld, type Twin } from "@/lib/core/test-mode/twin";
import { letHappen, nextHappening } from "@/lib/domains/test-mode/happen";
import { inTurn } from "@/lib/domains/test-mode/open";
import type { MoveTestClockBody, TestClock } from "@/lib/domains/test-mode/schema";
import { keepOffset, keepWake } from "@/lib/domains/test-mode/store";
import { fanOutForgotten } from "@/lib/domains/webhooks/delivery/deliver";

/** How long one call may take. */
const patienceMs = 50_000;
const shortestStep = 1000;
const longestStep = 15 * 60_000;
const furthestMs = 400 * 86_400_000;

const realNow = (): number => inRealWorld(clock.now).getTime();

function setTo(twin: Twin, at: number): void {
  twin.offsetMs = Math.max(twin.offsetMs, at - realNow());
}

/** The twin of the call; outside of test mode there is no clock to speak of. */
export function twinOfCall(): Twin {
  const twin = currentTwin();
  if (twin) return twin;
  const detail = "The clock is part of test mode: call with a key that begins with tk_test_.";
  throw new Problem("not_found", { detail });
}

export const shownClock = (twin: Twin, next: Date | null, arrived: boolean): TestClock => ({
  now: clock.now().toISOString(),
  ahead_seconds: Math.round(twin.offsetMs / 1000),
  next_due_at: next?.toISOString() ?? null,
  arrived,
});

export async function readTestClock(): Promise<TestClock> {
  const twin = twinOfCall();
  return shownClock(twin, await nextHappening(twin.id), true);
}

/** From one due moment to the next, so that each thing happens at its own time and can cause others. */
async function go(twin: Twin, target: number): Promise<{ next: Date | null; arrived: boolean }> {
  const until = performance.now() + patienceMs;
  let step = shortestStep;
  for (;;) {
    const next = await letHappen(twin.id);
    const now = clock.now().getTime();
    const arrived = now >= target;
    if (arrived || performance.now() > until) return { next, arrived };
    const due = next?.getTime() ?? target;
    // What stays due, because it is in use or cannot be done, must not stop the clock.
    step = due > now ? shortestStep : Math.min(step * 2, longestStep);
    setTo(twin, Math.min(target, Math.max(due, due > now ? 0 : now + step)));
    await keepOffset(twin);
  }
}

/** Keeps when the background work of the twin is next due, by the real clock. */
export const planWake = (twin: Twin, next: Date | null): Promise<unknown> =>
  keepWake(twin.id, next && new Date(Math.max(next.getTime() - twin.offsetMs, realNow() + 500)));

/** Advances the clock; everything on the way happens as it would. */
export async function moveTestClock(_actor: Actor, { to, by_seconds }: MoveTestClockBody): Promise<TestClock> {
  const moved = await inTurn(twinOfCall().id, true, async (twin) => {
    const now = clock.now().getTime();
    const target = to === undefined ? now + (by_seconds ?? 0) * 1000 : Date.parse(to);
    if (target < now) {
      const detail = `It is ${new Date(now).toISOString()} in test mode already: the clock only goes forward.`;
      throw invalid({ pointer: "#/to", detail, code: "clock_backwards" });
    }
    if (target > now + furthestMs)
      throw invalid({ pointer: "#/to", detail: "One call goes 400 days at most.", code: "too_far" });
    await fanOutForgotten();
    const { next, arrived } = await go(twin, target);
    await planWake(twin, next);
    return shownClock(twin, next, arrived);
  });
  if (!moved) throw notFound("twin", twinOfCall().id);
  return moved;
}
