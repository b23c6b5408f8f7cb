import { createServer, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { changeBeginning, paintedFirst } from "@/scripts/paint-first";

const page =
  '<html><head><link rel="stylesheet" href="/a.css"/><script src="/one.js" async="" nonce="N"></script>' +
  '<script src="/two.js" async="" nonce="N"></script><script src="/old.js" noModule="" nonce="N"></script></head>' +
  '<body><p>Olá</p><script src="/main.js" nonce="N" async=""></script>';

const changed = (html: string): string => paintedFirst(Buffer.from(html)).toString();

describe("a page that is painted first", () => {
  it("names its scripts, in their order, in one inline script with the page's nonce, and has no other of them", () => {
    const html = changed(page);
    expect(html).not.toMatch(/<script src="[^"]+"[^>]*async/);
    expect(html).toContain('["/one.js","/two.js","/main.js"]');
    expect(html.match(/<script nonce="N">/g)).toHaveLength(1);
    expect(html.indexOf('<script nonce="N">')).toBeGreaterThan(html.indexOf("</p>"));
    expect(html).toContain("<p>Olá</p>");
    expect(html).toContain('<script src="/old.js" noModule="" nonce="N"></script>');
  });

  it("stays as it is where it does not look like the beginning of a page", () => {
    for (const html of ["", "<p>Not found</p>", page.slice(0, page.indexOf("<body>")), page.replace("</head>", "")])
      expect(changed(html)).toBe(html);
  });

  it("keeps the bytes of a letter that the end of a chunk divides", () => {
    const whole = Buffer.from(`${page}é`);
    const cut = paintedFirst(whole.subarray(0, -1));
    expect(cut.at(-1)).toBe(whole.at(-2));
  });
});

describe("the beginning of a streamed page", () => {
  let stop = () => {};
  afterEach(() => stop());
  const upper = (html: Buffer) => Buffer.from(html.toString().toUpperCase());

  async function ask(answer: (reply: ServerResponse) => void, headers: Record<string, string>) {
    const server = createServer((message, reply) => {
      changeBeginning(message, reply, upper);
      answer(reply);
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    stop = () => void server.close();
    const { port } = server.address() as AddressInfo;
    return new Promise<{ headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
      const asked = request({ host: "127.0.0.1", port, headers }, (got) => {
        const parts: Buffer[] = [];
        got.on("data", (part) => parts.push(part));
        got.on("end", () => done({ headers: got.headers, body: Buffer.concat(parts) }));
      });
      asked.on("error", fail);
      asked.end();
    });
  }
  const streamed = (reply: ServerResponse) => {
    reply.setHeader("content-type", "text/html; charset=utf-8");
    reply.flushHeaders();
    reply.write("first ");
    reply.write(Buffer.from("second "));
    reply.end("last");
  };
  const html = { accept: "text/html,*/*" };

  it("is changed, and nothing after it, compressed for who takes that", async () => {
    const packed = await ask(streamed, { ...html, "accept-encoding": "br, gzip" });
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(packed.body).toString()).toBe("FIRST second last");
    stop();
    const plain = await ask(streamed, { ...html, "accept-encoding": "gzip;q=0" });
    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(plain.body.toString()).toBe("FIRST second last");
  });

  it("holds for large pages too, byte for byte", async () => {
    const large = Buffer.alloc(3_000_000, "abcdefghij é");
    const answer = (reply: ServerResponse) => {
      reply.setHeader("content-type", "text/html");
      reply.write("x");
      reply.write(large);
      reply.end();
    };
    const { body } = await ask(answer, { ...html, "accept-encoding": "gzip" });
    expect(gunzipSync(body).subarray(1).equals(large)).toBe(true);
  });

  it("is only that of a page: what has a length, another type or another reader is left alone", async () => {
    const whole = (reply: ServerResponse) => reply.setHeader("content-type", "text/html").end("whole");
    const gzip = { "accept-encoding": "gzip" };
    const known = await ask(whole, { ...html, ...gzip });
    expect(known.headers["content-length"]).toBe("5");
    expect(known.body.toString()).toBe("whole");
    stop();
    const text = (reply: ServerResponse) => {
      reply.setHeader("content-type", "text/plain");
      reply.write("plain ");
      reply.end("text");
    };
    expect((await ask(text, { ...html, ...gzip })).body.toString()).toBe("plain text");
    stop();
    const component = await ask(streamed, { accept: "*/*", ...gzip });
    expect(component.body.toString()).toBe("first second last");
  });
});
