// Preconditions of everything else: a recent Node, and the packages of the lock file.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

/** The same as `engines` in package.json: what Prisma runs on. */
export function runsOn(version) {
  const [major, minor] = version.split(".").map(Number);
  return major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

export function requireNode() {
  if (runsOn(process.versions.node)) return;
  console.error(`Turnero needs Node 20.19, 22.12, or 24 and newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** A hash of files and folders, to know whether a step must run again. */
export const fingerprint = (...texts) =>
  texts
    .reduce((hash, text) => hash.update(text), createHash("sha256"))
    .digest("hex")
    .slice(0, 16);

export const stamped = (file, mark) => existsSync(file) && readFileSync(file, "utf8") === mark;

/** Written after the hash where only what runs was installed. */
const withoutTools = " without tools";

/**
 * Installs the locked packages unless they are there; without `tools` those that only tests and development use are left out,
 * unless this tree had them before. Not `npm ci`: it fails on a registry without other platforms' binaries.
 */
export function ensureInstalled({ tools = true } = {}) {
  const mark = fingerprint(readFileSync(join(root, "package-lock.json")));
  const stamp = join(root, "node_modules", ".turnero-lock");
  const before = existsSync(stamp) ? readFileSync(stamp, "utf8") : withoutTools;
  if (before === mark || (!tools && before === mark + withoutTools)) return;
  const all = tools || !before.endsWith(withoutTools);
  console.log("Installing packages (a minute or so, once)…");
  const npm = spawnSync(
    process.platform === "win32" ? "npm.cmd" : "npm",
    ["install", "--no-save", all ? "--include=dev" : "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, NODE_ENV: "" },
    },
  );
  if (npm.status !== 0) {
    console.error("npm could not install the packages: see its message above.");
    process.exit(1);
  }
  writeFileSync(stamp, all ? mark : mark + withoutTools);
}

/** Runs a command of the project and stops everything when it fails. */
export function mustRun(command, args, options = {}) {
  const result = spawnSync(command, args, { cwd: root, stdio: "inherit", ...options });
  if (result.status === 0) return;
  if (result.stdout) process.stderr.write(result.stdout);
  if (result.stderr) process.stderr.write(result.stderr);
  process.exit(result.status ?? 1);
}
