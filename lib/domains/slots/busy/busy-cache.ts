import type { Sql } from "@/lib/core/db";
import type { Load } from "@/lib/domains/slots/snapshot";
import {
  type BusyChanges,
  type BusyQuestion,
  type BusySnapshot,
  type CustomerKey,
  selectBusyChanges,
} from "@/lib/domains/slots/store";

/** A resource's busy times, valid until somebody changes them or, at `expiry`, its first hold ends. */
type Entry = { load: Load; expiry: number };
type Entries = ReadonlyMap<string, Entry>;

/** One span of one workspace; every entry is as the snapshot showed it. Replaced, never changed. */
type View = { seen: string; entries: Entries; weight: number };

const none: Entries = new Map();
const idle: Load = { taken: new Int32Array(), off: new Int32Array() };

/** In numbers; an entry itself takes about as much memory as thirty. */
function weightOf(entries: Entries): number {
  let weight = 0;
  for (const { load } of entries.values()) weight += 30 + load.taken.length + load.off.length;
  return weight;
}

/** The entries after an answer: what was read replaces what was cached, and other changed resources are dropped. */
function entriesAfter(before: Entries, { changed, loads, expiries }: BusyChanges, read: readonly string[]): Entries {
  const entries = new Map(changed ? before : none);
  for (const id of changed ?? []) entries.delete(id);
  for (const id of read)
    entries.set(id, { load: loads.get(id) ?? idle, expiry: expiries[id] ?? Number.POSITIVE_INFINITY });
  return entries;
}

/**
 * Busy times by workspace and span, so that a query transfers only what changed since the last one. An answer is as fresh
 * as without the cache: the query names the snapshot that the cached times are from, and the database returns, from its
 * own present snapshot, the resources that any transaction in between has changed.
 */
export class BusyCache {
  private readonly views = new Map<string, View>();
  private weight = 0;

  /** The least recently used views are dropped when more numbers than this are cached. */
  constructor(
    private readonly most = 2_000_000,
    private readonly ask = selectBusyChanges,
  ) {}

  async read(sql: Sql, question: BusyQuestion, customers: readonly CustomerKey[]): Promise<BusySnapshot> {
    const { project, span, resources } = question;
    const key = [project, span.from, span.to].join(" ");
    let expired: ReadonlySet<string> = new Set();
    for (;;) {
      const view = this.views.get(key);
      const before = view?.entries ?? none;
      const missing = resources.filter((id) => expired.has(id) || !before.has(id));
      const changes = await this.ask(sql, question, customers, { seen: view?.seen ?? null, missing });
      const stale = changes.changed && new Set([...missing, ...changes.changed]);
      const read = stale ? resources.filter((id) => stale.has(id)) : resources;
      const same = view !== undefined && stale?.size === 0;
      const entries = same ? before : entriesAfter(before, changes, read);
      // Concurrent answers cannot be ordered, so only the first of them is kept.
      if (this.views.get(key) === view)
        this.keep(key, { seen: changes.seen, entries, weight: same ? view.weight : weightOf(entries) });
      const loads = new Map<string, Load>();
      const now = changes.now.getTime();
      const ended = new Set<string>();
      for (const id of resources) {
        const { load, expiry } = entries.get(id) as Entry;
        loads.set(id, load);
        if (expiry <= now) ended.add(id);
      }
      if (ended.size === 0) return { ...changes, loads };
      expired = ended;
    }
  }

  private keep(key: string, view: View): void {
    this.weight += view.weight - (this.views.get(key)?.weight ?? 0);
    this.views.delete(key);
    this.views.set(key, view);
    for (const [oldest, { weight }] of this.views) {
      if (this.weight <= this.most) return;
      this.views.delete(oldest);
      this.weight -= weight;
    }
  }
}
