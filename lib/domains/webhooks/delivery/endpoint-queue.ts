import { env } from "@/lib/core/env";
import { log } from "@/lib/core/monitoring/log";
import { keptLines } from "@/lib/core/network/outside-lines";
import { attemptDelivery, openSecret, type Reach } from "@/lib/domains/webhooks/delivery/attempt";
import { type Held, type Outcome, recordAttempts, releaseDeliveries } from "@/lib/domains/webhooks/delivery/store";
import { mostFailures } from "@/lib/domains/webhooks/rules";

/** Connections to one endpoint at a time; one while it hangs, so that it costs us little. */
const widest = 8;
/** What a lane claims for an endpoint that it does not know yet, or that failed; and what it takes on of what just happened. */
export const usualRoom = widest;
export const freshRoom = 320;
/** An endpoint is trusted with what it takes in this time, up to so many. */
const aheadMs = 2000;
const mostRoom = 4000;
/** What claims fill it up to. */
const mostClaimed = 320;
const together = 120;
const gatherMs = 40;
/** A claim older than this is given back: its lease would end while the receiver answers. */
const freshMs = 20_000;
const troublePauseSeconds = 60;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** One endpoint's deliveries on their way: a queue, a few connections, and what came of them, written down in batches. */
export class EndpointQueue {
  private readonly queue: { held: Held; since: number }[] = [];
  private readonly outcomes: Outcome[] = [];
  private readonly lines = keptLines(widest);
  private readonly reach: Reach;
  private opened: { sealed: string; secret: string } | null = null;
  private sending = 0;
  private width = widest;
  /** How long its answers take, smoothed: one slow answer is no slow endpoint. */
  private pace: number | null = null;
  private writing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  /** Whether more wait to be claimed: the last claim brought all there was room for, or some found no room as they were made. */
  private full = false;
  /** How often its endpoint has changed under it. */
  private changes = 0;
  /** How many batches are being given back: until they are, nobody can claim them. */
  private returning = 0;

  constructor(
    private readonly endpoint: { project_id: string; endpoint_id: string },
    reach: Reach,
    private readonly wake: () => void,
    /** How many it may hold, until it knows its endpoint. */
    private room: number,
  ) {
    this.reach = { ...reach, lines: this.lines };
  }

  get idle(): boolean {
    return this.inHand === 0 && this.writing === null && this.returning === 0;
  }

  get inHand(): number {
    return this.queue.length + this.sending + this.outcomes.length;
  }

  /** How many a claim may bring. */
  get claimable(): number {
    return Math.max(0, Math.min(this.room, mostClaimed) - this.inHand);
  }

  /** Whether a claim is worth its while: it costs the database nearly the same for one as for many. */
  get wanting(): boolean {
    return this.full && this.claimable >= Math.min(this.room, mostClaimed) / 2;
  }

  /** Room for what has just happened: none while older ones wait to be claimed. */
  get fresh(): number {
    return this.full ? 0 : Math.max(0, this.room - this.inHand);
  }

  /** Some of what has just happened found no room: it waits to be claimed, and goes before what follows. */
  leftSome(): void {
    this.full = true;
  }

  add(held: readonly Held[]): void {
    const since = performance.now();
    for (const each of held) this.queue.push({ held: each, since });
    this.advance();
  }

  /** `asked` is how many the claim had room for. */
  claimed(held: readonly Held[], asked: number): void {
    this.full = held.length >= asked;
    this.add(held);
  }

  close(): void {
    this.lines.close();
  }

  /** The endpoint has changed: what waits goes back, to be claimed with its URL and secret of now, or skipped. */
  async startOver(): Promise<void> {
    this.changes += 1;
    const waiting = this.queue.splice(0).map(({ held }) => held);
    if (waiting.length === 0) return;
    this.full = true;
    await this.giveBack(waiting, 0);
  }

  private advance(): void {
    while (this.sending < this.width) {
      const next = this.queue.shift();
      if (!next) return;
      if (performance.now() - next.since > freshMs) {
        void this.giveBack([next.held, ...this.queue.splice(0).map(({ held }) => held)], 0);
        return;
      }
      this.sending += 1;
      void this.send(next.held);
    }
  }

  private async send(held: Held): Promise<void> {
    const { changes } = this;
    try {
      const outcome = await attemptDelivery(held, this.reach, this.secretOf(held));
      // A failure under the old URL or secret says nothing about the new.
      if (!outcome.ok && changes !== this.changes) outcome.counts = false;
      this.outcomes.push(outcome);
      this.learn(outcome);
      this.writeSoon();
    } catch (error) {
      // A fault of ours: nothing was sent, nobody is blamed, and it is tried again later.
      log.error("a webhook could not be sent", { delivery: held.id, error });
      void this.giveBack([held], troublePauseSeconds);
    } finally {
      this.sending -= 1;
      this.advance();
      this.wakeIfWanting();
    }
  }

  private wakeIfWanting(): void {
    if (this.idle || this.wanting) this.wake();
  }

  /** Opened once for all that were claimed under it; a rotated one is another text. */
  private secretOf(held: Held): string {
    if (this.opened?.sealed !== held.secret) this.opened = { sealed: held.secret, secret: openSecret(held) };
    return this.opened.secret;
  }

  /** A quick endpoint is trusted with more at a time, a hanging one with a single connection. */
  private learn({ error, ok, counts, duration_ms }: Outcome): void {
    const hangs = error === "timeout" || (error === "dns" && !counts);
    this.width = hangs ? 1 : widest;
    if (ok) {
      const ms = duration_ms ?? aheadMs;
      this.pace = this.pace === null ? ms : this.pace + (ms - this.pace) / 16;
      this.room = Math.max(usualRoom, Math.min(mostRoom, Math.floor((widest * aheadMs) / (this.pace + 1))));
      return;
    }
    this.room = hangs ? 2 : usualRoom;
    const over = this.queue.splice(this.room);
    if (over.length === 0) return;
    this.full = true;
    void this.giveBack(
      over.map(({ held }) => held),
      0,
    );
  }

  private async giveBack(held: Held[], pauseSeconds: number): Promise<void> {
    this.returning += 1;
    await releaseDeliveries(held, pauseSeconds).catch((error) =>
      log.error("deliveries wait for the end of their lease", { count: held.length, error }),
    );
    this.returning -= 1;
    this.wakeIfWanting();
  }

  private writeSoon(): void {
    if (this.outcomes.length >= together) this.write();
    else this.timer ??= setTimeout(() => this.write(), gatherMs);
  }

  private write(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.writing ??= this.writeAll().finally(() => {
      this.writing = null;
      if (this.outcomes.length > 0) this.writeSoon();
      this.wakeIfWanting();
    });
  }

  private async writeAll(): Promise<void> {
    const batch = this.outcomes.slice(0, 400);
    for (let tries = 1; ; tries++) {
      try {
        const now = await recordAttempts(this.endpoint, batch, env().WEBHOOK_RETRY_SECONDS, mostFailures);
        const next = this.queue[0]?.held;
        // Switched off by these, or it was changed and nobody told us.
        if (next && !(now?.active && next.secret === now.secret && next.url === now.url)) void this.startOver();
        break;
      } catch (error) {
        if (tries === 6) {
          log.error("the outcome of webhooks could not be written down; they will be sent again", { error });
          break;
        }
        await pause(100 * 2 ** tries);
      }
    }
    this.outcomes.splice(0, batch.length);
  }
}
