import pg from "pg";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { Problem } from "@/lib/core/problem";
import { processWide } from "@/lib/core/process-wide";

/** A published event as the relay announces it. `seq` is its place in the order of publication. */
export type Change = { project: string; seq: number; kind: string; id: string };

/** Changes of one project as they come. `gap` means that some may have been missed: read the table. */
export type Subscription = {
  next(): Promise<Change[] | "gap" | null>;
  close(): void;
};

const channel = "turnero_live";
const longestQueue = 1000;
const longestPause = 5000;

class Listener implements Subscription {
  private queue: Change[] = [];
  private gap = false;
  private closed = false;
  private wake = () => {};

  constructor(
    readonly project: string,
    private readonly onClose: (listener: Listener) => void,
  ) {}

  push(changes: Change[]): void {
    this.queue.push(...changes);
    if (this.queue.length > longestQueue) this.close(); // Too slow: it comes back and reads what it missed.
    this.wake();
  }

  miss(): void {
    this.gap = true;
    this.wake();
  }

  async next(): Promise<Change[] | "gap" | null> {
    while (!this.closed && !this.gap && this.queue.length === 0) {
      await new Promise<void>((done) => {
        this.wake = done;
      });
    }
    if (this.closed) return null;
    if (this.gap) {
      this.gap = false;
      return "gap";
    }
    return this.queue.splice(0);
  }

  close(): void {
    this.closed = true;
    this.queue = [];
    this.onClose(this);
    this.wake();
  }
}

/** One listening connection a process, opened with the first subscription and kept up through restarts of the database. */
class Hub {
  private readonly listeners = new Set<Listener>();
  private client: pg.Client | null = null;
  private starting: Promise<void> | null = null;
  private stopped = false;

  async subscribe(project: string): Promise<Subscription> {
    if (this.stopped) throw new Problem("service_unavailable", { detail: "This process is stopping: ask again." });
    const listener = new Listener(project, (gone) => this.listeners.delete(gone));
    this.listeners.add(listener);
    try {
      await this.connected();
      return listener;
    } catch (error) {
      listener.close();
      throw error;
    }
  }

  /** One attempt at a time, whoever asks. */
  private async connected(): Promise<void> {
    if (this.client) return;
    this.starting ??= this.connect().finally(() => {
      this.starting = null;
    });
    await this.starting;
  }

  private async connect(): Promise<void> {
    const { DATABASE_DIRECT_URL, DATABASE_URL } = env();
    const client = new pg.Client({
      connectionString: DATABASE_DIRECT_URL ?? DATABASE_URL,
      keepAlive: true,
      application_name: "turnero live",
    });
    client.on("notification", ({ payload }) => this.deliver(JSON.parse(payload ?? "[]")));
    client.on("error", () => {}); // The end that follows it is what counts.
    client.once("end", () => {
      if (this.client === client) this.reconnect();
    });
    await client.connect();
    await client.query(`LISTEN ${channel}`);
    this.client = client;
    for (const listener of this.listeners) listener.miss(); // Nobody listened until now.
  }

  private deliver(changes: Change[]): void {
    for (const listener of this.listeners) {
      const own = changes.filter(({ project }) => project === listener.project);
      if (own.length > 0) listener.push(own);
    }
  }

  private async reconnect(): Promise<void> {
    this.client = null;
    for (let pause = 50; !this.stopped && this.listeners.size > 0; pause = Math.min(pause * 2, longestPause)) {
      try {
        return await this.connected();
      } catch (error) {
        log.warn("live updates wait for the database", { error });
        await new Promise((done) => setTimeout(done, pause));
      }
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const listener of [...this.listeners]) listener.close();
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => {});
  }
}

const hub = (): Hub => processWide("live", () => new Hub());

export const subscribe = (project: string): Promise<Subscription> => hub().subscribe(project);

/** Ends every stream, so that a stopping server need not wait for clients that never leave. */
export const stopLive = (): Promise<void> => hub().stop();
