import { singleton } from "@/lib/core/singleton";

export type Clock = { now(): Date };

const shared = () => singleton("clock", () => ({ current: { now: () => new Date() } as Clock }));

/** The process's clock; rules never read it, they are given the time. */
export const clock: Clock = { now: () => shared().current.now() };

export function setClock(next: Clock): void {
  shared().current = next;
}

const keptMs = 24 * 60 * 60 * 1000;

/** What was deleted can be restored for a day: what was deleted before this is gone. */
export const keptSince = (now: Date): Date => new Date(now.getTime() - keptMs);
