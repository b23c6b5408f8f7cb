import { describe, expect, it } from "vitest";
import { eventStream, wire } from "@/lib/api/http/event-stream";
import type { StreamEvent } from "@/lib/api/operation";
import { description } from "@/lib/api/registry";

const read = async (stream: ReadableStream<Uint8Array>): Promise<string> => new Response(stream).text();

describe("server-sent events", () => {
  it("are lines with an id, a name and JSON in which no line breaks", () => {
    expect(wire({ event: "change", id: "7", data: { text: "a\nb" } })).toBe(
      'id: 7\nevent: change\ndata: {"text":"a\\nb"}\n\n',
    );
    expect(wire({ event: "ready", data: null })).toBe("event: ready\ndata: null\n\n");
  });

  it("end with their source, also when that fails", async () => {
    async function* broken(): AsyncGenerator<StreamEvent> {
      yield { event: "change", data: 1 };
      throw new Error("the database is away");
    }
    expect(await read(eventStream(broken(), new AbortController()))).toBe("event: change\ndata: 1\n\n");
  });

  it("are taken from their source only as fast as they are read", async () => {
    let made = 0;
    async function* endless(): AsyncGenerator<StreamEvent> {
      for (;;) yield { event: "change", data: made++ };
    }
    const leaving = new AbortController();
    const stream = eventStream(endless(), leaving);
    const reader = stream.getReader();
    for (let i = 0; i < 10; i++) await reader.read();
    await new Promise((done) => setTimeout(done, 20));
    expect(made).toBeLessThan(13);
    await reader.cancel();
    expect(leaving.signal.aborted).toBe(true);
  });

  it("are described as what they are", () => {
    const paths = description().paths as Record<string, { get: { responses: Record<string, { content: object }> } }>;
    const ok = paths["/events/stream"]?.get.responses["200"];
    expect(Object.keys(ok?.content ?? {})).toEqual(["text/event-stream"]);
  });
});
