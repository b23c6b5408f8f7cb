import pg from "pg";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/monitoring/log";
import { Problem } from "@/lib/core/problem";
import { singleton } from "@/lib/core/singleton";

/** A published event as the relay announces it. `seq` is its position in the order of publication. */
export type Change = { project: string; seq: number; kind: string; id: string };

/** Changes of one project as they come. `gap` means that some may have been missed: read the table. */
export type Subscription = {
  next(): Promise<Change[] | "gap" | null>;
  close(): void;
};

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
    if (this.queue.length > longestQueue) this.close(); // Too slow: it reconnects and reads what it missed.
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

/** The listeners of a channel of the database. `miss`: notifications may have been lost. */
export type EventListener = { readonly channel: string; hear(payload: string): void; miss(): void };

/** One listening connection per process, opened with the first listener and reopened after restarts of the database. */
class Line {
  private readonly listeners = new Set<EventListener>();
  /** What the connection listens to. */
  private channels = new Set<string>();
  private client: pg.Client | null = null;
  private starting: Promise<void> | null = null;
  private stopped = false;

  async add(listener: EventListener): Promise<void> {
    if (this.stopped) throw new Problem("service_unavailable", { detail: "This process is stopping: ask again." });
    this.listeners.add(listener);
    await this.connected();
    if (!this.channels.has(listener.channel)) await this.client?.query(`LISTEN ${listener.channel}`);
    this.channels.add(listener.channel);
  }

  remove(listener: EventListener): void {
    this.listeners.delete(listener);
  }

  /** One attempt at a time, whoever calls. */
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
      connectionTimeoutMillis: 10_000,
      application_name: "turnero live",
    });
    client.on("notification", ({ channel, payload = "" }) => {
      for (const listener of this.listeners) if (listener.channel === channel) listener.hear(payload);
    });
    client.on("error", () => {}); // The `end` event that follows is handled.
    client.once("end", () => {
      if (this.client === client) this.reconnect();
    });
    await client.connect();
    const channels = new Set([...this.listeners].map(({ channel }) => channel));
    for (const channel of channels) await client.query(`LISTEN ${channel}`);
    this.channels = channels;
    this.client = client;
    for (const listener of this.listeners) listener.miss(); // There were no listeners until now.
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
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => {});
  }
}

const line = (): Line => singleton("listening", () => new Line());

/** Every project's changes, each told to those who follow the project. */
class Hub implements EventListener {
  readonly channel = "turnero_live";
  private readonly listeners = new Set<Listener>();

  async subscribe(project: string): Promise<Subscription> {
    const listener = new Listener(project, (gone) => this.leave(gone));
    this.listeners.add(listener);
    try {
      await line().add(this);
      return listener;
    } catch (error) {
      listener.close();
      throw error;
    }
  }

  private leave(gone: Listener): void {
    this.listeners.delete(gone);
    if (this.listeners.size === 0) line().remove(this);
  }

  hear(payload: string): void {
    const changes: Change[] = JSON.parse(payload || "[]");
    for (const listener of this.listeners) {
      const own = changes.filter(({ project }) => project === listener.project);
      if (own.length > 0) listener.push(own);
    }
  }

  miss(): void {
    for (const listener of this.listeners) listener.miss();
  }

  stop(): void {
    for (const listener of [...this.listeners]) listener.close();
  }
}

const hub = (): Hub => singleton("live", () => new Hub());

export const subscribe = (project: string): Promise<Subscription> => hub().subscribe(project);

/** Tells a listener from now on; throws where that cannot be. */
export async function listen(listener: EventListener): Promise<void> {
  try {
    await line().add(listener);
  } catch (error) {
    line().remove(listener);
    throw error;
  }
}

/** Ends every stream, so that a stopping server need not wait for clients that never leave. */
export async function stopLive(): Promise<void> {
  hub().stop();
  await line().stop();
}
