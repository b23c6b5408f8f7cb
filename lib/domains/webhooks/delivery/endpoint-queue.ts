import { env } from "@/lib/core/env";
import { log } from "@/lib/core/monitoring/log";
import { keptLines } from "@/lib/core/network/outside-lines";
import { mostFailures } from "@/lib/core/vocabulary";
import { attemptDelivery, type OpenSecret, openSecret, type Reach } from "@/lib/domains/webhooks/delivery/attempt";
import { type Held, type Outcome, recordAttempts, releaseDeliveries } from "@/lib/domains/webhooks/delivery/store";

/** Connections to one endpoint at a time; one while it hangs, so that it costs us little. */
const widest = 8;
/** How many a queue claims for an unknown or failed endpoint; and how many new events it accepts. */
export const usualRoom = widest;
export const freshRoom = 320;
/** A claim covers what an endpoint accepts in this time, up to a limit. */
const aheadMs = 2000;
const mostRoom = 4000;
/** The fill level for claims. */
const mostClaimed = 320;
const together = 120;
const gatherMs = 40;
/** An older claim is released: its lease would end while the receiver answers. */
const freshMs = 20_000;
const troublePauseSeconds = 60;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** One endpoint's deliveries in progress: a queue, a few connections, and results, recorded in batches. */
export class EndpointQueue {
  private readonly queue: { held: Held; since: number }[] = [];
  private readonly outcomes: Outcome[] = [];
  private readonly lines = keptLines(widest);
  private readonly reach: Reach;
  private readonly opened = new Map<string, string>();
  private sending = 0;
  private width = widest;
  /** Its response time, smoothed: one slow response is no slow endpoint. */
  private pace: number | null = null;
  private writing: Promise<void> | null = null;
  private timer: NodeJS.Timeout | null = null;
  /** Whether more wait to be claimed: the last claim was full, or new ones found no room. */
  private full = false;
  /** Counts changes of its endpoint. */
  private changes = 0;
  /** How many batches are being released: until then nobody can claim them. */
  private returning = 0;

  constructor(
    private readonly endpoint: { project_id: string; endpoint_id: string },
    reach: Reach,
    private readonly wake: () => void,
    /** Its capacity, until it knows its endpoint. */
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

  /** Whether a claim is worthwhile: it costs the database nearly the same for one as for many. */
  get wanting(): boolean {
    return this.full && this.claimable >= Math.min(this.room, mostClaimed) / 2;
  }

  /** Room for new events: none while older ones wait to be claimed. */
  get fresh(): number {
    return this.full ? 0 : Math.max(0, this.room - this.inHand);
  }

  /** Some new ones found no room: they wait to be claimed, and go before later ones. */
  leftSome(): void {
    this.full = true;
  }

  add(held: readonly Held[]): void {
    const since = performance.now();
    for (const each of held) this.queue.push({ held: each, since });
    this.advance();
  }

  /** `asked` is the limit of the claim. */
  claimed(held: readonly Held[], asked: number): void {
    this.full = held.length >= asked;
    this.add(held);
  }

  close(): void {
    this.lines.close();
  }

  /** The endpoint has changed: waiting deliveries are released, to be claimed with its new URL and secret, or skipped. */
  async startOver(): Promise<void> {
    this.changes += 1;
    this.opened.clear();
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
      const outcome = await attemptDelivery(held, this.reach, this.open);
      // A failure under the old URL or secret says nothing about the new.
      if (!outcome.ok && changes !== this.changes) outcome.counts = false;
      this.outcomes.push(outcome);
      this.learn(outcome);
      this.writeSoon();
    } catch (error) {
      // An error of ours: nothing was sent, it does not count against the endpoint, and it is retried later.
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

  /** Decrypted once for all that were claimed under it; a rotated secret is another text. */
  private readonly open: OpenSecret = (held, sealed) => {
    const secret = this.opened.get(sealed) ?? openSecret(held, sealed);
    this.opened.set(sealed, secret);
    return secret;
  };

  /** A fast endpoint gets larger claims, a hanging one a single connection. */
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
        // Disabled by these, or changed without a notification.
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
