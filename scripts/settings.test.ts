import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setEnv } from "@/lib/testing/environment";
import { occupy } from "@/scripts/settings.mjs";

let folder: string;
let other: ChildProcess | null;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "turnero-place-"));
  other = null;
  setEnv("DATA_DIR", folder);
});
afterEach(() => {
  other?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const place = () => join(folder, "running.pid");

/** A process that holds the folder as a command of that name would. */
async function held(script: string): Promise<void> {
  writeFileSync(join(folder, script), "process.stdout.write('.'); setInterval(() => {}, 1000);");
  other = spawn(process.execPath, [join(folder, script)], { stdio: ["ignore", "pipe", "ignore"] });
  if (other.stdout) await once(other.stdout, "data");
  writeFileSync(place(), String(other.pid));
}

describe("a data folder", () => {
  it.each(["backup", "restore", "restore-proof", "rotate-key", "migrate"])("is not taken from %s", async (name) => {
    await held(`${name}.mjs`);
    expect(occupy).toThrow(`\`npm run ${name}\` is at work`);
    expect(readFileSync(place(), "utf8")).toBe(String(other?.pid));
  });

  it("is not taken from a start, but from a stranger with an old number", async () => {
    await held("start.mjs");
    expect(occupy).toThrow("already runs from this folder");
    other?.kill("SIGKILL");
    await held("stranger.mjs");
    expect(occupy().cutOff).toBe(true);
  });

  it("is given back only by the one who has it", () => {
    const { release } = occupy();
    writeFileSync(place(), "1");
    release();
    expect(existsSync(place())).toBe(true);
    writeFileSync(place(), String(process.pid));
    release();
    expect(existsSync(place())).toBe(false);
  });
});
