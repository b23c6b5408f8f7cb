// A browser for the browser tests: an installed one, else a downloaded one.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { root } from "./install.mjs";

/** It takes half the time of a browser with windows. */
const shell = "chromium-headless-shell";
const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const fixed = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

const inPath = (name) => (process.env.PATH ?? "").split(delimiter).map((folder) => join(folder, name));

/** The path of an installed Chrome or Chromium, or undefined. */
export function findBrowser() {
  return [...[shell, ...names].flatMap(inPath), ...fixed].find((path) => existsSync(path));
}

const runs = (command, ...args) => spawnSync(command, args, { cwd: root, stdio: "inherit" }).status === 0;

const downloaded = () =>
  runs(process.execPath, join(root, "node_modules/playwright/cli.js"), "install", "--only-shell", "chromium");
const apt = (...args) => runs("apt-get", "-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=1", ...args);

/** Makes sure that there is a browser; throws a sentence when none can be installed. */
export function ensureBrowser() {
  if (inPath(shell).some((path) => existsSync(path))) return;
  const debian = existsSync("/etc/debian_version") && process.getuid?.() === 0;
  const installs = (name) => apt("install", "-y", name) && findBrowser() !== undefined;
  if (debian && apt("update") && installs(shell)) return;
  if (findBrowser() || downloaded() || (debian && installs("chromium"))) return;
  throw new Error("The browser tests need Chrome or Chromium, and none could be installed: install one and run again.");
}
