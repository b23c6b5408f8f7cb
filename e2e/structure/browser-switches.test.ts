import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";
import config from "@/playwright.config";

const playwright = join(createRequire(import.meta.url).resolve("playwright-core/package.json"), "..");

it("what Playwright switches off in Chrome stays switched off beside the list of the browser tests", () => {
  const source = readFileSync(join(playwright, "lib/coreBundle.js"), "utf8");
  const list = /\bdisabledFeatures = \[(.*?)\]\.filter/s.exec(source)?.[1] ?? "";
  const theirs = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name);
  expect(theirs).toContain("PaintHolding");
  const ours = config.use?.launchOptions?.args?.filter((arg) => arg.startsWith("--disable-features=")) ?? [];
  expect(ours).toHaveLength(1);
  expect(ours[0]?.split("=")[1]?.split(",")).toEqual(expect.arrayContaining(theirs));
});
