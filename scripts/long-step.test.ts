import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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
