/** What a client was told: an answer, whole. */
export type Told = { status: number; body: Record<string, unknown> };

/** One intent of a client, with all its tries. */
export type Entry = {
  project: string;
  operation: string;
  method: string;
  path: string;
  /** The Idempotency-Key, or its equivalent in the body; null where a second try would be a second act. */
  key: string | null;
  /** A unique word that the call's effect carries. */
  mark: string;
  sent: unknown;
  tries: number;
  /** Tries that got no answer, or half of one. */
  cut: number;
  /** Tries that were sent while another of the same key was under way. */
  twins: number;
  told: Told[];
};

/** Responses that settle a keyed call for good. */
export const isFinal = ({ status }: Told): boolean => status < 300 || (status >= 400 && status < 500 && status !== 429);
export const isSuccess = ({ status }: Told): boolean => status < 300;

export const finalOf = (entry: Entry): Told | null => entry.told.find(isFinal) ?? null;
/** What a refused call held instead of the time that was lost. */
export function heldInstead(told: Told | null): Record<string, unknown> | null {
  const held = told?.body.held_alternative;
  return typeof held === "object" && held !== null ? (held as Record<string, unknown>) : null;
}
export const acknowledged = (entry: Entry): Told | null => entry.told.find(isSuccess) ?? null;

/** A call that was answered 500, and the request's id, under which the log says why. */
export type Failure = { call: string; requestId: string };

export class Ledger {
  readonly entries: Entry[] = [];
  /** Reads, by operation: they promise nothing, but may leak another project's data. */
  readonly reads = new Map<string, number>();
  readonly statuses = new Map<string, number>();
  /** Words of another project that an answer contained. */
  readonly strangers: string[] = [];
  /** Responses with a server error: there should be none. */
  readonly failures: Failure[] = [];
  /** The marks of calls that were only evaluated: nothing carries them. */
  readonly evaluated: string[] = [];
  /** Keyed calls that were never settled: how to retry them. */
  readonly unsettled: ((isOver: () => boolean) => Promise<Told | null>)[] = [];

  write(entry: Omit<Entry, "tries" | "cut" | "twins" | "told">): Entry {
    const made = { ...entry, tries: 0, cut: 0, twins: 0, told: [] };
    this.entries.push(made);
    return made;
  }

  count(map: "reads" | "statuses", name: string): void {
    this[map].set(name, (this[map].get(name) ?? 0) + 1);
  }
}
