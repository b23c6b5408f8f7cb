import type { ServerResponse } from "node:http";
import { heartbeat, heartbeatMs, wire } from "@/lib/api/http/event-stream";
import type { EventResponse } from "@/lib/api/http/text-response";
import { log } from "@/lib/core/monitoring/log";

/** Resolves when the client has read what was written, or is gone. */
const taken = (reply: ServerResponse): Promise<void> =>
  new Promise((done) => {
    const go = () => {
      reply.off("drain", go).off("close", go);
      done();
    };
    reply.on("drain", go).on("close", go);
  });

/** As `eventStream`, written directly to the socket: many clients are connected at once, and mostly idle. */
export async function answerEvents(
  { events, leaving, status, headers }: EventResponse,
  reply: ServerResponse,
  beatMs: number = heartbeatMs,
): Promise<void> {
  const source = events[Symbol.asyncIterator]();
  const leave = () => {
    leaving.abort();
    void source.return?.();
  };
  if (reply.destroyed) return leave(); // They left before the first event.
  reply.once("close", leave);
  reply.writeHead(status, headers.all);
  const beat = setInterval(() => reply.writableNeedDrain || reply.write(heartbeat), beatMs);
  try {
    for (let next = await source.next(); !next.done && !leaving.signal.aborted; next = await source.next())
      if (!reply.write(wire(next.value))) await taken(reply);
  } catch (error) {
    log.error("stream failed", { error }); // The client reconnects with its last id.
  } finally {
    clearInterval(beat);
    reply.end();
  }
}
