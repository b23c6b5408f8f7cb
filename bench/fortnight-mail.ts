import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import type { Kind } from "./fortnight-lives";
import { owned } from "./owned";

/** A mail that the server accepted; `from` and `at` are the real and the simulated time. */
export type Taken = { to: string; id: string; kind: Kind; start: number | null; at: number; from: number };

/** The text of a notice in this run names its kind. */
export const textOf = (kind: Kind | "reinstated"): string => `[[${kind}]]`;

/** The start in the calendar entry, however its part of the letter is encoded. */
function startOf(raw: string): number | null {
  const part = /^content-type: (?:text\/calendar|application\/ics)[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/im.exec(raw);
  if (!part?.[1]) return null;
  const encoded = /^content-transfer-encoding: base64/im.test(part[0]);
  const text = encoded ? Buffer.from(part[1], "base64").toString() : part[1].replace(/=\r\n/g, "").replace(/=3D/g, "=");
  const [, y, mo, d, h, mi] = /DTSTART[^:]*:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)00Z/.exec(text) ?? [];
  return y ? Date.UTC(Number(y), Number(mo) - 1, Number(d), Number(h), Number(mi)) : null;
}

/** A mail server that can be down or refuse everything for a while. */
export async function mailServer(now: () => number) {
  const taken: Taken[] = [];
  const mood = { busy: false };
  const make = () => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      closeTimeout: 500,
      onMailFrom(_address, session, done) {
        Object.assign(session, { from: performance.now() });
        done(mood.busy ? Object.assign(new Error("later"), { responseCode: 451 }) : null);
      },
      onData(stream, session, done) {
        const parts: Buffer[] = [];
        stream.on("data", (part: Buffer) => parts.push(part));
        stream.on("end", () => {
          const raw = Buffer.concat(parts).toString();
          taken.push({
            to: session.envelope.rcptTo[0]?.address ?? "",
            id: /^message-id: (.+)$/im.exec(raw)?.[1]?.trim() ?? "",
            kind: (/\[\[(\w+)\]\]/.exec(raw)?.[1] ?? "unknown") as Kind,
            start: startOf(raw),
            at: now(),
            from: (session as unknown as { from: number }).from,
          });
          done();
        });
      },
    });
    server.on("error", () => {}); // A client that was killed.
    return server;
  };
  let server = make();
  const listen = (port: number) => new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  const close = () => new Promise<void>((closed) => server.close(closed));
  await listen(0);
  const { port } = server.server.address() as AddressInfo;
  return owned({
    url: `smtp://127.0.0.1:${port}`,
    taken,
    refuse(all: boolean): void {
      mood.busy = all;
    },
    leave: close,
    async comeBack() {
      server = make();
      await listen(port);
    },
    stop: close,
  });
}
