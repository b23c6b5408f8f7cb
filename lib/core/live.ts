import pg from "pg";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/monitoring/log";
import { Problem } from "@/lib/core/problem";
import { singleton } from "@/lib/core/singleton";

/**
 * A published event as the relay announces it. `seq` is its position in the order of publication; 0 for a message that
 * is announced before its event is published, which only those hear who follow its conversation.
 */
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
    readonly key: string,
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

const subjectKey = (project: string, id: string): string => `${project} ${id}`;

/** Every project's changes, each told to those who follow the project or the subject of the change. */
class Hub implements EventListener {
  readonly channel = "turnero_live";
  private readonly byKey = new Map<string, Set<Listener>>();
  /** Chat messages, announced by the very transaction that stores them: somebody waits for each. */
  private readonly messages: EventListener = {
    channel: "turnero_message",
    hear: (key) => {
      const [project = "", id = ""] = key.split(" ");
      for (const listener of this.byKey.get(key) ?? []) listener.push([{ project, seq: 0, kind: "message", id }]);
    },
    miss: () => {}, // The same connection: `Hub.miss` tells all.
  };

  async subscribe(project: string, subject?: string): Promise<Subscription> {
    const key = subject === undefined ? project : subjectKey(project, subject);
    const listener = new Listener(key, (gone) => this.leave(gone));
    this.byKey.set(key, (this.byKey.get(key) ?? new Set()).add(listener));
    try {
      await line().add(this);
      if (subject !== undefined) await line().add(this.messages);
      return listener;
    } catch (error) {
      listener.close();
      throw error;
    }
  }

  private leave(gone: Listener): void {
    const others = this.byKey.get(gone.key);
    others?.delete(gone);
    if (others?.size === 0) this.byKey.delete(gone.key);
    if (this.byKey.size > 0) return;
    line().remove(this);
    line().remove(this.messages);
  }

  hear(payload: string): void {
    const changes: Change[] = JSON.parse(payload || "[]");
    const told = new Map<Listener, Change[]>();
    for (const change of changes) {
      for (const key of [change.project, subjectKey(change.project, change.id)]) {
        for (const listener of this.byKey.get(key) ?? []) told.set(listener, [...(told.get(listener) ?? []), change]);
      }
    }
    for (const [listener, own] of told) listener.push(own);
  }

  miss(): void {
    for (const listener of this.all()) listener.miss();
  }

  stop(): void {
    for (const listener of this.all()) listener.close();
  }

  private all(): Listener[] {
    return [...this.byKey.values()].flatMap((listeners) => [...listeners]);
  }
}

const hub = (): Hub => singleton("live", () => new Hub());

/** With a subject, only what concerns it. */
export const subscribe = (project: string, subject?: string): Promise<Subscription> =>
  hub().subscribe(project, subject);

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
