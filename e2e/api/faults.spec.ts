import { readFileSync, renameSync } from "node:fs";
import { createServer } from "node:net";
import { basename, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientOf, type Reply } from "@/e2e/api/client";
import { afterwards, cleanUp, folder, newKey, started, withDatabase } from "@/e2e/api/own-installation";
import { authSecret } from "@/e2e/api/tenants";
import { failingStart, type Installation } from "@/e2e/installation";

/** One installation for all tests: failed starts must leave it alone; then it is killed, restarted, and killed again. */
const dataDir = folder();
let first: Installation;
beforeAll(async () => {
  first = await started({ dataDir });
});
afterAll(cleanUp);

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** 200 customers, 20 at a time, each under a key of its own; undefined where the connection broke. */
async function createAll(installation: Installation, key: string, onAnswer: () => void = () => {}) {
  const call = clientOf(installation.baseUrl);
  const replies: (Reply | undefined)[] = Array(200).fill(undefined);
  let next = 0;
  const client = async () => {
    for (let n = next++; n < replies.length; n = next++) {
      const body = { name: `Cliente ${n}`, phone: `+5959810${10_000 + n}` };
      const sent = { method: "POST", key, body, idempotencyKey: `crash-${n}` };
      replies[n] = await call("/customers", sent).catch(() => undefined);
      if (replies[n]) onAnswer();
    }
  };
  await Promise.all(Array.from({ length: 20 }, client));
  return replies;
}

const postgresPid = (): number =>
  Number(readFileSync(join(dataDir, "postgres", "cluster", "postmaster.pid"), "utf8").split("\n")[0]);

const sentences = (output: string): string[] => output.split("\n").filter((line) => line.trim() !== "");

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

describe.runIf(process.platform === "linux")("a start that is ready", () => {
  it("leaves only what serves: no compiler, no step of the start", () => {
    const commands = childrenOf(first.pid).map((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0"));
    const names = commands.map(([program = "", file]) =>
      basename(program === process.execPath ? (file ?? "") : program),
    );
    expect(names.sort()).toEqual(["postgres", "serve.mjs", "worker.mjs"]);
    const below = [first.servingPid, first.workerPid].flatMap(childrenOf);
    expect(below, "nothing runs for the web process or the worker before somebody asks").toEqual([]);
  });
});

describe("a start that cannot be", () => {
  it("says that the port is taken", async () => {
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, ready));
    afterwards(() => new Promise((closed) => other.close(closed)));
    const { port } = other.address() as { port: number };
    const { code, output } = await failingStart({ port });
    expect([code, sentences(output)]).toEqual([1, [expect.stringContaining(`Port ${port} is taken`)]]);
  });

  it.each([
    ["postgresql://nobody@127.0.0.1:1/none", /^DATABASE_URL cannot be reached \(127\.0\.0\.1:1\/none\): .+/],
    ["postgresql://nobody@localhost:1/none", /^DATABASE_URL cannot be reached \(localhost:1\/none\): .+/],
    [
      "postgresql://nobody@no-such-host.invalid/none",
      /^DATABASE_URL cannot be reached \(no-such-host\.invalid\/none\): .+/,
    ],
    ["not an address", /^DATABASE_URL is not an address/],
  ])("says that the database at %s cannot be reached", async (DATABASE_URL, expected) => {
    const secrets = { AUTH_SECRET: authSecret, ENCRYPTION_KEY: "0".repeat(64) };
    const { code, output } = await failingStart({ env: { DATABASE_URL, ...secrets } });
    expect([code, sentences(output)]).toEqual([1, [expect.stringMatching(expected)]]);
  });

  it("says that the folder is in use, or what in the environment is wrong, and leaves a running one alone", async () => {
    const second = await failingStart({ dataDir });
    expect([second.code, sentences(second.output)]).toEqual([1, [expect.stringContaining("already runs")]]);
    const unset = await failingStart({ env: { DATABASE_URL: first.databaseUrl } });
    const missing = ["AUTH_SECRET", "ENCRYPTION_KEY"].map((name) => expect.stringContaining(`${name} is not set`));
    expect([unset.code, sentences(unset.output)]).toEqual([1, missing]);
    expect((await clientOf(first.baseUrl)("/openapi.json")).status).toBe(200);
  });
});

describe("a start with a demo workspace", () => {
  it("shows the password once, stops where the keys of its database are gone, and listens to this machine alone", async () => {
    const dataDir = folder();
    const options = { dataDir, env: { DEMO: "1" } };
    const shown = await started(options);
    const { password = "", api_key = "" } = shown.demo ?? {};
    expect(password.length).toBeGreaterThan(8);
    expect(shown.output()).toContain(`password: ${password}`);
    expect(shown.output()).toContain('"host":"127.0.0.1"');
    await shown.stop();
    const again = await started(options);
    expect(again.output()).toContain(join(dataDir, "demo.json"));
    for (const secret of [password, api_key]) expect(again.output()).not.toContain(secret);
    await again.stop();
    renameSync(join(dataDir, "secrets.json"), join(dataDir, "elsewhere.json"));
    const { code, output } = await failingStart(options);
    expect([code, sentences(output)]).toEqual([1, [expect.stringContaining("secrets.json is missing")]]);
  });
});

describe("kill −9", () => {
  it("of the serving process loses nothing and does nothing twice, and another serves in its place", async () => {
    const key = await newKey(first);
    let answered = 0;
    const ended: Promise<unknown>[] = [];
    const before = await createAll(first, key, () => {
      if (++answered === 60) ended.push(first.killServing());
    });
    await Promise.all(ended);
    const kept = before.filter((reply) => reply?.status === 201);
    expect(kept.length).toBeGreaterThanOrEqual(60);
    expect(kept.length, "the kill came in the middle").toBeLessThan(200);

    const after = await createAll(first, key);
    expect(after.map((reply) => reply?.status)).toEqual(Array(200).fill(201));
    for (const [n, reply] of before.entries()) if (reply) expect(after[n]?.json).toEqual(reply.json);
    const counted = await withDatabase(first, async (database) => {
      const { rows } = await database.query(
        `SELECT (SELECT count(*)::int FROM customer) AS customers, (SELECT count(DISTINCT id)::int FROM customer) AS ids,
                (SELECT count(*)::int FROM audit_entry) AS audits, (SELECT count(*)::int FROM event) AS events,
                (SELECT count(*)::int FROM idempotency_record WHERE status = 201) AS answers`,
      );
      return rows[0];
    });
    expect(counted).toEqual({ customers: 200, ids: 200, audits: 200, events: 200, answers: 200 });
  });

  it("of the worker and of the embedded Postgres is healed too, each alone", async () => {
    const key = await newKey(first);
    const call = clientOf(first.baseUrl);
    const [serving, worker] = [first.servingPid, first.workerPid];
    process.kill(worker, "SIGKILL");
    await expect.poll(() => first.workerPid, { timeout: 120_000 }).not.toBe(worker);
    expect(first.output()).toContain("worker.mjs ended with SIGKILL; starting it again.");

    process.kill(postgresPid(), "SIGKILL");
    const body = { name: "Ana", phone: "+595981000008" };
    const create = () => call("/customers", { method: "POST", key, body, idempotencyKey: "after-postgres" });
    await expect.poll(async () => (await create()).status, { timeout: 120_000 }).toBe(201);
    expect(first.output()).toContain("The embedded Postgres ended with SIGKILL; starting it again.");
    expect(first.servingPid).toBe(serving);
    const roles = await withDatabase(first, async (database) => {
      const { rows } = await database.query(
        `SELECT DISTINCT rolname, rolsuper FROM pg_stat_activity JOIN pg_roles ON rolname = usename
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      );
      return rows;
    });
    expect(roles).toEqual([{ rolname: "turnero_service", rolsuper: false }]);
  });

  it("of the supervisor is healed by the next start, on the same port and folder", async () => {
    const key = await newKey(first);
    await clientOf(first.baseUrl)("/customers", {
      method: "POST",
      key,
      body: { name: "Ana", phone: "+595981000009" },
    });
    const { servingPid } = first;
    await first.killSupervisor();
    const second = await started({ dataDir, port: first.port });
    const reply = await clientOf(second.baseUrl)("/customers", { key });
    expect(reply.json.data).toHaveLength(1);
    const gone = { timeout: 120_000, message: "the killed one's server is gone" };
    await expect.poll(() => alive(servingPid), gone).toBe(false);
    const from = performance.now();
    expect(await second.stop()).toBe(0);
    expect(performance.now() - from, "Ctrl-C waits for nobody who does not end").toBeLessThan(60_000);
    expect(alive(second.servingPid)).toBe(false);
  });
});
