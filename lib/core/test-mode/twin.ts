import { AsyncLocalStorage } from "node:async_hooks";
import { singleton } from "@/lib/core/singleton";

/** The twin in which the current code works: its own project id, and how far its clock is ahead. */
export type Twin = { id: string; offsetMs: number };

const scopes = () => singleton("twins", () => new AsyncLocalStorage<Twin>());

/** The twin that the current code works for; undefined in the real world. */
export const currentTwin = (): Twin | undefined => scopes().getStore();

export const isTestMode = (): boolean => currentTwin() !== undefined;

/** Runs `work` in a twin: the pool, Prisma, the clock and new ids are the twin's then. */
export const inTwin = <T>(twin: Twin, work: () => T): T => scopes().run(twin, work);

/** Runs `work` in the real world, whatever it is called from. */
export const inRealWorld = <T>(work: () => T): T => scopes().exit(work);

/** Runs `work` in the world of whoever asks for it. */
export const inWorldOf = <T>({ twin }: { readonly twin?: Twin }, work: () => T): T =>
  twin && !currentTwin() ? inTwin(twin, work) : work();

/** A process-wide value of the real world, and one of its own for each twin. */
export function singletonOfWorld<T>(name: string, make: () => T): T {
  const twin = currentTwin();
  return singleton(twin ? `${name} of ${twin.id}` : name, make);
}
