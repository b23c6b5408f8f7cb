import { rmSync } from "node:fs";
import { join } from "node:path";
import { mustRun } from "@/scripts/install.mjs";
import { root, type Server, start } from "./processes";

/** A Next app whose one route handler, /api/floor, does nothing: built and started. */
export async function startNextFloor(): Promise<Server> {
  const folder = join(root, "bench", "next-floor");
  rmSync(join(folder, ".next"), { recursive: true, force: true });
  const env = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  mustRun(process.execPath, [join(root, "node_modules/next/dist/bin/next"), "build", folder], { stdio: "pipe", env });
  return start("bench/next-floor/serve.mjs");
}
