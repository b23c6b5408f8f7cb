// npm run soak [-- --seconds 300 --clients 64 --web 1 --seed 1 --standby --pgbouncer --inngest URL|loopback]: load and faults on an installation of its own, then an audit.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, requireNode, root } from "./install.mjs";

requireNode();
ensureInstalled();
const { ensureBuilt } = await import("./build.mjs");
await ensureBuilt();
const args = ["--import", "tsx", join(root, "soak", "run.ts"), ...process.argv.slice(2)];
process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: "inherit" }).status ?? 1;
