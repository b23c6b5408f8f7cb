import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, createGzip, gzip } from "node:zlib";
import { takes } from "@/scripts/pages/encodings";
import { inPlace } from "@/scripts/pages/in-place";

/** Somebody opens a page: not one of the parts that Next's own router asks for, and no file. */
export const isPage = ({ method, url = "", headers }: IncomingMessage): boolean =>
  method === "GET" &&
  headers.rsc === undefined &&
  /text\/html/.test(headers.accept ?? "") &&
  /^\/(?!api\/|_next\/)[^.?]*(\?|$)/.test(url);

type Encoding = "br" | "gzip" | null;

const encodingFor = (accepted: string): Encoding => {
  if (takes("br", accepted)) return "br";
  return takes("gzip", accepted) ? "gzip" : null;
};

/** A page is compressed for each reader, so not as small as files are. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

function encoded(html: string, encoding: Encoding): Promise<Buffer> | Buffer {
  if (encoding === "br") return brotli(html, fast);
  return encoding === "gzip" ? zip(html) : Buffer.from(html);
}

type Chunk = Uint8Array | string;
type Sink = { write(chunk: Chunk): boolean; end(): void };

/** The reply through gzip; each part can be read as soon as it was written. */
function zipped({ write, end }: Sink): Sink {
  const stream = createGzip().on("data", write).on("end", end);
  return {
    write: (chunk) => {
      stream.write(chunk);
      stream.flush();
      return true;
    },
    end: () => stream.end(),
  };
}

/** A page that takes longer than this after its first part is sent as it comes, its loading states first. */
const patience = 200;

/**
 * Has the reply send a page whole, with its content in place. Like a compression it stands in for the methods that Next
 * writes with; the headers wait until it is known how the page is sent. What is no page goes out as it is written.
 */
export function sendWhole(message: IncomingMessage, reply: ServerResponse, wait = patience): void {
  const accepted = String(message.headers["accept-encoding"] ?? "");
  // Otherwise Next compresses the parts before they can be put in place.
  delete message.headers["accept-encoding"];
  const [writeHead, flushHeaders] = [reply.writeHead.bind(reply), reply.flushHeaders.bind(reply)];
  const [write, end] = [reply.write.bind(reply), reply.end.bind(reply)];
  const plain: Sink = { write, end: () => end() };
  const parts: Buffer[] = [];
  let sink: Sink | null = null;
  let late: NodeJS.Timeout | undefined;
  reply.once("close", () => clearTimeout(late));

  const encode = (encoding: Encoding) => {
    reply.removeHeader("content-length");
    if (encoding) reply.setHeader("content-encoding", encoding);
  };
  const sendAsItComes = () => {
    const encoding = takes("gzip", accepted) ? "gzip" : null;
    encode(encoding);
    sink = encoding ? zipped(plain) : plain;
    for (const part of parts) sink.write(part);
  };
  const sendAtOnce = async () => {
    clearTimeout(late);
    const encoding = encodingFor(accepted);
    const bytes = await encoded(inPlace(Buffer.concat(parts).toString()), encoding);
    encode(encoding);
    reply.setHeader("content-length", bytes.length);
    sink = plain;
    end(bytes);
  };
  /** Where a part goes now; null while the parts of a page are kept. Its first header or part tells what the reply is. */
  const destination = (): Sink | null => {
    if (sink === null && late === undefined) {
      if (/^text\/html/.test(String(reply.getHeader("content-type")))) late = setTimeout(sendAsItComes, wait);
      else sink = plain;
    }
    return sink;
  };

  Object.assign(reply, {
    writeHead: (status: number, headers: OutgoingHttpHeaders = {}) => {
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) reply.setHeader(name, value);
      if (destination()) return writeHead(status);
      reply.statusCode = status;
      return reply;
    },
    flushHeaders: () => destination() && flushHeaders(),
    write: (chunk: Chunk) => destination()?.write(chunk) ?? parts.push(Buffer.from(chunk)) > 0,
    end: (chunk?: Chunk | null) => {
      if (chunk) reply.write(chunk);
      const open = destination();
      if (open) open.end();
      else sendAtOnce().catch((error) => reply.destroy(error));
      return reply;
    },
  });
}
