import { readdir } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";

const types: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=UTF-8",
  ".webmanifest": "application/manifest+json",
};

/** The addresses of a folder's files that have a Brotli copy beside them. */
async function compressedIn(folder: string, address: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".br"))
    .map((entry) => join(relative(folder, entry.parentPath), entry.name.slice(0, -3)).split(sep).join("/"))
    .map((path) => `${address}${path}`);
}

const takesBrotli = (header: string | string[] | undefined): boolean =>
  String(header ?? "")
    .split(",")
    .some((each) => /^\s*br\s*(;\s*q=(?!0(\.0*)?\s*$).*)?$/i.test(each));

/** Files that do not change while the server runs: who takes Brotli gets the copy that the build made. */
export async function smallFiles(root = process.cwd()): Promise<(m: IncomingMessage, reply: ServerResponse) => void> {
  const known = new Set([
    ...(await compressedIn(join(root, "public"), "/")),
    ...(await compressedIn(join(root, ".next", "static"), "/_next/static/")),
  ]);
  return (message, reply) => {
    const [path = "", query] = (message.url ?? "").split("?");
    const isRead = message.method === "GET" || message.method === "HEAD";
    if (!isRead || !known.has(decodeURI(path)) || message.headers.range) return;
    reply.setHeader("vary", "accept-encoding");
    if (!takesBrotli(message.headers["accept-encoding"])) return;
    reply.setHeader("content-encoding", "br");
    reply.setHeader("content-type", types[extname(path)] ?? "application/octet-stream");
    message.url = `${path}.br${query === undefined ? "" : `?${query}`}`;
  };
}
