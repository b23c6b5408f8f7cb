// A Node of at least the wanted version: this one, or one that npm brings into a folder that is kept.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./install.mjs";

const major = 24;
const version = "24.21.0";

/** The path of the binary; null where this machine has none and npm brings none. */
export function newerNode() {
  if (Number(process.versions.node.split(".")[0]) >= major) return process.execPath;
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const folder = join(root, "node_modules", ".cache", `node-${version}`);
  const binary = join(folder, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(binary)) {
    mkdirSync(folder, { recursive: true });
    const wanted = `${name}@${version}`;
    spawnSync("npm", ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", wanted], {
      stdio: "ignore",
      shell: process.platform === "win32",
    });
  }
  return existsSync(binary) ? binary : null;
}
