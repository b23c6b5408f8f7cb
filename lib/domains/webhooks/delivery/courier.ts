import { env } from "@/lib/core/env";
import { processWide } from "@/lib/core/process-wide";
import type { Reach } from "@/lib/domains/webhooks/delivery/attempt";
import { Lane, usualRoom } from "@/lib/domains/webhooks/delivery/lane";
import { claimDue, type Held, mostEndpointsAtOnce } from "@/lib/domains/webhooks/delivery/store";

const lookEveryMs = 500;

/** How many deliveries were taken on, and whether there may be more to do. */
export type Worked = { taken: number; more: boolean };

/**
 * Carries due deliveries to their receivers, all endpoints side by side, each in a lane of its own. One courier a process
 * is at work at a time: whoever calls while it is, wakes it and goes. Any number of processes may share a database.
 */
export class Courier {
  private readonly lanes = new Map<string, Lane>();
  private working = false;
  private woken = false;
  private interrupt = () => {};

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

  private async take(): Promise<number> {
    const rooms = new Map([...this.lanes].map(([endpoint, { free }]) => [endpoint, free]));
    const claimed = await claimDue(
      [...rooms].map(([endpoint_id, room]) => ({ endpoint_id, room })),
      usualRoom,
    );
    const byEndpoint = new Map<string, Held[]>();
    for (const held of claimed) {
      const together = byEndpoint.get(held.endpoint_id);
      if (together) together.push(held);
      else byEndpoint.set(held.endpoint_id, [held]);
    }
    for (const [id, held] of byEndpoint) this.laneOf(id, held).add(held, rooms.get(id) ?? usualRoom);
    if (byEndpoint.size < mostEndpointsAtOnce)
      for (const [id, room] of rooms) if (room > 0 && !byEndpoint.has(id)) this.lanes.get(id)?.foundNothing();
    return claimed.length;
  }

  private laneOf(id: string, [first]: Held[]): Lane {
    const endpoint = { project_id: first?.project_id ?? "", endpoint_id: id };
    const lane = this.lanes.get(id) ?? new Lane(endpoint, this.reach(), () => this.interrupt());
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

/** The process's own courier. */
export const courier = (): Courier =>
  processWide("courier", () => new Courier(() => ({ rules: { allowLoopback: env().WEBHOOK_ALLOW_LOOPBACK } })));
