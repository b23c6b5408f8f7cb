// npm run lock: rewrites package-lock.json for every platform and without registry addresses.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";

rmSync("node_modules", { recursive: true, force: true }); // With an installed tree npm drops the other platforms' packages.
const npm = spawnSync("npm", ["install", "--package-lock-only", "--omit-lockfile-registry-resolved=false"], {
  stdio: "inherit",
});
if (npm.status !== 0) process.exit(npm.status ?? 1);
const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
for (const entry of Object.values(lock.packages)) delete entry.resolved;
writeFileSync("package-lock.json", `${JSON.stringify(lock, null, 2)}\n`);
