// npm run generate: renews the published description and the clients made from it. With --release the description is
// also kept as that of this version, against which later ones are compared, and so is the widget, which sites may pin.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { registry } from "@/lib/api/registry";
import { releaseWidget } from "./build.mjs";
import { doubleClaim } from "./generators/claims";
import { generatedFiles, releaseFile } from "./generators/files";

const root = join(import.meta.dirname, "..");
const claim = doubleClaim(registry);
if (claim) {
  console.error(claim);
  process.exit(1);
}
const isRelease = process.argv.includes("--release");
const files = { ...generatedFiles(), ...(isRelease ? releaseFile() : {}) };
let changed = 0;
for (const [file, text] of Object.entries(files)) {
  const path = join(root, file);
  if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
  writeFileSync(path, text);
  console.log(`${file} renewed`);
  changed++;
}
if (isRelease) await releaseWidget();
if (changed === 0) console.log("The description and the clients are up to date.");
