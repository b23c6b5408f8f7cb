// npm run help-pictures: renews the pictures of the handbook in public/handbook, of a studio that the browser tests set up.
import { spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { ensureBrowser } from "./browser.mjs";
import { root } from "./install.mjs";

const run = (args, env = {}) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } }).status ?? 1;

mkdirSync(join(root, "public/handbook"), { recursive: true });
ensureBrowser();
process.exitCode =
  run([join(root, "scripts/build-once.mjs")]) ||
  run([join(root, "node_modules/playwright/cli.js"), "test", "--project=wide"], { HELP_PICTURES: "1" });
