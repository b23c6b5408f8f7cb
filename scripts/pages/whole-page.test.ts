import { once } from "node:events";
import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished } from "vitest";
import { isPage, sendWhole } from "@/scripts/pages/whole-page";

type Write = (reply: ServerResponse) => unknown;
type Got = { status: number; headers: IncomingMessage["headers"]; body: Buffer; firstAt: number; took: number };

/** What a browser gets of a reply that is written like this. */
async function gotOf(writeIt: Write, encodings: string | null, wait = 5_000): Promise<Got> {
  const server = createServer((message, reply) => {
    sendWhole(message, reply, wait);
    void writeIt(reply);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const begun = performance.now();
  const request = get({
    port,
    host: "127.0.0.1",
    agent: false,
    headers: encodings ? { "accept-encoding": encodings } : {},
  });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  const parts: Buffer[] = [];
  let firstAt = 0;
  for await (const part of answer) {
    firstAt ||= performance.now() - begun;
    parts.push(part);
  }
  const took = performance.now() - begun;
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts), firstAt, took };
}

const first = '<body><!--$?--><template id="B:0"></template><p>Loading</p><!--/$-->';
const rest = '<div hidden id="S:0"><p>José</p></div><script>$RC("B:0","S:0")</script></body>';
const whole = "<body><!--$--><p>José</p><!--/$--></body>";

const inParts =
  (gap: number): Write =>
  async (reply) => {
    reply.setHeader("content-type", "text/html; charset=utf-8");
    reply.flushHeaders();
    reply.write(first);
    await pause(gap);
    // A part may end within a character.
    const bytes = Buffer.from(rest);
    const middle = bytes.indexOf("é") + 1;
    reply.write(bytes.subarray(0, middle));
    reply.write(bytes.subarray(middle));
    reply.end();
  };

describe("a page", () => {
  it("comes whole, compressed and with its length", async () => {
    const br = await gotOf(inParts(20), "gzip, deflate, br");
    expect(br.headers).toMatchObject({ "content-encoding": "br", "content-length": String(br.body.length) });
    expect(brotliDecompressSync(br.body).toString()).toBe(whole);
    const gz = await gotOf(inParts(20), "gzip");
    expect(gz.headers["content-encoding"]).toBe("gzip");
    expect((await gotOf(inParts(0), "br;q=0, gzip;q=0.5")).headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gz.body).toString()).toBe(whole);
  });

  it("comes plain where the browser takes nothing else", async () => {
    const { headers, body } = await gotOf(inParts(20), null);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe(whole);
  });

  it("that takes long is sent as it comes", async () => {
    const slow = await gotOf(inParts(1_500), "gzip, br", 50);
    expect(gunzipSync(slow.body).toString()).toBe(first + rest);
    expect(slow.took - slow.firstAt).toBeGreaterThan(500);
  });

  it("of one piece with a length keeps its status", async () => {
    const { status, headers, body } = await gotOf((reply) => {
      reply.setHeader("content-length", Buffer.byteLength(whole));
      reply.setHeader("content-type", "text/html");
      reply.writeHead(404).end(whole);
    }, "br");
    expect(status).toBe(404);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(brotliDecompressSync(body).toString()).toBe(whole);
  });
});

describe("what is no page", () => {
  it("goes out as it is written", async () => {
    const { headers, body } = await gotOf((reply) => {
      reply.setHeader("content-type", "application/json");
      reply.write("[1,");
      reply.end("2]");
    }, "br");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(body.toString()).toBe("[1,2]");
    const moved = await gotOf((reply) => reply.writeHead(307, { location: "/sign-in" }).end(), "br");
    expect([moved.status, moved.headers.location, moved.body.length]).toEqual([307, "/sign-in", 0]);
  });

  it("is told from a page by the request", () => {
    const asked = (url: string, headers = {}, method = "GET") =>
      isPage({ method, url, headers: { accept: "text/html,*/*", ...headers } } as IncomingMessage);
    expect(["/", "/inbox?view=today", "/customers/cus_1", "/b/salon?frame=1.5"].filter((url) => !asked(url))).toEqual(
      [],
    );
    expect(asked("/customers", { rsc: "1" })).toBe(false);
    expect(asked("/customers", { accept: "*/*" })).toBe(false);
    expect(asked("/customers", {}, "HEAD")).toBe(false);
    expect(["/api/health", "/_next/static/a", "/docs.md", "/icon.svg"].filter((url) => asked(url))).toEqual([]);
  });
});
