import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

const place = /((?:file:\/\/)?\/[^\s()]+\.m?js):(\d+):(\d+)/;
const most = 4;
const maps = new Map<string, SourceMap | null>();

function mapOf(file: string): SourceMap | null {
  const known = maps.get(file);
  if (known !== undefined) return known;
  const beside = `${file}.map`;
  const own = !file.includes("/node_modules/") && existsSync(beside);
  const map = own ? new SourceMap(JSON.parse(readFileSync(beside, "utf8"))) : null;
  maps.set(file, map);
  if (maps.size > most) maps.delete(maps.keys().next().value as string);
  return map;
}

function sourceOf(line: string): string {
  const [found, file = "", row, column] = place.exec(line) ?? [];
  if (!found) return line;
  const map = mapOf(file.startsWith("file:") ? fileURLToPath(file) : file);
  const entry = map?.findEntry(Number(row) - 1, Number(column) - 1);
  if (!entry || !("originalSource" in entry)) return line;
  return line.replace(found, `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`);
}

/**
 * A stack trace with source positions instead of the bundle's. Node's --enable-source-maps keeps the maps of every loaded
 * module, Next's too: 80 MB per process. Here a map is read only when there is an error to log.
 */
export function sourceStack(stack: string): string {
  try {
    return stack.split("\n").map(sourceOf).join("\n");
  } catch {
    return stack;
  }
}
