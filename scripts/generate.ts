// npm run generate: renews the published description and the clients made from it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedFiles } from "./generators/files";

const root = join(import.meta.dirname, "..");
let changed = 0;
for (const [file, text] of Object.entries(generatedFiles())) {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
  writeFileSync(path, text);
  console.log(`${file} renewed`);
  changed++;
}
if (changed === 0) console.log("The description and the clients are up to date.");
