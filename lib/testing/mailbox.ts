import type { AddressInfo } from "node:net";
import { type ParsedMail, simpleParser } from "mailparser";
import { SMTPServer } from "smtp-server";
import { vi } from "vitest";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import { setEnv } from "@/lib/testing/environment";

/** Who a letter is from and to, as the server heard it: what it may refuse by. */
type Heard = { command: "MAIL" | "RCPT" | "DATA"; address: string };

export type Arrived = ParsedMail & { raw: string };

/** The server's behavior: its refusals, and what it waits for before it accepts a mail. */
type Mood = { refuses: (heard: Heard) => { code: number; words: string } | null; before: Promise<void> };

const refusal = ({ code, words }: { code: number; words: string }): Error =>
  Object.assign(new Error(words), { responseCode: code });

export const busy = { code: 451, words: "later" };

function serverFor(mails: Arrived[], mood: Mood): SMTPServer {
  const judged = (heard: Heard, done: (error?: Error | null) => void) => {
    const refused = mood.refuses(heard);
    done(refused ? refusal(refused) : null);
  };
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    closeTimeout: 1000,
    onMailFrom: ({ address }, _session, done) => judged({ command: "MAIL", address }, done),
    onRcptTo: ({ address }, _session, done) => judged({ command: "RCPT", address }, done),
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const raw = Buffer.concat(chunks).toString();
      await mood.before;
      const refused = mood.refuses({ command: "DATA", address: envelope.rcptTo[0]?.address ?? "" });
      if (refused) return done(refusal(refused));
      mails.push({ ...(await simpleParser(raw)), raw });
      done();
    },
  });
}

export const recipientOf = ({ to }: Arrived): string => [to ?? []].flat()[0]?.value[0]?.address ?? "";

/** The mailbox of this installation; created before anything reads the environment. */
export async function mailbox() {
  const mails: Arrived[] = [];
  const mood: Mood = { refuses: () => null, before: Promise.resolve() };
  let server = serverFor(mails, mood);
  const open = (port: number) => new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
  server.on("error", () => {}); // A client that disconnects midway.
  await open(0);
  const { port } = server.server.address() as AddressInfo;
  setEnv("SMTP_URL", `smtp://127.0.0.1:${port}`);
  const stop = () => new Promise<void>((closed) => server.close(() => closed()));
  const mailsTo = (email: string) => mails.filter((mail) => recipientOf(mail) === email);
  return {
    mails,
    mood,
    mailsTo,
    /** Mails wait until the returned function is called. */
    hold(): () => void {
      let letGo = () => {};
      mood.before = new Promise((done) => {
        letGo = done;
      });
      return () => letGo();
    },
    /** The newest mail to the address, after sending: by this process, where no worker runs. */
    mailTo: (email: string, { deliver = true } = {}): Promise<Arrived> =>
      vi.waitFor(
        async () => {
          if (deliver) await deliverMail();
          const found = mailsTo(email).at(-1);
          if (!found) throw new Error(`no letter to ${email}`);
          return found;
        },
        { timeout: 45_000 },
      ),
    stop,
    /** The server comes back at the same port. */
    async start(): Promise<void> {
      server = serverFor(mails, mood);
      server.on("error", () => {});
      await open(port);
    },
  };
}
