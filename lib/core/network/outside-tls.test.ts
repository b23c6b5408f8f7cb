import type { AddressInfo } from "node:net";
import { createServer as createTlsServer, type TLSSocket } from "node:tls";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { callOutside, isOutsideError, type OutsideCall, type Target } from "@/lib/core/network/outside";
import { nothingFound } from "@/lib/core/network/outside-found";
import { keptLines } from "@/lib/core/network/outside-lines";
import { selfSigned } from "@/lib/testing/certificate";
import { type Receiver, receiver } from "@/lib/testing/receiver";

const open: Receiver[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.stop()));
});
async function receive(...given: Parameters<typeof receiver>): Promise<Receiver> {
  const made = await receiver(...given);
  open.push(made);
  return made;
}

const own = await selfSigned({ ip: "127.0.0.1" });
const strangers = await selfSigned({ dns: "somebody.example.com" });
const call = (url: string, extra: Partial<OutsideCall> = {}) =>
  callOutside({ url, method: "GET", timeoutMs: 20_000, keepBytes: 4096, rules: { allowLoopback: true }, ...extra });
const causeOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => "none",
    (error) => (isOutsideError(error) ? error.reason : String(error)),
  );

describe("a call over TLS", () => {
  it("reaches a receiver whose certificate is trusted and names it, and tells what it met", async () => {
    const { url } = await receive(undefined, own);
    const found = nothingFound();
    expect(await call(url, { ca: own.cert, found })).toMatchObject({ status: 204, address: "127.0.0.1" });
    expect(found).toMatchObject({
      addresses: ["127.0.0.1"],
      address: "127.0.0.1",
      tls: { protocol: "TLSv1.3", issuer: "Turnero tests", valid_to: expect.stringMatching(/^20\d\d-.*Z$/) },
    });
    for (const part of ["dns_ms", "connect_ms", "tls_ms", "first_byte_ms"] as const)
      expect(found[part], part).toEqual(expect.any(Number));
  });

  it("refuses a certificate that nobody vouches for, one of another name, and one that is none", async () => {
    expect(await causeOf(call((await receive(undefined, own)).url))).toBe("tls");
    expect(await causeOf(call((await receive(undefined, strangers)).url, { ca: strangers.cert }))).toBe("tls");
    const { port } = await receive();
    expect(await causeOf(call(`https://127.0.0.1:${port}/`))).toBe("tls");
  });

  it("sends the host's name and checks the certificate against it, though the address was chosen before", async () => {
    const names: (string | false | null)[] = [];
    const server = createTlsServer(own, (socket: TLSSocket) => {
      names.push(socket.servername);
      socket.end("HTTP/1.1 204 No Content\r\n\r\n");
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    // The guard refuses a name that leads to this machine, so the pinned connection is tried below it.
    const { pinned } = await import("@/lib/core/network/outside");
    const { request } = await import("node:https");
    const lookup = pinned([{ address: "127.0.0.1", family: 4 }]);
    const fault = await new Promise<NodeJS.ErrnoException>((done) =>
      request(`https://hooks.example.com:${port}/`, { lookup, ca: own.cert, agent: false }).on("error", done).end(),
    );
    expect(fault.code).toBe("ERR_TLS_CERT_ALTNAME_INVALID");
    await new Promise((done) =>
      request(`https://hooks.example.com:${port}/`, { lookup, agent: false, rejectUnauthorized: false }, done).end(),
    );
    expect(names).toContain("hooks.example.com");
    server.close();
  });
});

describe("a DNS answer that changes", () => {
  const rules = { allowLoopback: false };

  it("between the check and the connection is never asked for", async () => {
    let asked = 0;
    const answers: Target[][] = [[{ address: "192.0.2.1", family: 4 }], [{ address: "127.0.0.1", family: 4 }]];
    const resolve = async () => answers[asked++] ?? [];
    const url = "https://rebind.example.com/";
    expect(await causeOf(call(url, { rules, resolve }))).toBe("blocked_address");
    expect(await causeOf(call(url, { rules, resolve }))).toBe("blocked_address");
    expect(asked).toBe(2);
  });

  it("never meets a connection that was kept to another address", async () => {
    const { url } = await receive();
    const lines = keptLines(4);
    const parsed = new URL(url);
    const first = lines(parsed, [{ address: "127.0.0.1", family: 4 }]);
    expect(lines(parsed, [{ address: "127.0.0.1", family: 4 }])).toBe(first);
    expect(lines(parsed, [{ address: "127.0.0.2", family: 4 }])).not.toBe(first);
    lines.close();
  });

  it("that hangs is given up in time, and is nobody's fault but ours", async () => {
    const resolve = () => new Promise<Target[]>(() => {});
    const fault = await call("https://slow.example.com/", { rules, resolve, timeoutMs: 100 }).catch((error) => error);
    expect(fault).toMatchObject({ reason: "dns", ours: true });
  });
});

describe("a kept connection", () => {
  const lines = keptLines(1);
  afterAll(() => lines.close());

  it("is used again, and one that the receiver closed meanwhile is made anew", async () => {
    const sockets = new Set<number | undefined>();
    const one = await receive((reply) => {
      sockets.add(reply.socket?.remotePort);
      reply.writeHead(200).end("ok");
    });
    for (let i = 0; i < 3; i++) expect((await call(one.url, { lines })).status).toBe(200);
    expect(sockets.size).toBe(1);
    let closed = false;
    one.answerWith((reply) => {
      // As a receiver that closes the connection at the moment a request arrives.
      if (!closed && sockets.has(reply.socket?.remotePort)) {
        closed = true;
        reply.socket?.resetAndDestroy();
      } else reply.writeHead(204).end();
    });
    expect((await call(one.url, { lines })).status).toBe(204);
    expect(closed).toBe(true);
  });

  it("follows no proxy variable", async () => {
    const [target, proxy] = [await receive(), await receive()];
    process.env.http_proxy = proxy.url;
    process.env.HTTP_PROXY = proxy.url;
    await call(target.url, { lines }).finally(() => {
      delete process.env.http_proxy;
      delete process.env.HTTP_PROXY;
    });
    expect([target.received.length, proxy.received.length]).toEqual([1, 0]);
  });
});

describe("a fault of our own machine", () => {
  it("is told apart from the receiver's", async () => {
    const away = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
    const ours = (resolve: OutsideCall["resolve"]) =>
      call("https://hooks.example.com/", { rules: { allowLoopback: false }, ...(resolve ? { resolve } : {}) }).catch(
        (error) => [error.reason, error.ours],
      );
    expect(await ours(away("ETIMEOUT"))).toEqual(["dns", true]);
    expect(await ours(away("ENOTFOUND"))).toEqual(["dns", false]);
  });
});
