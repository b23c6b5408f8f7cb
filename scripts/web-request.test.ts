import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { setEnv } from "@/lib/testing/environment";
import { addressHeader, addressOf, answer, isDecodable, toIncoming } from "@/scripts/web-request";

setEnv("DATABASE_URL", "postgresql://nowhere/nothing");
setEnv("AUTH_SECRET", "a secret that is long enough for a test");
setEnv("ENCRYPTION_KEY", "a key that is long enough for a test");
setEnv("APP_URL", "https://turnero.example/");

const message = (headers: Record<string, string>, parts: string[] = []): IncomingMessage =>
  Object.assign(Readable.from(parts.map((part) => Buffer.from(part))), {
    method: parts.length > 0 ? "POST" : "GET",
    url: "/api/v1/me?limit=1",
    headers,
    socket: { remoteAddress: "127.0.0.9" },
  }) as unknown as IncomingMessage;

it("says where a call comes from, whatever the client sent under that name", () => {
  const { headers, body } = toIncoming(message({ [addressHeader]: "10.0.0.1", accept: "*/*" }));
  expect(headers.get(addressHeader)).toBe("127.0.0.9");
  expect(Object.fromEntries(headers)).toEqual({ accept: "*/*", [addressHeader]: "127.0.0.9" });
  expect([headers.has("accept"), headers.has("cookie"), headers.get("cookie")]).toEqual([true, false, null]);
  expect(body).toBeNull();
});

it("has the whole address and the body in its parts", async () => {
  const { url, body } = toIncoming(message({ "content-length": "4" }, ["ab", "cd"]));
  expect(url).toBe("https://turnero.example/api/v1/me?limit=1");
  const read: string[] = [];
  for await (const part of body as AsyncIterable<Buffer>) read.push(part.toString());
  expect(read).toEqual(["ab", "cd"]);
});

describe("behind a proxy", () => {
  afterEach(() => setEnv("TRUST_PROXY", undefined));
  const seen = (forwarded: string, trusted = "1") => {
    setEnv("TRUST_PROXY", trusted);
    return addressOf(message({ "x-forwarded-for": forwarded }));
  };

  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["198.51.100.1, 203.0.113.7:51234", "203.0.113.7"],
    ["[2001:db8::7]:443", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["2001:db8::7", "2001:db8::7"],
  ])("the caller of %s is %s, without a port", (forwarded, address) => {
    expect(seen(forwarded)).toBe(address);
  });

  it.each(["unknown", "_hidden", "203.0.113.7.9", "203.0.113.7:x", "a:1", "<script>", ""])(
    "%j is no address: the connection's own counts",
    (forwarded) => {
      expect(seen(forwarded)).toBe("127.0.0.9");
    },
  );

  it("a word that is no address moves nobody into its place", () => {
    expect(seen("198.51.100.1, unknown")).toBe("127.0.0.9");
    expect(seen("198.51.100.1, unknown", "2")).toBe("198.51.100.1");
  });
});

it("knows an address that no page can have", () => {
  expect(["/b/caf%C3%A9", "/b/100%25?q=%", "/"].map(isDecodable)).toEqual([true, true, true]);
  expect(["/b/%E0%A4%A", "/b/caf%E9", "/b/100%"].map(isDecodable)).toEqual([false, false, false]);
});

describe("a file that is JSON", () => {
  const headers = { "content-type": "application/json", "content-disposition": 'attachment; filename="a.json"' };

  /** Sends a second part once the first was read, as no answer could that is gathered first. */
  async function served(second: () => string): Promise<Response> {
    let read = () => {};
    const isRead = new Promise<void>((done) => {
      read = done;
    });
    const parts = (async function* () {
      yield Buffer.from("[1");
      await isRead;
      yield Buffer.from(second());
    })();
    const server = createServer((message, reply) => {
      void answer(new Response(Readable.toWeb(Readable.from(parts)) as BodyInit, { headers }), message, reply);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    server.unref();
    const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    read();
    return response;
  }

  it("leaves as it is written", { timeout: 3000 }, async () => {
    expect(await (await served(() => ",2]")).json()).toEqual([1, 2]);
  });

  it("is cut off where it cannot be written to its end, and never looks whole", { timeout: 3000 }, async () => {
    const response = await served(() => {
      throw new Error("The database is gone.");
    });
    await expect(response.text()).rejects.toThrow("terminated");
  });
});
