import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { TextResponse } from "@/lib/api/text-response";
import { env } from "@/lib/core/env";

export const addressHeader = "x-turnero-address";

/** The address that counts: the socket's, or the hop that TRUST_PROXY names in X-Forwarded-For. */
export function addressOf(message: IncomingMessage): string {
  const hops = String(message.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");
  const { TRUST_PROXY } = env();
  const trusted = TRUST_PROXY > 0 ? hops.at(-TRUST_PROXY) : undefined;
  return trusted ?? message.socket.remoteAddress ?? "unknown";
}

/** The target in its usual form; a proxy may send the whole address. */
export function targetOf(message: IncomingMessage): string {
  const url = message.url ?? "/";
  if (url.startsWith("/")) return url;
  const whole = URL.canParse(url) ? new URL(url) : null;
  return whole ? `${whole.pathname}${whole.search}` : "/";
}

const hasBody = ({ method, headers }: IncomingMessage): boolean =>
  method !== "GET" &&
  method !== "HEAD" &&
  (headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0);

/** Read only on demand, and left open when the reader stops early: a refusal still has to be answered on the same socket. */
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

/** The Web request that the handlers know. The address header is ours: what a client sent under that name is dropped. */
export function toRequest(message: IncomingMessage): Request {
  const headers: [string, string][] = [];
  for (let i = 0; i + 1 < message.rawHeaders.length; i += 2) {
    const name = message.rawHeaders[i] as string;
    if (name.toLowerCase() !== addressHeader) headers.push([name, message.rawHeaders[i + 1] as string]);
  }
  headers.push([addressHeader, addressOf(message)]);
  return new Request(`${env().APP_URL.replace(/\/$/, "")}${targetOf(message)}`, {
    method: message.method,
    headers,
    body: hasBody(message) ? bodyOf(message) : null,
    duplex: "half",
  } as RequestInit);
}

const mostDrained = 16 * 1024 * 1024;
const longestDrain = 3_000;

/**
 * Reads and forgets what is left of a body that was refused: a client that still sends would miss the answer,
 * and the rest would stand before the next request. Past a bound the connection is given up instead.
 */
async function drain(message: IncomingMessage): Promise<boolean> {
  if (message.complete && message.readableLength === 0) return true;
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

/** A socket that is closed with unread bytes is reset, and the answer lost: what still comes is read for a moment more. */
const parting = 2_000;

async function answerAndPart(text: string, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  reply.setHeader("connection", "close");
  reply.setHeader("content-length", Buffer.byteLength(text));
  reply.write(text);
  message.resume();
  await Promise.race([once(message, "close").catch(() => {}), pause(parting)]);
  reply.end();
}

/** Writes the Web response. A stream is cancelled when its reader leaves. */
export async function answer(response: Response, message: IncomingMessage, reply: ServerResponse): Promise<void> {
  reply.statusCode = response.status;
  for (const [name, value] of response.headers) reply.appendHeader(name, value);
  const whole = await drain(message);
  const type = response.headers.get("content-type") ?? "";
  if (!response.body) {
    if (!whole) reply.setHeader("connection", "close");
    reply.end();
  } else if (type.includes("json")) {
    const text = response instanceof TextResponse ? (response.content ?? "") : await response.text();
    if (whole) reply.end(text);
    else await answerAndPart(text, message, reply);
  } else {
    await pipeline(Readable.fromWeb(response.body as never), reply).catch(() => {}); // The reader left.
  }
}
