import { once } from "node:events";
import { IncomingMessage, type ServerResponse } from "node:http";
import { isIP } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import type { Incoming, IncomingHeaders } from "@/lib/api/http/incoming";
import { type Answered, EventResponse, TextResponse } from "@/lib/api/http/text-response";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/monitoring/log";
import { answerEvents } from "@/scripts/event-reply";

export const addressHeader = "x-turnero-address";

/** An address as a proxy wrote it, possibly with the port; null for anything else. */
function addressIn(hop: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(hop)?.[1] ?? /^([\d.]+):\d+$/.exec(hop)?.[1] ?? hop;
  return isIP(bare) === 0 ? null : bare;
}

/** The client's address: the socket's, or the hop that TRUST_PROXY selects in X-Forwarded-For, if valid. */
export function addressOf(message: IncomingMessage): string {
  const { TRUST_PROXY } = env();
  const trusted = TRUST_PROXY > 0 ? addressIn(hopsOf(message).at(-TRUST_PROXY) ?? "") : null;
  return trusted ?? message.socket.remoteAddress ?? "unknown";
}

const hopsOf = ({ headers }: IncomingMessage): string[] =>
  String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");

/** The request target in its usual form; a proxy may send the whole URL. */
export function targetOf(message: IncomingMessage): string {
  const url = message.url ?? "/";
  if (url.startsWith("/")) return url;
  const whole = URL.canParse(url) ? new URL(url) : null;
  return whole ? `${whole.pathname}${whole.search}` : "/";
}

/** Whether every `%` of a path is a valid escape: Next fails on an invalid one. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

export const hasBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== "GET" &&
  method !== "HEAD" &&
  (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0);

/** Read on demand, and left open when the reader stops early: a refusal is still answered on the same socket. */
function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  const parts = message.iterator({ destroyOnReturn: false });
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await parts.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

function baseUrl(): string {
  const { APP_URL } = env();
  return APP_URL.endsWith("/") ? APP_URL.slice(0, -1) : APP_URL;
}

/** Node's own headers, with our address header: a client's value of it is dropped. */
class NodeHeaders implements IncomingHeaders {
  constructor(private readonly message: IncomingMessage) {}

  get(name: string): string | null {
    const value = name === addressHeader ? addressOf(this.message) : this.message.headers[name];
    return value === undefined ? null : String(value);
  }

  has(name: string): boolean {
    return this.get(name) !== null;
  }

  *[Symbol.iterator](): Iterator<[string, string]> {
    for (const name of new Set([...Object.keys(this.message.headers), addressHeader]))
      yield [name, this.get(name) ?? ""];
  }
}

/** What the API reads of a request, without the Web's forms of it. */
export const toIncoming = (message: IncomingMessage): Incoming => ({
  method: message.method ?? "GET",
  url: `${baseUrl()}${targetOf(message)}`,
  headers: new NodeHeaders(message),
  body: hasBody(message) ? message.iterator({ destroyOnReturn: false }) : null,
});

/** The Web request that the agents' library needs. The address header is ours: a client's value of it is dropped. */
export function toRequest(message: IncomingMessage): Request {
  const headers: [string, string][] = [];
  for (let i = 0; i + 1 < message.rawHeaders.length; i += 2) {
    const name = message.rawHeaders[i] as string;
    if (name.toLowerCase() !== addressHeader) headers.push([name, message.rawHeaders[i + 1] as string]);
  }
  headers.push([addressHeader, addressOf(message)]);
  return new Request(`${baseUrl()}${targetOf(message)}`, {
    method: message.method,
    headers,
    body: hasBody(message) ? bodyOf(message) : null,
    duplex: "half",
  } as RequestInit);
}

/** The same request with its body already read, within the limit. */
export function withBody(message: IncomingMessage, bytes: Uint8Array): IncomingMessage {
  const copy = new IncomingMessage(message.socket);
  const { "transfer-encoding": _chunks, ...headers } = message.headers;
  Object.assign(copy, {
    method: message.method,
    url: message.url,
    httpVersion: message.httpVersion,
    httpVersionMajor: message.httpVersionMajor,
    httpVersionMinor: message.httpVersionMinor,
    rawHeaders: message.rawHeaders,
    headers: { ...headers, "content-length": String(bytes.byteLength) },
    complete: true,
  });
  copy.push(bytes);
  copy.push(null);
  return copy;
}

const mostDrained = 16 * 1024 * 1024;
const longestDrain = 3_000;

const isRead = (message: IncomingMessage): boolean => message.complete && message.readableLength === 0;

/**
 * Reads and discards the rest of a refused body: a client that is still sending would miss the response, and the rest
 * would precede the next request. Above a limit the connection is closed instead.
 */
async function drain(message: IncomingMessage): Promise<boolean> {
  if (message.destroyed) return false;
  let size = 0;
  return new Promise((done) => {
    const end = (whole: boolean) => {
      clearTimeout(patience);
      done(whole);
    };
    const patience = setTimeout(() => end(false), longestDrain);
    message.on("data", (part: Buffer) => {
      size += part.length;
      if (size > mostDrained) end(false);
    });
    message.once("end", () => end(true));
    message.once("close", () => end(false));
    message.resume();
  });
}

/** A socket closed with unread bytes is reset, and the response lost: incoming data is read for a moment more. */
const parting = 2_000;

async function answerAndPart(text: string, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  reply.setHeader("connection", "close");
  reply.setHeader("content-length", Buffer.byteLength(text));
  reply.write(text);
  message.resume();
  await Promise.race([once(message, "close").catch(() => {}), pause(parting)]);
  reply.end();
}

function writeText({ content, status, headers }: TextResponse, reply: ServerResponse): void {
  if (content !== null) headers.set("content-length", String(Buffer.byteLength(content)));
  reply.writeHead(status, headers.all).end(content);
}

async function drainAndAnswer(response: TextResponse, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  const { content, status, headers } = response;
  if (await drain(message)) return writeText(response, reply);
  if (content === null) {
    reply.setHeader("connection", "close");
    return writeText(response, reply);
  }
  reply.statusCode = status;
  for (const [name, value] of Object.entries(headers.all)) reply.setHeader(name, value);
  await answerAndPart(content, message, reply);
}

/** Writes the answer. A stream is cancelled when its reader leaves. */
export function answer(response: Answered, message: IncomingMessage, reply: ServerResponse): void | Promise<void> {
  if (response instanceof EventResponse) return answerEvents(response, reply);
  if (!(response instanceof TextResponse)) return answerWeb(response, message, reply);
  return isRead(message) ? writeText(response, reply) : drainAndAnswer(response, message, reply);
}

async function answerWeb(response: Response, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  reply.statusCode = response.status;
  for (const [name, value] of response.headers) reply.appendHeader(name, value);
  const whole = isRead(message) || (await drain(message));
  const type = response.headers.get("content-type") ?? "";
  if (!response.body) {
    if (!whole) reply.setHeader("connection", "close");
    reply.end();
  } else if (type.includes("json") && !response.headers.has("content-disposition")) {
    const text = await response.text();
    if (whole) reply.end(text);
    else await answerAndPart(text, message, reply);
  } else {
    await pipeline(Readable.fromWeb(response.body as never), reply).catch((error) => {
      const readerLeft = error.code === "ERR_STREAM_PREMATURE_CLOSE";
      if (!readerLeft) log.error("file was cut off", { error });
    });
  }
}
