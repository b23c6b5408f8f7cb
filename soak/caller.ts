import { type Entry, isFinal, type Ledger, type Told } from "@/soak/ledger";
import { pause } from "@/soak/process";
import type { Project } from "@/soak/world";

export type Random = () => number;

/** Numbers that look random and are the same for the same seed. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

type Write = { operation: string; method?: string; path: string; body?: unknown; key?: string | null; mark?: string };

const answerWithinMs = 20_000;
const twinShare = 0.2;

/** A client: it retries when it got no answer, and records what it was told. */
export class Caller {
  private made = 0;
  constructor(
    readonly project: Project,
    private readonly name: string,
    private readonly doors: readonly string[],
    private readonly ledger: Ledger,
    readonly random: Random,
    private readonly isOver: () => boolean,
    private readonly headers: Record<string, string> = { authorization: `Bearer ${project.key}` },
  ) {}

  pick<T>(items: readonly T[]): T {
    return items[Math.floor(this.random() * items.length)] as T;
  }

  chance(share: number): boolean {
    return this.random() < share;
  }

  /** A unique word of this project. */
  mark(): string {
    return `${this.project.mark} ${this.name} ${++this.made}`;
  }

  /** The same client with other credentials: a visitor of the site. */
  as(headers: Record<string, string>): Caller {
    const { project, name, doors, ledger, random, isOver } = this;
    return new Caller(project, `${name}v${++this.made}`, doors, ledger, random, isOver, headers);
  }

  private async send(
    method: string,
    path: string,
    body: unknown,
    key: string | null,
    more: Record<string, string> = {},
  ): Promise<Told | null> {
    const form = body instanceof FormData;
    const headers = {
      ...this.headers,
      ...(body !== undefined && !form ? { "content-type": "application/json" } : {}),
      ...(key === null ? {} : { "idempotency-key": key }),
      ...more,
    };
    try {
      const response = await fetch(`${this.pick(this.doors)}/api/v1${path}`, {
        method,
        headers,
        body: body === undefined || form ? (body as FormData | undefined) : JSON.stringify(body),
        signal: AbortSignal.timeout(answerWithinMs),
      });
      const text = await response.text();
      this.ledger.count("statuses", String(response.status));
      for (const stranger of this.project.strangers)
        if (text.includes(stranger)) this.ledger.strangers.push(`${method} ${path} showed ${stranger}`);
      const json = /json/.test(response.headers.get("content-type") ?? "") && text !== "";
      const told = { status: response.status, body: json ? JSON.parse(text) : {} };
      if (told.status === 500)
        this.ledger.failures.push({
          call: `${method} ${path}`,
          requestId: String(response.headers.get("x-request-id")),
        });
      return told;
    } catch {
      this.ledger.count("statuses", "no answer");
      return null;
    }
  }

  async read<T = Record<string, unknown>>(operation: string, path: string): Promise<T | null> {
    this.ledger.count("reads", operation);
    for (let attempt = 0; attempt < 3 && !this.isOver(); attempt++) {
      const told = await this.send("GET", path, undefined, null);
      if (told && told.status < 500) return told.status === 200 ? (told.body as T) : null;
      await pause(100 + this.random() * 400);
    }
    return null;
  }

  /** Asks what a call would do. */
  async evaluate(operation: string, path: string, bodyOf: (mark: string) => unknown): Promise<void> {
    const mark = this.mark();
    this.ledger.evaluated.push(mark);
    this.ledger.count("reads", `${operation}, evaluated`);
    await this.send("POST", path, bodyOf(mark), mark, { "turnero-dry-run": "true" });
  }

  /**
   * Retries until settled, where a key allows it. Sometimes a client is impatient and sends the same two or three times at
   * once, or again afterwards, which must change nothing.
   */
  async write({ operation, method = "POST", path, body, key = null, mark = this.mark() }: Write): Promise<Told | null> {
    const project = this.project.id;
    const entry = this.ledger.write({ project, operation, method, path, mark, sent: body, key });
    if (key === null) return this.insist(entry, this.isOver);
    const twins = this.chance(twinShare) ? 1 + Math.floor(this.random() * 2) : 0;
    entry.twins += twins;
    const [told] = await Promise.all([
      this.insist(entry, this.isOver),
      ...Array.from({ length: twins }, () => this.once(entry)),
    ]);
    if (told === null) this.ledger.unsettled.push((isOver) => this.insist(entry, isOver));
    else if (this.chance(0.05)) await this.once(entry);
    return told;
  }

  private async once(entry: Entry): Promise<Told | null> {
    entry.tries++;
    const told = await this.send(entry.method, entry.path, entry.sent, entry.key);
    if (told) entry.told.push(told);
    else entry.cut++;
    return told;
  }

  private async insist(entry: Entry, isOver: () => boolean): Promise<Told | null> {
    for (;;) {
      const told = await this.once(entry);
      if (told && isFinal(told)) return told;
      if (entry.key === null || isOver()) return null;
      await pause(50 + this.random() * 450);
    }
  }
}
