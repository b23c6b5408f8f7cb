import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { setEnv } from "@/lib/testing/environment";
import { occupy } from "@/scripts/occupy.mjs";
import { startOf } from "@/scripts/other-process.mjs";

let folder: string;
let others: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "turnero-place-"));
  others = [];
  setEnv("DATA_DIR", folder);
});
afterEach(() => {
  for (const other of others) other.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const place = (n = 1) => join(folder, `running.${n}.pid`);
const claims = () => readdirSync(folder).filter((name) => name.startsWith("running"));

/** A process that holds the folder as a command of that name would. */
async function held(script: string, file = place(), started?: string): Promise<ChildProcess> {
  writeFileSync(join(folder, script), "process.stdout.write('.'); setInterval(() => {}, 1000);");
  const other = spawn(process.execPath, [join(folder, script)], { stdio: ["ignore", "pipe", "ignore"] });
  others.push(other);
  if (other.stdout) await once(other.stdout, "data");
  writeFileSync(file, `${other.pid}\n${started ?? startOf(other.pid)}`);
  return other;
}

describe("a data folder", () => {
  it.each(["backup", "restore", "restore-proof", "rotate-key", "migrate"])("is not taken from %s", async (name) => {
    const { pid } = await held(`${name}.mjs`);
    expect(occupy).toThrow(`\`npm run ${name}\` is at work`);
    expect(readFileSync(place(), "utf8")).toBe(`${pid}\n${startOf(pid)}`);
    expect(claims()).toEqual(["running.1.pid"]);
  });

  it("is not taken from a start, but from a later process with its number", async () => {
    await held("start.mjs");
    expect(occupy).toThrow("already runs from this folder");
    await held("dev.mjs", place(), "another beginning");
    expect(occupy().cutOff).toBe(true);
  });

  it("is not taken from a start of a version that kept the number alone", async () => {
    const { pid } = await held("start.mjs", join(folder, "running.pid"));
    writeFileSync(join(folder, "running.pid"), String(pid));
    expect(occupy).toThrow("already runs from this folder");
    const stranger = await held("stranger.mjs", join(folder, "running.pid"));
    writeFileSync(join(folder, "running.pid"), String(stranger.pid));
    expect(occupy().cutOff).toBe(true);
    expect(claims()).toEqual(["running.1.pid"]);
  });

  it("is given back only by the one who has it, and taken again", () => {
    const { release } = occupy();
    writeFileSync(place(), "1");
    release();
    expect(readFileSync(place(), "utf8")).toBe("1");
    writeFileSync(place(), `${process.pid}\n${startOf(process.pid)}`);
    expect(occupy).toThrow("already runs");
    release();
    expect(occupy().cutOff).toBe(false);
    expect(claims()).toEqual(["running.2.pid"]);
  });

  it("is taken by one of forty that start in the same moment, whatever was left behind", async () => {
    const script = join(folder, "start.mjs");
    writeFileSync(
      script,
      `const { occupy } = await import(${JSON.stringify(join(import.meta.dirname, "occupy.mjs"))});
       const attempt = () => {
         try { occupy(); process.send("won"); } catch (error) { process.send(error.message); }
       };
       process.on("message", (at) => setTimeout(attempt, at - Date.now()));
       process.send("ready");`,
    );
    const all = Array.from({ length: 40 }, () => fork(script, { env: { ...process.env, DATA_DIR: folder } }));
    others.push(...all);
    await Promise.all(all.map((child) => once(child, "message")));
    const leftovers = [null, place(3), join(folder, "running.pid")];
    for (const left of [...leftovers, ...leftovers, ...leftovers]) {
      for (const name of claims()) rmSync(join(folder, name));
      if (left) writeFileSync(left, String(2 ** 22 + 1));
      const told = Promise.all(all.map((child) => once(child, "message")));
      const at = Date.now() + 300;
      for (const child of all) child.send(at);
      const answers = (await told).map(([answer]) => String(answer));
      expect(answers.filter((answer) => answer === "won")).toHaveLength(1);
      expect(answers.filter((answer) => answer.includes("already runs"))).toHaveLength(39);
    }
  });
});
