import type { Inngest } from "inngest";
import { type Catalog, means } from "@/inngest/embedded/catalog";
import { type Arrival, intakeEvents, type Wanted } from "@/inngest/embedded/intake-events";
import { type Loop, loop } from "@/inngest/loop";
import { type OutboxRow, relayBatch } from "@/inngest/relay/store";
import { clock } from "@/lib/core/clock";

const most = 200;
const idleMs = 250;
const busyMs = 50;

const arrivalOf = ({ seq, project_id, id, type, subject_id, data, created_at }: OutboxRow): Arrival => ({
  seq,
  project: project_id,
  event: { id, name: type, ts: created_at.getTime(), data: { id, project_id, subject_id, data } },
});

/** Publishes a batch. Throwing leaves the events unpublished. */
type Hand = Parameters<typeof relayBatch>[1];

/** Embedded: the runs are rows, written in the very transaction that marks the events as published. */
export const toExecutor =
  (catalog: Catalog, wanted?: Wanted): Hand =>
  async (client, rows) => {
    await intakeEvents(client, catalog, rows.map(arrivalOf), wanted);
  };

const streamMs = 1000;
const fewAtOnce = 4;

/** Whether this many events form a stream: more than a few within a second. A few get a run each. */
export function streams(): (count: number, now: number) => boolean {
  let lately: { at: number; count: number }[] = [];
  return (count, now) => {
    lately = [...lately.filter(({ at }) => at > now - streamMs), { at: now, count }];
    return lately.reduce((sum, each) => sum + each.count, 0) > fewAtOnce;
  };
}

/**
 * With a real Inngest, events are sent under their own ids before the commit, so one that was sent twice, because the relay
 * died in between, is deduplicated. Only events with a function are sent.
 */
export const toInngest =
  (client: Pick<Inngest, "send">, wanted: readonly string[], isStream = streams()): Hand =>
  async (_client, rows) => {
    const chosen = rows.filter(({ type }) => wanted.some((name) => means(name, type)));
    if (chosen.length === 0) return;
    const mark = isStream(chosen.length, clock.now().getTime()) ? { streamed: true } : {};
    const events = chosen
      .map((row) => arrivalOf(row).event)
      .map((event) => ({ ...event, data: { ...Object(event.data), ...mark } }));
    await client.send(events as Parameters<Inngest["send"]>[0]);
  };

/** Every event that some function starts or stops at. */
export const wantedBy = (catalog: Catalog): string[] => [
  ...new Set([...catalog.values()].flatMap(({ events, cancel }) => [...events, ...cancel.map(({ event }) => event)])),
];

/** Polls for events: at once while batches are full, soon after some, less often when idle. */
export function startRelay(hand: Hand, relayed: () => void = () => {}): Loop {
  let quiet = 0;
  return loop(
    "relay",
    () => (quiet < 20 ? busyMs : idleMs),
    async () => {
      const count = await relayBatch(most, hand);
      quiet = count > 0 ? 0 : quiet + 1;
      if (count > 0) relayed();
      return count === most;
    },
  );
}
