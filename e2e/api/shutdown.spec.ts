import { type ChildProcess, spawn } from "node:child_process";
import { get, request } from "node:http";
import { createConnection } from "node:net";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { copyOf } from "@/e2e/api/own-database";
import { authSecret, makeTenants, type Tenants } from "@/e2e/api/tenants";
import { mailbox } from "@/lib/testing/mailbox";
import { freePort } from "@/scripts/postgres.mjs";

const root = join(import.meta.dirname, "../..");
const url = await copyOf(inject("template"), "shutdown");
const database = new pg.Client({ connectionString: url });
const children: ChildProcess[] = [];
let tenants: Tenants;

beforeAll(async () => {
  await database.connect();
  tenants = await makeTenants(database);
});
afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await database.end();
});

/** One process of the built service, without a supervisor around it, as a container runs it. */
function launch(entry: "serve" | "worker", env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(root, "dist", `${entry}.mjs`)], {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      DATABASE_URL: url,
      AUTH_SECRET: authSecret,
      ENCRYPTION_KEY: "0".repeat(64),
      RATE_LIMIT_BURST: "100000",
      ...env,
    },
  });
  children.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  const says = (words: RegExp) => expect.poll(() => output, { timeout: 120_000 }).toMatch(words);
  return { child, ended, says, output: () => output };
}

/** Locks a table so that statements on it wait; the returned function releases it. */
async function hold(table: string): Promise<() => Promise<void>> {
  const holder = new pg.Client({ connectionString: url });
  await holder.connect();
  await holder.query(`BEGIN; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
  return async () => {
    await holder.query("ROLLBACK");
    await holder.end();
  };
}

const waitsFor = (table: string) =>
  expect
    .poll(
      async () =>
        (
          await database.query(
            "SELECT count(*)::int AS n FROM pg_locks WHERE NOT granted AND relation = $1::regclass",
            [table],
          )
        ).rows[0].n,
      { timeout: 120_000 },
    )
    .toBeGreaterThan(0);

const connects = (port: number): Promise<boolean> =>
  new Promise((done) => {
    const socket = createConnection({ port, host: "127.0.0.1" });
    const tell = (open: boolean) => () => {
      socket.destroy();
      done(open);
    };
    socket.once("connect", tell(true)).once("error", tell(false));
  });

describe("SIGTERM", () => {
  it("lets the web process finish what it answers, end its streams and take nothing new", async () => {
    const port = await freePort();
    const web = launch("serve", { PORT: String(port), APP_URL: "https://agenda.example" });
    await web.says(/"serving"/);

    const streamed = await new Promise<{ ended: Promise<unknown>; headers: Record<string, unknown> }>((done, fail) => {
      const secure = tenants.session.replace("next-auth", "__Secure-next-auth");
      const headers = { cookie: secure, "sec-fetch-site": "same-origin", host: "agenda.example" };
      get({ port, path: "/api/v1/events/stream", headers, agent: false }, (response) => {
        response.resume();
        const ended = new Promise((over, broke) => response.once("end", over).once("error", broke));
        if (response.statusCode === 200) done({ ended, headers: response.headers });
        else fail(new Error(`The stream answered ${response.statusCode}.`));
      }).once("error", fail);
    });
    expect(streamed.headers["strict-transport-security"], "an installation behind TLS says so").toMatch(
      /max-age=\d{8}/,
    );

    const letGo = await hold("customer");
    const answered = new Promise<{ status: number | undefined; connection: string | undefined }>((done, fail) => {
      const headers = { authorization: `Bearer ${tenants.ours.key}`, "content-type": "application/json" };
      const asked = request({ port, path: "/api/v1/customers", method: "POST", headers }, (response) => {
        response.resume();
        done({ status: response.statusCode, connection: response.headers.connection });
      });
      asked.once("error", fail).end(JSON.stringify({ name: "Ana", phone: "+595981000123" }));
    });
    await waitsFor("customer");

    web.child.kill("SIGTERM");
    await streamed.ended;
    await expect.poll(() => connects(port), { timeout: 120_000 }).toBe(false);
    await letGo();
    expect(await answered).toEqual({ status: 201, connection: "close" });
    expect(await web.ended, web.output()).toBe(0);
    expect(web.output()).toContain('"stopped"');
    const { rows } = await database.query("SELECT count(*)::int AS n FROM customer WHERE name = 'Ana'");
    expect(rows[0].n).toBe(1);
  });

  it("leaves a letter that the web process said it sends to the worker", async () => {
    const post = await mailbox();
    const port = await freePort();
    const origin = `http://localhost:${port}`;
    const env = { PORT: String(port), APP_URL: origin, SMTP_URL: process.env.SMTP_URL ?? "" };
    const web = launch("serve", env);
    await web.says(/"serving"/);
    const invited = await fetch(`${origin}/api/v1/team/invites`, {
      method: "POST",
      headers: { cookie: tenants.session, "sec-fetch-site": "same-origin", origin, "content-type": "application/json" },
      body: JSON.stringify({ email: "bia@example.com" }),
    });
    expect(await invited.json()).toMatchObject({ email: "bia@example.com", sent: true });
    web.child.kill("SIGTERM");
    await expect.poll(() => connects(port), { timeout: 120_000 }).toBe(false);
    expect(await web.ended, web.output()).toBe(0);
    expect(post.mails).toEqual([]);
    const worker = launch("worker", env);
    expect((await post.mailTo("bia@example.com", { deliver: false })).text).toContain("/invite/");
    worker.child.kill("SIGTERM");
    expect(await worker.ended, worker.output()).toBe(0);
    await post.stop();
  });

  it.each(["serve", "worker"] as const)("ends %s though nobody is left who reads what it says", async (entry) => {
    const { child, ended, says } = launch(entry, { PORT: String(await freePort()) });
    await says(entry === "serve" ? /"serving"/ : /"background work runs"/);
    child.stdout?.destroy();
    child.stderr?.destroy();
    child.kill("SIGTERM");
    const patience = setTimeout(() => child.kill("SIGKILL"), 120_000);
    expect(await ended).toBe(0);
    clearTimeout(patience);
  });

  it("lets the worker finish its step, give back what it holds and take its name off the list", async () => {
    const worker = launch("worker");
    await worker.says(/"background work runs"/);
    const workers = async () => (await database.query("SELECT id FROM background_worker")).rows.length;
    await expect.poll(workers, { timeout: 120_000 }).toBe(1);

    const letGo = await hold("idempotency_record");
    await database.query("UPDATE background_schedule SET next_at = now() WHERE function_id LIKE '%prune%'");
    await waitsFor("idempotency_record");
    const held = "SELECT count(*)::int AS n FROM background_run WHERE worker IS NOT NULL";
    expect((await database.query(held)).rows[0].n).toBeGreaterThan(0);
    const { rows: runs } = await database.query(
      "SELECT id FROM background_run WHERE worker IS NOT NULL AND function_id LIKE '%prune%'",
    );

    worker.child.kill("SIGTERM");
    await worker.says(/"stopping"/);
    await letGo();
    expect(await worker.ended, worker.output()).toBe(0);
    expect((await database.query(held)).rows[0].n).toBe(0);
    expect(await workers()).toBe(0);
    const { rows } = await database.query(
      "SELECT status FROM background_step WHERE name = 'idempotency-records' AND run_id = $1",
      [runs[0]?.id],
    );
    expect(rows, "the step that ran was not cut off").toEqual([{ status: "done" }]);
  });
});
