import { singleton } from "@/lib/core/singleton";
import { currentTwin } from "@/lib/core/test-mode/twin";

export type Clock = { now(): Date };

const shared = () => singleton("clock", () => ({ current: { now: () => new Date() } as Clock }));

/** The process's clock, ahead as far as the twin's in test mode. Rules never read it, they are given the time. */
export const clock: Clock = {
  now: () => {
    const now = shared().current.now();
    const twin = currentTwin();
    return twin ? new Date(now.getTime() + twin.offsetMs) : now;
  },
};

export function setClock(next: Clock): void {
  shared().current = next;
}

const keptMs = 24 * 60 * 60 * 1000;

/** What was deleted can be restored for a day: what was deleted before this is gone. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptMs);
