import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { setEnv } from "@/lib/testing/environment";
import { addressHeader, toIncoming } from "@/scripts/web-request";

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
