import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { AnswerHeaders, EventResponse } from "@/lib/api/http/text-response";
import type { StreamEvent } from "@/lib/api/operation";
import { answerEvents } from "@/scripts/event-reply";

let server: Server;
afterEach(() => server.close());

/** A client that reads these events over a socket, as slowly as the test wants. */
async function reader(events: AsyncIterable<StreamEvent>, beatMs?: number) {
  const leaving = new AbortController();
  const headers = new AnswerHeaders({ "content-type": "text/event-stream" });
  server = createServer((_, reply) => void answerEvents(new EventResponse(events, leaving, headers), reply, beatMs));
  await once(server.listen(0, "127.0.0.1"), "listening");
  const [response] = (await once(get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), "response")) as [
    IncomingMessage,
  ];
  return { response, leaving };
}

describe("events on a socket", () => {
  it("end with their source, also when that fails", async () => {
    async function* broken(): AsyncGenerator<StreamEvent> {
      yield { event: "change", id: "1", data: 1 };
      throw new Error("the database is away");
    }
    const { response } = await reader(broken());
    expect(response.headers["content-type"]).toBe("text/event-stream");
    expect(await response.setEncoding("utf8").toArray()).toEqual(["id: 1\nevent: change\ndata: 1\n\n"]);
  });

  it("are taken from their source only as fast as they are read", async () => {
    let made = 0;
    const large = "x".repeat(1024 * 1024);
    async function* endless(): AsyncGenerator<StreamEvent> {
      for (;;) yield { event: "change", data: [made++, large] };
    }
    const { response, leaving } = await reader(endless());
    let before = -1;
    while (made !== before) {
      before = made;
      await new Promise((done) => setTimeout(done, 100));
    }
    expect(made).toBeLessThan(100); // The size of the machine's buffers, generously.
    response.destroy();
    await once(leaving.signal, "abort");
  });

  it("tell a quiet reader that the stream stands, and their source that the reader has left", async () => {
    let ended = false;
    let wake = () => {};
    async function* quiet(): AsyncGenerator<StreamEvent> {
      try {
        yield { event: "ready", data: null };
        await new Promise<void>((done) => {
          wake = done;
        });
      } finally {
        ended = true;
      }
    }
    const { response, leaving } = await reader(quiet(), 20);
    let text = "";
    for await (const part of response.setEncoding("utf8")) {
      text += part;
      if (text.split(": still here\n\n").length > 2) break;
    }
    expect(text).toMatch(/^event: ready\ndata: null\n\n: still here\n\n/);
    if (!leaving.signal.aborted) await once(leaving.signal, "abort");
    wake();
    await expect.poll(() => ended, { timeout: 60_000 }).toBe(true);
  });
});
