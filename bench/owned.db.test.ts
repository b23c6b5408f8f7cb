import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "turnero-owned-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** A benchmark that starts a database, says so, and throws when it is written to. */
function bench() {
  const text = `
    const { keptDatabases } = await import("./bench/processes.ts");
    await keptDatabases();
    console.log("started");
    process.stdin.once("data", () => { throw new Error("It broke."); });`;
  const args = ["--import", "tsx", "--input-type=module", "--eval", text];
  const env = { ...process.env, DATA_DIR: relative(root, folder) };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ["pipe", "pipe", "ignore"] });
  const started = new Promise<void>((done) => child.stdout.once("data", () => done()));
  const ended = new Promise<number | null>((done) => child.once("exit", done));
  return { child, started, ended };
}

const postmaster = (): number =>
  Number(readFileSync(join(folder, "bench", "cluster", "postmaster.pid"), "utf8").split("\n")[0]);

describe("a benchmark", () => {
  it("that throws stops the database it started", async () => {
    const { child, started, ended } = bench();
    await started;
    const pid = postmaster();
    expect(isAlive(pid)).toBe(true);
    child.stdin.write("now");
    expect(await ended).toBe(1);
    expect(isAlive(pid)).toBe(false);
  });

  it("that is interrupted does too", async () => {
    const { child, started, ended } = bench();
    await started;
    const pid = postmaster();
    child.kill("SIGINT");
    expect(await ended).toBe(130);
    expect(isAlive(pid)).toBe(false);
  });
});
