import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import {
  callOutside,
  isOutsideError,
  type OutsideAnswer,
  pinned,
  publicAddresses,
  urlFault,
} from "@/lib/core/network/outside";
import { nothingFound } from "@/lib/core/network/outside-found";
import { keptLines } from "@/lib/core/network/outside-lines";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  open.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
}

const local = { allowLoopback: true };
const strict = { allowLoopback: false };
const get = (url: string, extra = {}) =>
  callOutside({ url, method: "GET", timeoutMs: 20_000, keepBytes: 4096, rules: local, ...extra });
const causeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "none",
    (error) => (isOutsideError(error) ? error.reason : String(error)),
  );

describe("a tenant's URL", () => {
  it.each([
    ["not a url", "invalid_url"],
    ["http://example.com/", "url_not_https"],
    ["ftp://example.com/", "url_not_https"],
    ["https://user:secret@example.com/", "url_userinfo"],
    ["https://127.0.0.1/", "url_not_public"],
    ["https://2130706433/", "url_not_public"],
    ["https://0x7f.1/", "url_not_public"],
    ["https://0177.0.0.1/", "url_not_public"],
    ["https://127.1/", "url_not_public"],
    ["https://[::1]/", "url_not_public"],
    ["https://[::ffff:127.0.0.1]/", "url_not_public"],
    ["https://169.254.169.254/latest/meta-data", "url_not_public"],
    ["https://localhost/", "url_not_public"],
    ["https://localhost./", "url_not_public"],
    ["https://printer.local/", "url_not_public"],
    ["https://metadata.google.internal/", "url_not_public"],
    ["https://intranet/", "url_not_public"],
    ["https://①②⑦.⓪.⓪.①/", "url_not_public"],
  ])("%s is refused as %s", (url, code) => {
    expect(urlFault(url, strict)?.code).toBe(code);
  });
  it("is accepted when it is https and public", () => {
    expect(urlFault("https://hooks.example.com:8443/x?y=1", strict)).toBeNull();
    expect(urlFault("https://8.8.8.8/", strict)).toBeNull();
  });
  it("may be the developer's own machine only when that is allowed, and nothing else private then", () => {
    expect(urlFault("http://127.0.0.1:9000/", local)).toBeNull();
    expect(urlFault("https://127.0.0.1:9000/", local)).toBeNull();
    expect(urlFault("http://127.0.0.2:9000/", local)?.code).toBe("url_not_https");
    expect(urlFault("https://127.0.0.2/", local)?.code).toBe("url_not_public");
    expect(urlFault("https://[::1]/", local)?.code).toBe("url_not_public");
    expect(urlFault("http://10.0.0.1/", local)?.code).toBe("url_not_https");
    expect(urlFault("https://192.168.1.1/", local)?.code).toBe("url_not_public");
    expect(urlFault("http://localhost:9000/", local)?.code).toBe("url_not_https");
  });
});

describe("a resolved name", () => {
  const url = new URL("https://hooks.example.com/");
  it("is refused if any of its addresses is not public", async () => {
    const resolve = async () => [
      { address: "8.8.8.8", family: 4 },
      { address: "10.0.0.7", family: 4 },
    ];
    expect(await causeOf(publicAddresses(url, strict, resolve))).toBe("blocked_address");
  });
  it("that does not resolve is a dns failure", async () => {
    expect(await causeOf(publicAddresses(url, strict, async () => []))).toBe("dns");
    expect(await causeOf(publicAddresses(url, strict, () => Promise.reject(new Error("ENOTFOUND"))))).toBe("dns");
  });
  it("is not asked for again: the connection knows only the address that was checked", () => {
    const answers: unknown[] = [];
    const ask = pinned([{ address: "8.8.8.8", family: 4 }]);
    ask("hooks.example.com", { all: true }, (_error, found) => answers.push(found));
    ask("hooks.example.com", {}, (_error, address, family) => answers.push([address, family]));
    expect(answers).toEqual([[{ address: "8.8.8.8", family: 4 }], ["8.8.8.8", 4]]);
  });
});

describe("a call outside", () => {
  it("sends the bytes as they are and keeps the answer", async () => {
    const url = await receiver((request, reply) => {
      const parts: Buffer[] = [];
      request
        .on("data", (part) => parts.push(part))
        .on("end", () => reply.writeHead(202).end(Buffer.concat(parts).toString("hex")));
    });
    const body = Buffer.from([0, 255, 10, 13]);
    const answer = await get(url, { method: "POST", body });
    expect({ status: answer.status, body: answer.body.toString() }).toEqual({ status: 202, body: "00ff0a0d" });
  });
  it("answers a redirect instead of following it", async () => {
    const url = await receiver((_, reply) => reply.writeHead(302, { location: "http://127.0.0.1:1/" }).end());
    expect((await get(url)).status).toBe(302);
  });
  it("cuts an endless answer off", async () => {
    const url = await receiver((_, reply) => {
      const pour = () => reply.write("x".repeat(65_536), () => !reply.destroyed && setImmediate(pour));
      pour();
    });
    const answer = await get(url);
    expect(answer).toMatchObject({ status: 200, cut: true });
    expect(answer.body.length).toBe(4096);
  });
  it("names the cause: slow, cut off, dead", async () => {
    const slow = await receiver((_, reply) => reply.write("…"));
    const cut = await receiver((_, reply) =>
      reply.writeHead(200, { "content-length": "10" }).write("1", () => reply.destroy()),
    );
    expect(await causeOf(get(slow, { timeoutMs: 200 }))).toBe("timeout");
    expect(await causeOf(get(cut))).toBe("connect");
    expect(await causeOf(get("http://127.0.0.1:1/"))).toBe("connect");
  });
  it("whose status is enough keeps what has come of a slow or broken body, and is not made twice", async () => {
    const lines = keptLines(1);
    const asked: string[] = [];
    const ends: Record<string, (reply: ServerResponse) => unknown> = {
      "/slow": () => {},
      "/cut": (reply) => reply.destroy(),
      "/reset": (reply) => reply.socket?.resetAndDestroy(),
    };
    const replies: ServerResponse[] = [];
    const url = await receiver(({ url: path = "" }, reply) => {
      asked.push(path);
      if (!ends[path]) return void reply.end("whole");
      reply.writeHead(201, { "content-length": "10" }).write("piece");
      replies.unshift(reply);
    });
    const told = ({ status, body, cut }: OutsideAnswer) => [status, body.toString(), cut];
    for (const [path, end] of Object.entries(ends)) {
      expect(told(await get(url, { lines }))).toEqual([200, "whole", false]); // Leaves a kept connection behind.
      const found = nothingFound();
      const timeoutMs = path === "/slow" ? 4000 : 20_000; // The first byte has to come within it.
      const answer = get(new URL(path, url).href, { statusIsEnough: true, timeoutMs, lines, found });
      await vi.waitFor(() => expect(found.first_byte_ms).not.toBeNull(), { interval: 1, timeout: 20_000 });
      end(replies[0] as ServerResponse);
      expect(told(await answer)).toEqual([201, "piece", true]);
    }
    expect(asked).toEqual(["/hook", "/slow", "/hook", "/cut", "/hook", "/reset"]);
    lines.close();
  });
});
