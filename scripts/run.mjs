// Runs a TypeScript file of this project on an installed tree: node scripts/run.mjs scripts/generate.ts
import { ensureInstalled, mustRun, requireNode } from "./install.mjs";

requireNode();
ensureInstalled();
const { generatePrisma } = await import("./build.mjs");
generatePrisma();
mustRun(process.execPath, ["--import", "tsx", ...process.argv.slice(2)]);
