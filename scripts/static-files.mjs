// Files that a build makes for browsers: versions of the widget that never change, and a Brotli copy of whatever is text.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** The address of a version is made from its bytes, so what is there never changes and may be kept forever. */
export const versionOf = (bytes) => `${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}.js`;
export const integrityOf = (bytes) => `sha384-${createHash("sha384").update(bytes).digest("base64")}`;

/** The widget under the address of its version, beside those of earlier releases, and which one is the latest. */
export function keepVersions(folder, released) {
  const into = join(folder, "widget");
  mkdirSync(into, { recursive: true });
  if (existsSync(released))
    for (const name of readdirSync(released))
      if (name.endsWith(".js")) copyFileSync(join(released, name), join(into, name));
  const bytes = readFileSync(join(folder, "widget.js"));
  writeFileSync(join(into, versionOf(bytes)), bytes);
  const latest = { src: `/widget/${versionOf(bytes)}`, integrity: integrityOf(bytes) };
  writeFileSync(join(into, "latest.json"), `${JSON.stringify(latest, null, 2)}\n`);
}

const brotli = promisify(brotliCompress);
const isText = (name) => /\.(?:m?js|css|svg|json|webmanifest)$/.test(name);

/** Writes `name.br` beside every text of a folder that gets smaller by it, on every core. */
export async function compress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const compressOne = async (path) => {
    const bytes = await readFile(path);
    const small = await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    if (small.length < bytes.length) await writeFile(`${path}.br`, small);
  };
  const texts = entries.filter((each) => each.isFile() && isText(each.name));
  await Promise.all(texts.map((entry) => compressOne(join(entry.parentPath, entry.name))));
}
