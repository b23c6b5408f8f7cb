import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { mustRunLong } from "@/scripts/long-step.mjs";

it("a long step says that it goes on until it is done", async () => {
  const folder = mkdtempSync(join(tmpdir(), "long-step-"));
  const sign = join(folder, "enough");
  const waits = `const { existsSync } = require("node:fs");
    const wait = () => existsSync(process.argv[1]) || setTimeout(wait, 10);
    wait();`;
  const told: number[] = [];
  const tell = (passed: number) => {
    told.push(passed);
    if (passed === 2) writeFileSync(sign, "");
  };
  await mustRunLong(process.execPath, ["-e", waits, sign], { tell, every: 20 });
  expect([told.slice(0, 2), existsSync(sign)]).toEqual([[1, 2], true]);
  rmSync(folder, { recursive: true });
});

it("a long step ends with the process that waits for it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "long-step-"));
  const sign = join(folder, "pid");
  const step = `require("node:fs").writeFileSync(${JSON.stringify(sign)}, String(process.pid)); setInterval(() => {}, 1000);`;
  const script = `import { mustRunLong } from ${JSON.stringify(join(import.meta.dirname, "long-step.mjs"))};
    process.once("SIGTERM", () => process.exit(143));
    await mustRunLong(process.execPath, ["-e", ${JSON.stringify(step)}], { tell() {} });`;
  const waiting = spawn(process.execPath, ["--input-type=module", "-e", script]);
  const pid = () => (existsSync(sign) ? Number(readFileSync(sign, "utf8")) : 0);
  await expect.poll(pid, { timeout: 60_000 }).toBeGreaterThan(0);
  waiting.kill("SIGTERM");
  const isThere = () => {
    try {
      return process.kill(pid(), 0);
    } catch {
      return false;
    }
  };
  await expect.poll(isThere, { timeout: 60_000 }).toBe(false);
  rmSync(folder, { recursive: true });
}, 120_000);
