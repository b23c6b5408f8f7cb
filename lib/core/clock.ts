import { singleton } from "@/lib/core/singleton";

export type Clock = { now(): Date };

const shared = () => singleton("clock", () => ({ current: { now: () => new Date() } as Clock }));

/** The process's clock; rules never read it, they are given the time. */
export const clock: Clock = { now: () => shared().current.now() };

export function setClock(next: Clock): void {
  shared().current = next;
}
