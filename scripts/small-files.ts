import { readdir, readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { takes } from "@/scripts/pages/encodings";

const types: Record<string, string> = {
  ".js": "application/javascript; charset=UTF-8",
  ".mjs": "application/javascript; charset=UTF-8",
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

const built = "/_next/static/";

type Answer = (message: IncomingMessage, reply: ServerResponse) => boolean;

const isReadWhole = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") && !headers.range;

const takesCopy = (message: IncomingMessage): boolean =>
  isReadWhole(message) && takes("br", message.headers["accept-encoding"]);

/**
 * What a page loads, from memory: it asks for twenty scripts at once, and its style sheet waited among them for Next's router.
 * An address names its content, so nothing here ever changes.
 */
function builtFiles(known: ReadonlySet<string>, root: string): Answer {
  const copies = new Map<string, Promise<Buffer>>();
  const copyOf = (address: string) => {
    const file = join(root, ".next", "static", `${address.slice(built.length)}.br`);
    const copy = copies.get(address) ?? readFile(file);
    copies.set(address, copy);
    return copy;
  };
  return (message, reply) => {
    const [path = ""] = (message.url ?? "").split("?");
    const address = decodeURI(path);
    if (!known.has(address) || !takesCopy(message)) return false;
    copyOf(address).then(
      (bytes) => {
        const headers = {
          "content-type": types[extname(address)] ?? "application/octet-stream",
          "content-encoding": "br",
          "content-length": bytes.length,
          "cache-control": "public, max-age=31536000, immutable",
          "x-content-type-options": "nosniff",
          vary: "accept-encoding",
        };
        reply.writeHead(200, headers).end(message.method === "HEAD" ? undefined : bytes);
      },
      () => {
        copies.delete(address);
        reply.writeHead(404).end();
      },
    );
    return true;
  };
}

/** Files that do not change while the server runs: who takes Brotli gets the copy that the build made. Whether it answered. */
export async function smallFiles(root = process.cwd()): Promise<Answer> {
  const builtAnswer = builtFiles(new Set(await compressedIn(join(root, ".next", "static"), built)), root);
  const known = new Set(await compressedIn(join(root, "public"), "/"));
  return (message, reply) => {
    if (builtAnswer(message, reply)) return true;
    const [path = "", query] = (message.url ?? "").split("?");
    if (!known.has(decodeURI(path)) || !isReadWhole(message)) return false;
    reply.setHeader("vary", "accept-encoding");
    if (!takesCopy(message)) return false;
    reply.setHeader("content-encoding", "br");
    reply.setHeader("content-type", types[extname(path)] ?? "application/octet-stream");
    message.url = `${path}.br${query === undefined ? "" : `?${query}`}`;
    return false;
  };
}
