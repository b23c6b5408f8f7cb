import type { StreamEvent } from "@/lib/api/operation";
import { log } from "@/lib/core/monitoring/log";

export const heartbeatMs = 15_000;
export const heartbeat = ": still here\n\n";
const encoder = new TextEncoder();

/** An event as the wire has it. Data is JSON, so it has no line breaks of its own. */
export const wire = ({ event, id, data }: StreamEvent): string =>
  `${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/**
 * Server-sent events, read from their source only as fast as the client reads. A periodic comment keeps proxies from
 * closing an idle stream, and detects that a client has gone. When the client leaves, `leaving` is aborted.
 */
export function eventStream(
  events: AsyncIterable<StreamEvent>,
  leaving: AbortController,
  beatMs: number = heartbeatMs,
): ReadableStream<Uint8Array> {
  const source = events[Symbol.asyncIterator]();
  let next: Promise<IteratorResult<StreamEvent>> | null = null;
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      next ??= source.next();
      let timer: NodeJS.Timeout | undefined;
      const beat = new Promise<null>((done) => {
        timer = setTimeout(done, beatMs, null);
      });
      try {
        const result = await Promise.race([next, beat]);
        if (leaving.signal.aborted) return;
        if (result === null) return controller.enqueue(encoder.encode(heartbeat));
        next = null;
        if (result.done) controller.close();
        else controller.enqueue(encoder.encode(wire(result.value)));
      } catch (error) {
        log.error("stream failed", { error });
        controller.close(); // The client reconnects with its last id.
      } finally {
        clearTimeout(timer);
      }
    },
    async cancel() {
      leaving.abort();
      await source.return?.();
    },
  });
}
