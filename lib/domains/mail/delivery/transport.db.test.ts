import { type AddressInfo, createServer } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, it } from "vitest";
import { openTransport } from "@/lib/domains/mail/delivery/transport";
import type { Held } from "@/lib/domains/mail/store";
import { setEnv } from "@/lib/testing/environment";

const letter: Held = {
  id: "mal_1",
  project_id: null,
  to_address: "ana@example.com",
  subject: "Confirmed",
  text: "See you on Monday. ".repeat(100),
  html: `<p>${"See you on Monday. ".repeat(200)}</p>`,
  calendar_method: null,
  calendar_ics: null,
  message_id: "<mal_1@localhost>",
  thread: null,
  unsubscribe: null,
  tries: 0,
  lease: 1,
};

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

type Listening = { listen(port: number, host: string, ready: () => void): unknown; close(done: () => void): unknown };

async function listen(server: Listening, address: () => AddressInfo): Promise<number> {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  stops.push(() => new Promise((closed) => server.close(closed)));
  return address().port;
}

/** A mail server, and how many of its letters came over an encrypted connection. */
async function mailServer(options: SMTPServerOptions) {
  const taken = { secure: 0, plain: 0 };
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    ...options,
    onData(stream, { secure }, done) {
      taken[secure ? "secure" : "plain"] += 1;
      stream.on("end", done).resume();
    },
  });
  server.on("error", () => {}); // A client that disconnects midway.
  return { taken, port: await listen(server, () => server.server.address() as AddressInfo) };
}

function transportTo(url: string) {
  setEnv("SMTP_URL", url);
  const transport = openTransport();
  if (!transport) throw new Error("There is no transport.");
  stops.unshift(async () => transport.close());
  return transport;
}

describe("the way to a mail server", () => {
  it("is plain, encrypted from the start, or encrypted when the server offers it", async () => {
    const plain = await mailServer({ disabledCommands: ["STARTTLS"] });
    expect(await transportTo(`smtp://127.0.0.1:${plain.port}`).send(letter)).toBeNull();
    expect(plain.taken).toEqual({ secure: 0, plain: 1 });
    const encrypted = await mailServer({ secure: true });
    const trusting = "tls.rejectUnauthorized=false";
    expect(await transportTo(`smtps://127.0.0.1:${encrypted.port}?${trusting}`).send(letter)).toBeNull();
    const upgraded = await mailServer({});
    expect(await transportTo(`smtp://127.0.0.1:${upgraded.port}?${trusting}`).send(letter)).toBeNull();
    expect([encrypted.taken, upgraded.taken]).toEqual(Array(2).fill({ secure: 1, plain: 0 }));
  });

  it("trusts nobody's certificate that it does not know", async () => {
    const { port } = await mailServer({ secure: true });
    expect(await transportTo(`smtps://127.0.0.1:${port}`).send(letter)).toMatchObject({ code: "ESOCKET" });
  });

  it("does not wait for the server to acknowledge a letter before it says that the letter ends", async () => {
    const { port } = await mailServer({ disabledCommands: ["STARTTLS"] });
    const transport = transportTo(`smtp://127.0.0.1:${port}`);
    const times: number[] = [];
    for (let sent = 0; sent < 40; sent++) {
      const began = performance.now();
      expect(await transport.send(letter)).toBeNull();
      times.push(performance.now() - began);
    }
    // A new connection is acknowledged at once. A busy machine may delay some of the later mails, never all.
    expect(Math.min(...times.slice(20))).toBeLessThan(35);
  });

  it("says what is wrong with a server that is not there, that says nothing, or that cannot be found", async () => {
    const closed = createServer();
    const port = await listen(closed, () => closed.address() as AddressInfo);
    await stops.pop()?.();
    const refused = transportTo(`smtp://127.0.0.1:${port}`);
    // More mails than connections: none may hang.
    const told = await Promise.all(Array.from({ length: 12 }, () => refused.send(letter)));
    for (const each of told) expect(each?.message).toMatch(/ECONNREFUSED/);
    const silent = createServer();
    const where = await listen(silent, () => silent.address() as AddressInfo);
    const waiting = transportTo(`smtp://127.0.0.1:${where}?greetingTimeout=200`);
    expect(await waiting.send(letter)).toMatchObject({ code: "ETIMEDOUT" });
    expect(await transportTo("smtp://nowhere.invalid:25").send(letter)).toMatchObject({ message: expect.any(String) });
  });
});
