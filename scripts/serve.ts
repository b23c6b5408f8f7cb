import "@/scripts/output.mjs";
import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import next from "next";
import { startWorker } from "@/inngest/worker";
import { authProblem, isAuth, readAuthBody } from "@/lib/api/access/auth-door";
import { answerTo, dispatch, isAgents } from "@/lib/api/http/dispatch";
import { description } from "@/lib/api/registry";
import { clock } from "@/lib/core/clock";
import { pool } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import { stopLive } from "@/lib/core/live";
import { log } from "@/lib/core/monitoring/log";
import { observe } from "@/lib/core/monitoring/metrics";
import { shareFormats } from "@/lib/core/text/shared-formats";
import { warmSlots } from "@/lib/domains/slots/warm";
import { collectStart } from "@/scripts/collect-start";
import { isPage, sendWhole } from "@/scripts/pages/whole-page";
import { smallFiles } from "@/scripts/small-files";
import { startTracing } from "@/scripts/start-tracing";
import {
  addressHeader,
  addressOf,
  answer,
  hasBody,
  isDecodable,
  targetOf,
  toIncoming,
  toRequest,
  withBody,
} from "@/scripts/web-request";

const pathOf = (url: string): string => url.split("?")[0] ?? "";
const isApi = (url: string): boolean => /^(\/api)?\/v1(\/|\?|$)/.test(url) || isAgents(url);

/** Next would redirect these, or answer them without a body; the API answers every request itself. */
const beyondNext = (url: string): boolean => /\/\/|\/$|\/\.|%2e/i.test(pathOf(url)) || !isDecodable(url);

/** The 404 page for a URL that no page can have. */
const nowhere = "/not-found";

const known = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]);

/** Web requests do not support TRACE, and Next only seven methods: such a call is refused like an OPTIONS. */
function asRefused(message: IncomingMessage): IncomingMessage {
  message.method = "OPTIONS";
  return message;
}

/** A request for next-auth, whose body is read here within its limit; null once it was refused. */
async function boundedForAuth(message: IncomingMessage, reply: ServerResponse): Promise<IncomingMessage | null> {
  try {
    return withBody(message, await readAuthBody(toIncoming(message)));
  } catch (error) {
    await answer(authProblem(error), message, reply);
    return null;
  }
}

/** Counts Next's responses; the API counts its own, in either server. */
function countPage(url: string, reply: ServerResponse): void {
  const from = performance.now();
  const kind = /^\/(_next|api)\//.exec(url)?.[1];
  const name = kind === "_next" ? "asset" : kind === "api" ? "service" : "page";
  reply.once("finish", () => observe(name, reply.statusCode, performance.now() - from));
}

/** Answers what Node's parser rejected before there was a request. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return;
  const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ""] ?? 400;
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ type: "about:blank", title, status, code: "unreadable_request", detail: `${title}.` });
  const head = [`HTTP/1.1 ${status} ${title}`, "content-type: application/problem+json"];
  socket.end(`${[...head, `content-length: ${body.length}`, "connection: close"].join("\r\n")}\r\n\r\n${body}`);
}

async function main(): Promise<void> {
  shareFormats();
  const { HOST, PORT, API_DOOR, NODE_ENV, APP_URL } = env();
  const overTls = APP_URL.startsWith("https:");
  const dev = NODE_ENV === "development";
  const stopTracing = await startTracing("web");
  const app = next({ dev, dir: process.cwd(), port: PORT, hostname: "localhost" });
  const pages = app.getRequestHandler();
  const small = dev ? () => false : await smallFiles();
  await app.prepare();
  if (!dev) {
    description(); // Takes half a second to create: the first caller would block all others.
    await warmSlots(clock.now().getTime());
    collectStart();
  }
  const worker = dev ? await startWorker() : null; // `npm start` runs background work in its own process.
  let stopping = false;
  const answering = new Set<ServerResponse>();
  const server = createServer(async (message, reply) => {
    answering.add(reply);
    reply.once("close", () => answering.delete(reply));
    if (stopping) reply.setHeader("connection", "close");
    try {
      const url = targetOf(message);
      message.url = url;
      if (overTls) reply.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
      const served = known.has(message.method ?? "");
      if (isApi(url) && (API_DOOR === "direct" || !served || beyondNext(url))) {
        const asked = served ? message : asRefused(message);
        const answered = await (isAgents(url) ? dispatch(toRequest(asked)) : answerTo(toIncoming(asked)));
        await answer(answered, message, reply);
      } else {
        message.headers[addressHeader] = addressOf(message);
        if (!isApi(url)) countPage(url, reply);
        if (!isDecodable(url)) message.url = nowhere;
        else if (small(message, reply)) return;
        if (!dev && isPage(message)) sendWhole(message, reply);
        const asked = isAuth(url) && hasBody(message) ? await boundedForAuth(message, reply) : message;
        if (asked) await pages(asked, reply);
      }
    } catch (error) {
      log.error("request failed", { path: message.url, error });
      if (!reply.headersSent) reply.writeHead(500);
      reply.end();
    }
  });
  server.keepAliveTimeout = 65_000;
  server.on("clientError", refuseUnreadable);
  server.once("error", (error: NodeJS.ErrnoException) => {
    const sentence =
      error.code === "EADDRINUSE" ? `Port ${PORT} is taken: stop what uses it, or set PORT to another.` : error.message;
    process.stderr.write(`${sentence}\n`);
    process.exit(1);
  });
  // Without a host Node listens on all addresses, even where the machine has no IPv6.
  server.listen({ port: PORT, host: HOST === "::" ? undefined : HOST }, () => {
    log.info("serving", { port: PORT, host: HOST, door: API_DOOR, pid: process.pid });
    process.send?.({ ready: true });
  });

  /** Stops accepting connections, ends every stream, finishes responses in progress, and then closes the pool. */
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    log.info("stopping", { answering: answering.size });
    const closed = new Promise((done) => server.close(done));
    for (const reply of answering) if (!reply.headersSent) reply.setHeader("connection", "close");
    // A connection that was answering becomes idle only now, and its client may keep it for a minute.
    const idle = setInterval(() => server.closeIdleConnections(), 100);
    const patience = setTimeout(() => server.closeAllConnections(), 10_000);
    await Promise.all([stopLive(), worker?.stop(), closed]);
    clearInterval(idle);
    clearTimeout(patience);
    await pool().end();
    await stopTracing();
    log.info("stopped");
    process.exit(0);
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  process.once("disconnect", stop); // The supervisor has ended, so this must too.
}

await main();
