// npm run bench [-- http …]: measures against floors taken in the same run; results go to bench/results.md.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, mustRun, requireNode, root } from "./install.mjs";

requireNode();
ensureInstalled();
const known = readdirSync(join(root, "bench"))
  .filter((name) => name.endsWith(".bench.ts"))
  .map((name) => name.replace(/\.bench\.ts$/, ""));
const wanted = process.argv.length > 2 ? process.argv.slice(2) : known;
const file = (name) => join(root, "bench", `${name}.bench.ts`);
const unknown = wanted.find((name) => !existsSync(file(name)));
if (unknown) {
  console.error(`There is no benchmark "${unknown}". There is: ${known.join(", ")}.`);
  process.exit(1);
}
const { ensureBuilt } = await import("./build.mjs");
await ensureBuilt();
for (const name of wanted) mustRun(process.execPath, ["--import", "tsx", file(name)]);
