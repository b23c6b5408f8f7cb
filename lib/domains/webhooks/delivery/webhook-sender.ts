import { env } from "@/lib/core/env";
import { groupBy } from "@/lib/core/group-by";
import { type EventListener, listen } from "@/lib/core/live";
import { log } from "@/lib/core/monitoring/log";
import { singletonOfWorld } from "@/lib/core/test-mode/twin";
import type { Reach } from "@/lib/domains/webhooks/delivery/attempt";
import { EndpointQueue, freshRoom, usualRoom } from "@/lib/domains/webhooks/delivery/endpoint-queue";
import {
  claimDue,
  type EventRef,
  type Held,
  insertDeliveries,
  mostEndpointsAtOnce,
  releaseDeliveries,
} from "@/lib/domains/webhooks/delivery/store";
import { endpointChannel } from "@/lib/domains/webhooks/rules";

const lookEveryMs = 500;
/** The limit over all endpoints, above which new events wait to be claimed. */
const mostInHand = 8000;
const anyEndpoint = "any";
/** Where LISTEN fails, deliveries do not wait for it each time. */
const deafMs = 30_000;

/** How many deliveries were accepted, and whether there may be more to do. */
export type Worked = { taken: number; more: boolean };

/**
 * Sends due deliveries, all endpoints in parallel, each with its own queue. One call per process works at a time: a
 * concurrent one wakes it and returns. Any number of processes may share a database.
 */
export class WebhookSender {
  private readonly lanes = new Map<string, EndpointQueue>();
  private working = false;
  private woken = false;
  private interrupt = () => {};
  private bringing: Promise<unknown> = Promise.resolve();
  private listening: Promise<void> | null = null;
  private deafUntil = 0;
  /** For each read in progress: the endpoints that have changed since it began. */
  private readonly readings = new Set<Set<string>>();
  private readonly listener: EventListener = {
    channel: endpointChannel,
    hear: (id) => void this.changed(id),
    miss: () => void this.changed(),
  };

  constructor(private readonly reach: () => Reach) {}

  wake(): void {
    this.woken = true;
    this.interrupt();
  }

  /**
   * Works until nothing is due and all results are recorded, or for `patienceMs`: then requests in flight continue by
   * themselves, and the next call looks after them. Null: another call is working.
   */
  async work(patienceMs: number): Promise<Worked | null> {
    if (this.working) {
      this.wake();
      return null;
    }
    this.working = true;
    try {
      await this.listens();
      return await this.carry(performance.now() + patienceMs);
    } finally {
      this.working = false;
    }
  }

  private async carry(until: number): Promise<Worked> {
    let taken = 0;
    for (;;) {
      if (performance.now() >= until) return { taken, more: true };
      this.woken = false;
      const count = await this.take();
      taken += count;
      this.tidy();
      if (count === 0 && this.lanes.size === 0 && !this.woken) return { taken, more: false };
      if (!this.woken && ![...this.lanes.values()].some(({ wanting }) => wanting)) await this.rest();
    }
  }

  /** Removes empty queues, and with them what they learned about their endpoint. */
  private tidy(): void {
    for (const [id, lane] of this.lanes) {
      if (!lane.idle) continue;
      lane.close();
      this.lanes.delete(id);
    }
  }

  /**
   * Creates deliveries for events. Those with room in their queues are sent at once; the others wait to be claimed.
   * Serialized, so that each call knows what the previous one took.
   */
  bring(events: readonly EventRef[]): Promise<number> {
    const brought = this.bringing.then(async () => {
      await this.listens();
      const left = [...this.lanes.values()].reduce((rest, { inHand }) => rest - inHand, mostInHand);
      const room = (wanted: number) => Math.max(0, Math.min(wanted, left));
      const rooms = [...this.lanes].map(([endpoint_id, { fresh }]) => ({ endpoint_id, room: room(fresh) }));
      const { made, held, waiting } = await this.current(insertDeliveries(events, rooms, room(freshRoom)));
      for (const [id, together] of byEndpoint(held)) this.laneOf(id, together, freshRoom).add(together);
      for (const id of waiting) this.lanes.get(id)?.leftSome();
      return made;
    });
    this.bringing = brought.catch(() => {});
    return brought;
  }

  /** An endpoint (or an unknown one) was changed or deleted: its deliveries in memory start over. */
  private async changed(id?: string): Promise<void> {
    for (const reading of this.readings) reading.add(id ?? anyEndpoint);
    const lanes = id === undefined ? [...this.lanes.values()] : [this.lanes.get(id)];
    await Promise.all(lanes.map((lane) => lane?.startOver()));
    this.wake();
  }

  /** Before anything is read, so that no change is missed. Without it, changes are noticed as results are recorded. */
  private async listens(): Promise<void> {
    if (performance.now() < this.deafUntil) return;
    this.listening ??= listen(this.listener).catch((error) => {
      this.listening = null;
      this.deafUntil = performance.now() + deafMs;
      log.warn("changes of webhook endpoints are not heard at once", { error });
    });
    await this.listening;
  }

  /** Deliveries read while their endpoint changed may be outdated: they are released, to be read again. */
  private async current<Read extends { held: Held[] }>(reading: Promise<Read>): Promise<Read> {
    const changed = new Set<string>();
    this.readings.add(changed);
    const isPast = ({ endpoint_id }: Held) => changed.has(anyEndpoint) || changed.has(endpoint_id);
    try {
      const read = await reading;
      for (let { held } = read; ; ) {
        const past = held.filter(isPast);
        if (past.length === 0) return { ...read, held };
        held = held.filter((each) => !isPast(each));
        await releaseDeliveries(past, 0);
        this.wake();
      }
    } finally {
      this.readings.delete(changed);
    }
  }

  private async take(): Promise<number> {
    const rooms = new Map([...this.lanes].map(([endpoint, { claimable }]) => [endpoint, claimable]));
    const free = [...rooms].map(([endpoint_id, room]) => ({ endpoint_id, room }));
    const { held: claimed } = await this.current(claimDue(free, usualRoom).then((held) => ({ held })));
    const grouped = byEndpoint(claimed);
    for (const [id, held] of grouped) this.laneOf(id, held, usualRoom).claimed(held, rooms.get(id) ?? usualRoom);
    if (grouped.size < mostEndpointsAtOnce)
      for (const [id, room] of rooms) if (room > 0 && !grouped.has(id)) this.lanes.get(id)?.claimed([], room);
    return claimed.length;
  }

  private laneOf(id: string, [first]: Held[], room: number): EndpointQueue {
    const endpoint = { project_id: first?.project_id ?? "", endpoint_id: id };
    const lane = this.lanes.get(id) ?? new EndpointQueue(endpoint, this.reach(), () => this.interrupt(), room);
    this.lanes.set(id, lane);
    return lane;
  }

  private rest(): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, lookEveryMs);
      this.interrupt = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

const byEndpoint = (all: readonly Held[]) => groupBy(all, ({ endpoint_id }) => endpoint_id);

/** The process's own sender. */
export const webhookSender = (): WebhookSender =>
  singletonOfWorld(
    "webhook-sender",
    () => new WebhookSender(() => ({ rules: { allowLoopback: env().WEBHOOK_ALLOW_LOOPBACK } })),
  );
