import { connect } from "node:net";
import { describe, expect, inject, it } from "vitest";
import { sendRaw } from "@/e2e/api/client";
import { addressOf, call, tenants } from "@/e2e/api/subjects";
import { registry } from "@/lib/api/registry";

const { key } = tenants.ours;
const { direct } = inject("doors");
const paths = [...new Set(registry.map(({ path }) => path))];
const methods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Bytes on the wire, and what came back before the other side closed. */
const speak = (bytes: string): Promise<string> =>
  new Promise((done) => {
    const { hostname, port } = new URL(direct);
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    let heard = "";
    socket.on("data", (part) => {
      heard += part;
    });
    socket.on("error", () => {}); // A connection closed with unread bytes is reset, after its response.
    socket.on("close", () => done(heard));
  });

describe("a path", () => {
  it.concurrent.each(paths)("%s takes its own methods and names them when asked for another", async (path) => {
    const served = registry.filter((operation) => operation.path === path);
    const expected = served.map(({ method }) => method as string);
    if (expected.includes("GET")) expected.push("HEAD");
    const operation = served[0];
    if (!operation) return;
    const others = [...methods, "HEAD", "OPTIONS", "TRACE", "PROPFIND"].filter((method) => !expected.includes(method));
    for (const method of others) {
      const reply = await call(addressOf(operation), { method });
      expect(reply.status, method).toBe(405);
      expect(String(reply.headers.allow).split(", ").sort(), method).toEqual([...expected].sort());
    }
  });

  it.concurrent.each(paths.filter((path) => registry.some((each) => each.path === path && each.method === "GET")))(
    "%s answers HEAD as GET, without the body",
    async (path) => {
      const operation = registry.find((each) => each.path === path && each.method === "GET");
      if (!operation) return;
      const get = await call(`${addressOf(operation)}?surprise=1`, { key });
      const head = await call(`${addressOf(operation)}?surprise=1`, { key, method: "HEAD" });
      expect([head.status, head.headers["content-type"], head.text]).toEqual([
        get.status,
        get.headers["content-type"],
        "",
      ]);
    },
  );

  const nowhere = [
    "/api/v1",
    "/api/v1/",
    "/v1",
    "/v1/",
    "/api/v1/nowhere",
    "/v1/nowhere/at/all",
    "/api/v1//me",
    "/api/v1/me//",
    "/api/v1/./../v1/nowhere",
    "/api/v1/../../me",
    "/api/v1/%2e%2e/%2e%2e/me",
    "/api/v1/..%2f..%2fme",
    "/api/v1/me%2f",
    "/api/v1/me;x=1",
    "/api/v1/ME",
    "/api/v1/customers/a/b/c",
    "/api/v1/%00",
    "/api/v1/__proto__",
    "/api/v1/constructor",
    "/v1/api/v1/me",
  ];
  it.concurrent.each(nowhere)("%s is nowhere, with and without a key", async (path) => {
    for (const sent of [{}, { key }])
      expect(await call(path, sent).then(({ status, json }) => [status, json.code])).toEqual([404, "not_found"]);
  });

  it("is the same under /v1, with a slash at its end, and as a whole address", async () => {
    for (const path of ["/api/v1/me", "/v1/me", "/api/v1/me/", "/v1/me/?_x=1", "/api/v1/x/../me"])
      expect((await call(path, { key })).status, path).toBe(200);
    const whole = await sendRaw(direct, "http://elsewhere.example/api/v1/me", { key });
    expect([whole.status, whole.json.type]).toEqual([200, "key"]);
  });

  it("that is not the API's own is no business of the API", async () => {
    const reply = await sendRaw(direct, "/api/v11/me", { key });
    expect(reply.status).toBe(404);
    expect(reply.headers["x-request-id"]).toBeUndefined();
  });
});

describe("a connection", () => {
  it("is told what was wrong with a request that cannot be read", async () => {
    expect(await speak("NONSENSE\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 .*problem\+json/s);
    const long = `GET /api/v1/me?q=${"x".repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`;
    expect(await speak(long)).toMatch(/^HTTP\/1\.1 431 .*problem\+json/s);
  });

  it("serves the next request after a refused body, and never takes the body for one", async () => {
    const smuggled = "GET /api/v1/me HTTP/1.1\r\nhost: x\r\n\r\n".padEnd(200_000, " ");
    const next = "GET /api/v1/nowhere HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    const head = `POST /api/v1/customers HTTP/1.1\r\nhost: x\r\ncontent-length: ${smuggled.length}\r\n\r\n`;
    const heard = await speak(head + smuggled + next);
    expect(heard.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 401", "HTTP/1.1 404"]);
  });

  it("is closed, with an answer, when a body never ends", async () => {
    const { hostname, port } = new URL(direct);
    const heard = await new Promise<string>((done) => {
      const socket = connect(Number(port), hostname);
      let text = "";
      const part = `10000\r\n${"x".repeat(65_536)}\r\n`;
      const pump = () => {
        while (!socket.destroyed && socket.write(part));
      };
      socket.write("POST /api/v1/customers HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n", pump);
      socket.on("drain", pump);
      socket.on("data", (data) => {
        text += data;
      });
      socket.on("error", () => {});
      socket.on("close", () => done(text));
    });
    expect(heard).toMatch(/^HTTP\/1\.1 401 .*connection: close/is);
  });
});
