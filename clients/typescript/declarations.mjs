// After `tsc`: Node's own resolution wants the whole name of a file; without it a program would find no types.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const folder = process.argv[2] ?? "dist";
for (const name of readdirSync(folder).filter((each) => each.endsWith(".d.ts"))) {
  const file = join(folder, name);
  writeFileSync(file, readFileSync(file, "utf8").replace(/((?:from |import\()"\.\/[\w-]+)"/g, '$1.js"'));
}
