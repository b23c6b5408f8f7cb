import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, expect, it } from "vitest";
import { startPostgres } from "@/scripts/postgres.mjs";

const made: string[] = [];
const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), "turnero-cluster-"));
  made.push(path);
  return path;
};
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  for (const path of made) rmSync(path, { recursive: true, force: true });
});

const start = (path: string) => startPostgres(path, { durable: false, settings: { shared_buffers: "16MB" } });

async function asks(path: string, work: (client: pg.Client) => Promise<void> = async () => {}): Promise<void> {
  const server = await start(path);
  const client = new pg.Client({ connectionString: server.url("postgres") });
  await client.connect();
  await work(client).finally(() => client.end());
  await server.stop();
}

describe("the embedded Postgres", () => {
  it("never removes a cluster, and says what to do where its password is gone", async () => {
    const path = folder();
    mkdirSync(join(path, "cluster"));
    writeFileSync(join(path, "cluster", "PG_VERSION"), "18\n");
    await expect(start(path)).rejects.toThrow(join(path, "password"));
    expect(readFileSync(join(path, "cluster", "PG_VERSION"), "utf8")).toBe("18\n");
    expect(existsSync(join(path, "password"))).toBe(false);
  });

  it("makes its cluster anew after a first start that was killed in the middle of it, and no stranger pays for an old number", async () => {
    const path = folder();
    const script = `const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, "postgres.mjs"))});
      await startPostgres(${JSON.stringify(path)}, { durable: false });`;
    const first = spawn(process.execPath, ["--input-type=module", "-e", script], { detached: true, stdio: "ignore" });
    const begun = ["cluster", "cluster.new"].map((name) => join(path, name, "PG_VERSION"));
    await expect.poll(() => begun.some((file) => existsSync(file)), { interval: 2, timeout: 60_000 }).toBe(true);
    const gone = once(first, "exit");
    process.kill(-Number(first.pid), "SIGKILL");
    await gone;
    await asks(path, async (client) => void (await client.query("CREATE TABLE kept AS SELECT 1 AS n")));

    const program = join(path, "postgres");
    symlinkSync(process.execPath, program);
    const idle = "process.stdout.write('.'); setInterval(() => {}, 1000)";
    const stranger = spawn(program, ["-e", idle], { stdio: ["ignore", "pipe", "ignore"] });
    children.push(stranger);
    await once(stranger.stdout, "data");
    expect(readFileSync(`/proc/${stranger.pid}/comm`, "utf8").trim()).toBe("postgres");
    writeFileSync(join(path, "cluster", "postmaster.pid"), `${stranger.pid}\n`);
    await asks(path, async (client) => expect((await client.query("SELECT n FROM kept")).rows).toEqual([{ n: 1 }]));
    expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
  });
});
