import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import next from "next";
import { startWorker } from "@/inngest/worker";
import { dispatch } from "@/lib/api/dispatch";
import { pool } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { stopLive } from "@/lib/core/live";
import { log } from "@/lib/core/log";

const addressHeader = "x-turnero-address";

/** The address that counts: the socket's, or the hop that TRUST_PROXY names in X-Forwarded-For. */
function addressOf(request: IncomingMessage): string {
  const hops = String(request.headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((hop) => hop.trim())
    .filter((hop) => hop !== "");
  const { TRUST_PROXY } = env();
  const trusted = TRUST_PROXY > 0 ? hops.at(-TRUST_PROXY) : undefined;
  return trusted ?? request.socket.remoteAddress ?? "unknown";
}

/** The Web request that the handlers know. The address header is ours: what a client sent under that name is dropped. */
function toRequest(message: IncomingMessage): Request {
  const headers = new Headers();
  for (let i = 0; i + 1 < message.rawHeaders.length; i += 2) {
    headers.append(message.rawHeaders[i] as string, message.rawHeaders[i + 1] as string);
  }
  headers.set(addressHeader, addressOf(message));
  const bodiless = message.method === "GET" || message.method === "HEAD";
  const body = bodiless ? null : (Readable.toWeb(message) as ReadableStream<Uint8Array>);
  const path = message.url?.startsWith("/") ? message.url : "/";
  return new Request(`${env().APP_URL.replace(/\/$/, "")}${path}`, {
    method: message.method,
    headers,
    body,
    duplex: "half",
  } as RequestInit);
}

async function answer(response: Response, reply: ServerResponse): Promise<void> {
  reply.statusCode = response.status;
  for (const [name, value] of response.headers) reply.setHeader(name, value);
  const type = response.headers.get("content-type") ?? "";
  if (!response.body) {
    reply.end();
  } else if (type.includes("json")) {
    reply.end(await response.text());
  } else {
    // A client that leaves cancels the body, and with it whatever was making it.
    await pipeline(Readable.fromWeb(response.body as never), reply).catch(() => {});
  }
}

const isApi = (url: string): boolean => /^(\/api)?\/v1(\/|\?|$)/.test(url);

async function main(): Promise<void> {
  const { PORT, API_DOOR, NODE_ENV } = env();
  const dev = NODE_ENV === "development";
  const app = next({ dev, dir: process.cwd(), port: PORT, hostname: "localhost" });
  const pages = app.getRequestHandler();
  await app.prepare();
  const worker = dev ? await startWorker() : null; // `npm start` gives background work a process of its own.
  const server = createServer(async (message, reply) => {
    try {
      if (API_DOOR === "direct" && isApi(message.url ?? "")) {
        await answer(await dispatch(toRequest(message)), reply);
      } else {
        message.headers[addressHeader] = addressOf(message);
        await pages(message, reply);
      }
    } catch (error) {
      log.error("request failed", { path: message.url, error });
      if (!reply.headersSent) reply.writeHead(500);
      reply.end();
    }
  });
  server.keepAliveTimeout = 65_000;
  server.on("clientError", (_error, socket) => {
    if (!socket.writable) return;
    socket.end("HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n");
  });
  server.once("error", (error: NodeJS.ErrnoException) => {
    const sentence =
      error.code === "EADDRINUSE" ? `Port ${PORT} is taken: stop what uses it, or set PORT to another.` : error.message;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  });
  server.listen(PORT, () => {
    log.info("serving", { port: PORT, door: API_DOOR });
    process.send?.({ ready: true });
  });

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all([stopLive(), worker?.stop()]);
    server.closeIdleConnections();
    const closed = new Promise((done) => server.close(done));
    const patience = setTimeout(() => server.closeAllConnections(), 10_000);
    await closed;
    clearTimeout(patience);
    await pool().end();
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  process.once("disconnect", stop); // The supervisor is gone; nothing may outlive it.
}

await main();
