import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, IncomingMessage, request, ServerResponse } from "node:http";
import { type AddressInfo, Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { smallFiles } from "@/scripts/small-files";
import { compress, integrityOf, keepVersions, versionOf } from "@/scripts/static-files.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "static-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const read = (path: string) => readFileSync(join(folder, path), "utf8");

describe("a version of the widget", () => {
  it("has an address of its own that stays when there is a later one, and so has each that was released", () => {
    const released = join(folder, "released");
    write("released/0000000000000000.js", "before");
    write("public/widget.js", "one");
    keepVersions(join(folder, "public"), released);
    const first = JSON.parse(read("public/widget/latest.json"));
    expect(first).toEqual({
      src: `/widget/${versionOf(Buffer.from("one"))}`,
      integrity: integrityOf(Buffer.from("one")),
    });
    write("public/widget.js", "two");
    keepVersions(join(folder, "public"), released);
    const second = JSON.parse(read("public/widget/latest.json"));
    expect(second.src).not.toBe(first.src);
    expect([read(`public${first.src}`), read(`public${second.src}`)]).toEqual(["one", "two"]);
    expect(read("public/widget/0000000000000000.js")).toBe("before");
  });

  it("has the hash that browsers compute", () => {
    // echo -n "alert('Hello, world.');" | openssl dgst -sha384 -binary | openssl base64 -A
    expect(integrityOf(Buffer.from("alert('Hello, world.');"))).toBe(
      "sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO",
    );
  });
});

describe("Brotli copies", () => {
  it("stand beside text that gets smaller, and nothing else", async () => {
    const long = "const words = 'again and again';\n".repeat(100);
    write("public/a.js", long);
    write("public/deep/b.css", long);
    write("public/tiny.js", "1");
    write("public/photo.png", long);
    await compress(join(folder, "public"));
    expect(brotliDecompressSync(readFileSync(join(folder, "public/a.js.br"))).toString()).toBe(long);
    expect(
      ["deep/b.css.br", "tiny.js.br", "photo.png.br"].map((path) => existsSync(join(folder, "public", path))),
    ).toEqual([true, false, false]);
  });

  it("are served to whoever takes them, of reads of whole files", async () => {
    for (const path of ["public/a.js", "public/a.js.br", "public/b.js", ".next/static/x/c.css.br"]) write(path, "text");
    const small = await smallFiles(folder);
    const asked = (url: string, headers: Record<string, string>, method = "GET") => {
      const message = Object.assign(new IncomingMessage(new Socket()), { url, method, headers });
      const reply = new ServerResponse(message);
      small(message, reply);
      return [message.url, reply.getHeader("content-encoding"), reply.getHeader("content-type")];
    };
    const br = { "accept-encoding": "gzip, deflate, br" };
    const script = "application/javascript; charset=UTF-8";
    expect(asked("/a.js", br)).toEqual(["/a.js.br", "br", script]);
    expect(asked("/a.js?x=1", br)).toEqual(["/a.js.br?x=1", "br", script]);
    for (const [url, headers, method] of [
      ["/b.js", br],
      ["/a.js", {}],
      ["/a.js", { "accept-encoding": "gzip, br;q=0" }],
      ["/a.js", { ...br, range: "bytes=0-3" }],
      ["/a.js", br, "POST"],
    ] as const)
      expect(asked(url, headers as Record<string, string>, method)).toEqual([url, undefined, undefined]);
  });

  it("of a build are answered at once, again and again, and others left to Next", async () => {
    for (const path of [".next/static/x/c.css", ".next/static/x/c.css.br", ".next/static/d.js"]) write(path, path);
    const small = await smallFiles(folder);
    const server = createServer((message, reply) => {
      if (!small(message, reply)) reply.writeHead(204).end();
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const asked = async (path: string, headers = {}, method = "GET") => {
      const [got] = (await once(
        request({ port, path, method, headers: { "accept-encoding": "br", ...headers }, agent: false }).end(),
        "response",
      )) as [IncomingMessage];
      const parts: Buffer[] = await got.toArray();
      return { status: got.statusCode, headers: got.headers, body: Buffer.concat(parts).toString() };
    };
    const whole = { body: ".next/static/x/c.css.br", status: 200 };
    const headers = {
      "content-encoding": "br",
      "content-type": "text/css; charset=UTF-8",
      "content-length": "23",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
    };
    for (let time = 0; time < 2; time++)
      expect(await asked("/_next/static/x/c.css?v=1")).toMatchObject({ ...whole, headers });
    expect(await asked("/_next/static/x/c.css", {}, "HEAD")).toMatchObject({ status: 200, headers, body: "" });
    for (const [path, own, method] of [
      ["/_next/static/d.js"],
      ["/_next/static/none.js"],
      ["/_next/static/../../x/c.css"],
      ["/_next/static/x/c.css", { "accept-encoding": "gzip" }],
      ["/_next/static/x/c.css", { range: "bytes=0-3" }],
      ["/_next/static/x/c.css", {}, "POST"],
    ] as const)
      expect((await asked(path, own, method)).status, path).toBe(204);
  });

  it("whose file is gone are not found", async () => {
    write(".next/static/c.js.br", "text");
    const small = await smallFiles(folder);
    rmSync(join(folder, ".next"), { recursive: true });
    const message = Object.assign(new IncomingMessage(new Socket()), {
      url: "/_next/static/c.js",
      method: "GET",
      headers: { "accept-encoding": "br" },
    });
    const reply = new ServerResponse(message);
    expect(small(message, reply)).toBe(true);
    await expect.poll(() => reply.statusCode).toBe(404);
  });
});
