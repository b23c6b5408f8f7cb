import type { IncomingMessage, ServerResponse } from "node:http";
import { createGzip, type Gzip } from "node:zlib";

type Changed = (html: Buffer) => Buffer;

const early = /<script src="([^"]+)" async="" nonce="[^"]+"><\/script>/g;
const first = /<script src="([^"]+)" nonce="([^"]+)" async=""><\/script>/;

/**
 * Loads the scripts once the page was painted. What nobody sees has no frames, and a stylesheet may hang: neither may keep
 * the page from working.
 */
const loader = (sources: readonly string[]): string =>
  `(n=>{let l=()=>{l=()=>{};for(const s of ${JSON.stringify(sources)})` +
  `document.head.append(Object.assign(document.createElement("script"),{src:s,nonce:n}))};` +
  `document.hidden?l():(requestAnimationFrame(()=>setTimeout(()=>l())),setTimeout(()=>l(),1000))})(document.currentScript.nonce)`;

/**
 * The same page, whose scripts wait for its first paint: fetched and run meanwhile, they take the processor from it. What
 * does not look like the beginning of a page of Next stays as it is.
 */
export function paintedFirst(html: Buffer): Buffer {
  // Bytes as characters: a chunk may end inside of one.
  const text = html.toString("latin1");
  const end = text.indexOf("</head>");
  const start = first.exec(text.slice(end));
  if (end < 0 || !start) return html;
  const head = text.slice(0, end);
  const sources = [...head.matchAll(early)].map(([, source = ""]) => source);
  const script = `<script nonce="${start[2]}">${loader([...sources, start[1] ?? ""])}</script>`;
  return Buffer.from(head.replace(early, "") + text.slice(end).replace(first, () => script), "latin1");
}

const asksForPage = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && String(headers.accept ?? "").includes("text/html");

const takesGzip = (header: string | string[] | undefined): boolean =>
  /\bgzip\b(?!\s*;\s*q=0)/.test(String(header ?? ""));

const isStreamedPage = (reply: ServerResponse): boolean =>
  String(reply.getHeader("content-type")).startsWith("text/html") &&
  !reply.hasHeader("content-length") &&
  !reply.hasHeader("content-encoding");

/** Passes what the compressor makes on to the socket, and the socket's pauses back to it. */
function pack(reply: ServerResponse, write: (bytes: Buffer) => boolean, end: () => void): Gzip {
  const gzip = createGzip();
  gzip.on("data", (bytes: Buffer) => write(bytes) || gzip.pause());
  reply.on("drain", () => gzip.resume());
  gzip.on("drain", () => reply.emit("drain"));
  gzip.on("end", end);
  // Without it the compressor of a page that nobody waited for would stay in memory.
  reply.once("close", () => gzip.destroy());
  return gzip;
}

/** Changes the beginning of a streamed page. Next would compress it first, so that is done here. */
export function changeBeginning(message: IncomingMessage, reply: ServerResponse, change: Changed): void {
  if (!asksForPage(message)) return;
  const packs = takesGzip(message.headers["accept-encoding"]);
  message.headers["accept-encoding"] = "identity";
  const [write, end, writeHead] = [reply.write.bind(reply), reply.end.bind(reply), reply.writeHead.bind(reply)];
  let gzip: Gzip | null = null;
  let streamed = false;
  let begun = false;
  const send = (chunk: string | Uint8Array): boolean => {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk) : Buffer.from(chunk);
    const next = begun ? bytes : change(bytes);
    begun = true;
    if (!gzip) return write(next);
    const more = gzip.write(next);
    gzip.flush(); // A page comes in parts that are shown as they come.
    return more;
  };
  Object.assign(reply, {
    writeHead(...given: Parameters<typeof writeHead>) {
      reply.writeHead = writeHead;
      streamed = isStreamedPage(reply);
      if (streamed && packs) {
        reply.setHeader("content-encoding", "gzip");
        gzip = pack(reply, write, () => end());
      }
      return writeHead(...given);
    },
    write(...given: Parameters<typeof write>) {
      if (!reply.headersSent) reply.writeHead(reply.statusCode);
      return streamed ? send(given[0]) : write(...given);
    },
    end(...given: Parameters<typeof end>) {
      // Written in one piece, with its length: no streamed page.
      if (!reply.headersSent) reply.writeHead = writeHead;
      if (!streamed) return end(...given);
      if (given[0] && typeof given[0] !== "function") send(given[0]);
      return gzip ? gzip.end() && reply : end();
    },
  });
}
