import { env } from "@/lib/core/env";
import { groupBy } from "@/lib/core/group-by";
import { type EventListener, listen } from "@/lib/core/live";
import { log } from "@/lib/core/monitoring/log";
import { singleton } from "@/lib/core/singleton";
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
/** In hand at most, of all endpoints together, before what has just happened has to wait to be claimed. */
const mostInHand = 8000;
const anyEndpoint = "any";
/** Where nobody can listen, deliveries do not wait for it each time. */
const deafMs = 30_000;

/** How many deliveries were taken on, and whether there may be more to do. */
export type Worked = { taken: number; more: boolean };

/**
 * Carries due deliveries to their receivers, all endpoints side by side, each in a lane of its own. One sender a process
 * is at work at a time: whoever calls while it is, wakes it and goes. Any number of processes may share a database.
 */
export class WebhookSender {
  private readonly lanes = new Map<string, EndpointQueue>();
  private working = false;
  private woken = false;
  private interrupt = () => {};
  private bringing: Promise<unknown> = Promise.resolve();
  private listening: Promise<void> | null = null;
  private deafUntil = 0;
  /** For each time that deliveries are being read: the endpoints that have changed since it began. */
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
   * Works until nothing is due and all answers are written down, or for `patienceMs`: then what is under way goes on by
   * itself, and whoever works next looks after it. Null: another is at it.
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

  /** Lanes with nothing in them are closed; what they learnt about their endpoint is forgotten with them. */
  private tidy(): void {
    for (const [id, lane] of this.lanes) {
      if (!lane.idle) continue;
      lane.close();
      this.lanes.delete(id);
    }
  }

  /**
   * Makes deliveries of what happened. Those for which their lanes have room go out at once; the others wait to be claimed.
   * One call after the other, so that each knows what the one before it took.
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

  /** An endpoint was changed or deleted, or any may have been: what is in hand of it starts over. */
  private async changed(id?: string): Promise<void> {
    for (const reading of this.readings) reading.add(id ?? anyEndpoint);
    const lanes = id === undefined ? [...this.lanes.values()] : [this.lanes.get(id)];
    await Promise.all(lanes.map((lane) => lane?.startOver()));
    this.wake();
  }

  /** Before anything is read, so that no change falls between. Without it, changes are noticed as outcomes are written. */
  private async listens(): Promise<void> {
    if (performance.now() < this.deafUntil) return;
    this.listening ??= listen(this.listener).catch((error) => {
      this.listening = null;
      this.deafUntil = performance.now() + deafMs;
      log.warn("changes of webhook endpoints are not heard at once", { error });
    });
    await this.listening;
  }

  /** What was read of an endpoint while it changed may be what it was before: that is given back, to be read again. */
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
  singleton(
    "webhook-sender",
    () => new WebhookSender(() => ({ rules: { allowLoopback: env().WEBHOOK_ALLOW_LOOPBACK } })),
  );
