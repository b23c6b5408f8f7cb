import { fork } from "node:child_process";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type Call, clientOf, type Sent } from "@/e2e/api/client";
import { makers } from "@/e2e/api/examples";
import { authSecret, insertKey, insertMember, insertProject } from "@/e2e/api/tenants";
import { freePort } from "@/scripts/postgres.mjs";

const burst = 500;
const DATABASE_URL = inject("databaseUrl");
const database = new pg.Client({ connectionString: DATABASE_URL });
const appUrl = "http://localhost:3000"; // The public address of both, as behind a load balancer.
const cleanups: (() => Promise<unknown>)[] = [];

/** A web process and nothing else, over the database of the suite, whose worker serves it too. */
async function webProcess(): Promise<string> {
  const port = await freePort();
  const child = fork(join(import.meta.dirname, "../../dist/serve.mjs"), [], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      PORT: String(port),
      APP_URL: appUrl,
      DATABASE_URL,
      AUTH_SECRET: authSecret,
      ENCRYPTION_KEY: "0".repeat(64),
      RATE_LIMIT_BURST: String(burst),
      RATE_LIMIT_REFILL_PER_SECOND: "0",
    },
  });
  cleanups.push(() => {
    const gone = new Promise((done) => child.once("exit", done));
    child.kill("SIGKILL"); // Killed: it has nothing to save.
    return gone;
  });
  await new Promise<void>((ready, fail) => {
    child.once("message", () => ready());
    child.once("exit", (code) => fail(new Error(`A web process ended with ${code}.`)));
  });
  return `http://127.0.0.1:${port}`;
}

let doors: string[];
let [a, b]: Call[] = [];
const ask = (call: Call | undefined, path: string, sent?: Sent) => (call as Call)(path, sent);

beforeAll(async () => {
  await database.connect();
  doors = await Promise.all([webProcess(), webProcess()]);
  [a, b] = doors.map(clientOf);
});
afterAll(async () => {
  await Promise.all(cleanups.map((clean) => clean()));
  await database.query("DELETE FROM rate_bucket WHERE id LIKE 'address:%'");
  await database.end();
});

const fresh = async () => {
  const project = await insertProject(database, "Two processes");
  return { project, key: await insertKey(database, project) };
};
const fromOurPage = (cookie: string) => ({ cookie, origin: appUrl, "sec-fetch-site": "same-origin" });

describe("two web processes over one database", () => {
  it("share the limit: the burst is admitted once, not once each", async () => {
    const { key } = await fresh();
    const counts: Record<number, number> = {};
    let left = 1200;
    const client = async (_: unknown, n: number) => {
      while (left-- > 0) {
        const { status } = await ask([a, b][n % 2], "/me", { key });
        counts[status] = (counts[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 16 }, client));
    expect(counts).toEqual({ 200: burst, 429: 1200 - burst });
  });

  it("give one key that comes to both at once one effect and one answer", async () => {
    const { project, key } = await fresh();
    const service_id = (await makers["/services"]?.(database, project)) as string;
    for (let round = 0; round < 6; round++) {
      const start = `2031-03-0${round + 3}T14:30:00Z`;
      const calls: [string, unknown][] = [
        ["/customers", { name: `Ana ${round}`, phone: `+5959810002${10 + round}` }],
        ["/bookings", { service_id, start, customer: { name: "Eva", phone: "+595981000299" } }],
      ];
      for (const [path, body] of calls) {
        const sent = { method: "POST", key, body, idempotencyKey: `both-${round}` };
        const replies = await Promise.all(Array.from({ length: 8 }, (_, n) => ask([a, b][n % 2], path, sent)));
        expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
        expect(replies[0]?.status).toBe(201);
      }
    }
    const { rows } = await database.query(
      "SELECT (SELECT count(*)::int FROM customer WHERE project_id = $1) AS customers, (SELECT count(*)::int FROM booking WHERE project_id = $1) AS bookings",
      [project],
    );
    expect(rows).toEqual([{ customers: 7, bookings: 6 }]);
  });

  it("tell on the stream of one what happened through the other", async () => {
    const { project, key } = await fresh();
    const { cookie } = await insertMember(database, project);
    const leaving = new AbortController();
    const stream = await fetch(`${doors[1]}/api/v1/events/stream`, { headers: { cookie }, signal: leaving.signal });
    expect(stream.status).toBe(200);
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    const heard = async (word: string, sofar = ""): Promise<string> => {
      if (sofar.includes(word)) return sofar;
      const { value, done } = await reader.read();
      if (done) throw new Error(`The stream ended before ${word}: ${sofar}`);
      return heard(word, sofar + Buffer.from(value).toString());
    };
    await heard("event: ready");
    const body = { name: "Ana", phone: "+595981000201" };
    const { json } = await ask(a, "/customers", { method: "POST", key, body });
    expect(await heard(String(json.id))).toContain("customer.created");
    leaving.abort();
  });

  it("end a session for both at once, signed out or removed from the team", async () => {
    const { project } = await fresh();
    const owner = await insertMember(database, project);
    const [leaver, removed] = [await insertMember(database, project), await insertMember(database, project, "agent")];
    for (const { cookie } of [leaver, removed])
      expect((await ask(b, "/me/notification-preferences", { headers: fromOurPage(cookie) })).status).toBe(200);
    const out = await ask(a, "/me/sign-out-everywhere", { method: "POST", headers: fromOurPage(leaver.cookie) });
    expect(out.status).toBeLessThan(300);
    const gone = await ask(a, `/team/members/${removed.id}`, { method: "DELETE", headers: fromOurPage(owner.cookie) });
    expect(gone.status).toBe(204);
    for (const { cookie } of [leaver, removed])
      expect((await ask(b, "/me/notification-preferences", { headers: fromOurPage(cookie) })).status).toBe(401);
  });

  it("let a hold of one expire at the other to the second", async () => {
    const { project, key } = await fresh();
    const service_id = await makers["/services"]?.(database, project);
    const wish = (idempotencyKey: string): Sent => ({
      method: "POST",
      key,
      idempotencyKey,
      body: { service_id, start: "2031-03-03T14:30:00Z" },
    });
    const held = await ask(a, "/holds", wish("first"));
    expect(held.status).toBe(201);
    expect((await ask(b, "/holds", wish("too soon"))).json.code).toBe("slot_taken");
    // The expiry is moved only now: however slow the machine, the request above came before it.
    const over = Date.now() + 1000;
    await database.query(
      `WITH nearer AS (UPDATE booking SET hold_expires_at = $3 WHERE project_id = $1 AND id = $2)
       UPDATE allocation SET expires_at = $3 WHERE project_id = $1 AND booking_id = $2`,
      [project, held.json.id, new Date(over)],
    );
    await new Promise((done) => setTimeout(done, over - Date.now() + 5));
    // The first request after it is given time: how soon this process asked says nothing about the others.
    const next = await ask(b, "/holds", wish("in time"));
    expect(next.status).toBe(201);
    expect(Date.parse(String(next.json.created_at)), "not before its time").toBeGreaterThanOrEqual(over);
    const late = await ask(a, `/holds/${held.json.id}/confirm`, { ...wish("late"), body: {} });
    expect(late.json.code).toBe("hold_expired");
  });

  it("read on from each other's cursors", async () => {
    const { key } = await fresh();
    for (let n = 0; n < 5; n++)
      await ask(a, "/customers", { method: "POST", key, body: { name: `Ana ${n}`, phone: `+59598100030${n}` } });
    const seen: string[] = [];
    let path: string | null = "/customers?limit=2";
    for (let page = 0; path !== null; page++) {
      const { status, json }: Awaited<ReturnType<Call>> = await ask([a, b][page % 2], path, { key });
      expect(status).toBe(200);
      seen.push(...(json.data as { id: string }[]).map(({ id }) => id));
      path = json.next_cursor ? `/customers?limit=2&cursor=${encodeURIComponent(String(json.next_cursor))}` : null;
    }
    expect([seen.length, new Set(seen).size]).toEqual([5, 5]);
  });
});
