import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { freePort } from "@/scripts/postgres.mjs";

const folder = mkdtempSync(join(tmpdir(), "turnero-supervised-"));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** A supervisor over processes that run these texts, each of which is ready at once. */
async function supervised(...texts: string[]) {
  const home = mkdtempSync(join(folder, "home-"));
  const files = texts.map((text, n) => {
    const file = join(home, `process-${n}.mjs`);
    writeFileSync(file, `process.once("disconnect", () => process.exit());\n${text}`);
    return file;
  });
  const script = `const { supervise } = await import(${JSON.stringify(join(import.meta.dirname, "supervise.mjs"))});
    await supervise({ processes: ${JSON.stringify(files.map((file) => ({ file })))}, onReady: () => console.log("all up") });`;
  const { DATABASE_URL = "", PATH = "" } = process.env;
  const env = {
    NODE_ENV: "test" as const,
    DATABASE_URL,
    PATH,
    DATA_DIR: join(home, "data"),
    PORT: String(await freePort()),
  };
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { env });
  started.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const says = (words: RegExp | string) => expect.poll(() => output, { timeout: 60_000 }).toMatch(words);
  const pids = (word: string) => [...output.matchAll(new RegExp(`${word} (\\d+)`, "g"))].map(([, pid]) => Number(pid));
  return { child, says, pids, output: () => output, ended: once(child, "exit") };
}

const ready = (word: string) =>
  `console.log("${word} " + process.pid); process.send("ready"); setInterval(() => {}, 1000);`;

describe("the supervisor", () => {
  it("starts a killed process again and leaves the others alone", async () => {
    const { child, says, pids, ended } = await supervised(ready("first"), ready("second"));
    await says("all up");
    process.kill(pids("first")[0] as number, "SIGKILL");
    await expect.poll(() => pids("first").length, { timeout: 60_000 }).toBe(2);
    process.kill(pids("second")[0] as number, "SIGKILL");
    await expect.poll(() => pids("second").length, { timeout: 60_000 }).toBe(2);
    expect(pids("first")).toHaveLength(2);
    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
    for (const pid of [...pids("first"), ...pids("second")]) expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  });

  it("gives up on one that ends again and again, with a sentence and code 1", async () => {
    const crash = 'process.send("ready"); setTimeout(() => process.exit(7), 20);';
    const { ended, output, pids } = await supervised(ready("bystander"), crash);
    expect(await ended).toEqual([1, null]);
    const sentences = output().match(/process-1\.mjs ended.*/g);
    expect(sentences).toHaveLength(5);
    expect(sentences?.[0]).toBe("process-1.mjs ended with 7; starting it again.");
    expect(sentences?.at(-1)).toContain("ended 5 times within a minute, the last time with 7: giving up");
    expect(pids("bystander")).toHaveLength(1);
  });

  it("stops at once by Ctrl-C while it waits to start one again", async () => {
    const { child, says, ended } = await supervised('process.send("ready"); setTimeout(() => process.exit(7), 20);');
    await says("process-0.mjs ended with 7; starting it again.");
    const from = performance.now();
    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
    expect(performance.now() - from).toBeLessThan(5000);
  });
});
