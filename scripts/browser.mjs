// A browser for the browser tests: an installed one, else a downloaded one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./install.mjs";

/** The headless one first: it takes half the time. */
const names = [
  "chromium-headless-shell",
  ...["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"],
];
const fixed = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The path of an installed Chrome or Chromium, or undefined. */
export function findBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...fixed].find((path) =>
    existsSync(path),
  );
}

const runs = (command, ...args) => spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;

/** Makes sure that there is a browser; throws a sentence when none can be installed. */
export function ensureBrowser() {
  if (findBrowser()) return;
  if (runs(process.execPath, join(root, "node_modules/playwright/cli.js"), "install", "--only-shell", "chromium"))
    return;
  const debian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  const installs = (name) => runs("apt-get", "install", "-y", name) && findBrowser() !== undefined;
  if (debian && runs("apt-get", "update") && (installs("chromium-headless-shell") || installs("chromium"))) return;
  throw new Error("The browser tests need Chrome or Chromium, and none could be installed: install one and run again.");
}
