import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { restoreWidget } from "@/scripts/build.mjs";

it("a file of the chat that was deleted is made again, and nothing where all are there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "widget-"));
  const [script, style] = [join(folder, "widget.js"), join(folder, "embed.css")];
  await restoreWidget(folder);
  const made = statSync(script).mtimeMs;
  await restoreWidget(folder);
  expect(statSync(script).mtimeMs).toBe(made);
  rmSync(style);
  await restoreWidget(folder);
  expect(existsSync(style)).toBe(true);
  rmSync(folder, { recursive: true });
});
