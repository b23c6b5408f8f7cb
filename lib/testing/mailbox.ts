import { createServer, type Socket } from "node:net";
import { vi } from "vitest";
import { setEnv } from "@/lib/testing/environment";

/** Quoted-printable undone, so that a link can be read whole. */
const plain = (letter: string) =>
  letter.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** How the server behaves: which lines it refuses for the moment, and what it waits for before it takes a letter. */
type Mood = { refuses: (line: string) => boolean; before: Promise<void> };

/** As much of an SMTP server as it takes to receive a letter. */
const receive = (letters: string[], mood: Mood) => (socket: Socket) => {
  let letter: string | null = null;
  let rest = "";
  socket.write("220 test\r\n");
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    const lines = (rest + chunk.toString()).split("\r\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      if (letter !== null && line !== ".") letter += `${line}\n`;
      else if (letter !== null) {
        const whole = plain(letter);
        letter = null;
        void mood.before.then(() => {
          letters.push(whole);
          socket.write("250 kept\r\n");
        });
      } else if (mood.refuses(line)) socket.write("451 later\r\n");
      else if (line === "DATA") {
        letter = "";
        socket.write("354 go on\r\n");
      } else socket.write(line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
    }
  });
};

/** Where this installation's letters arrive; made before anything reads the environment. */
export async function mailbox() {
  const letters: string[] = [];
  const mood: Mood = { refuses: () => false, before: Promise.resolve() };
  const server = createServer(receive(letters, mood));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  setEnv("SMTP_URL", `smtp://127.0.0.1:${(server.address() as { port: number }).port}`);
  return {
    letters,
    mood,
    /** Letters wait at the door until the answer is called. */
    hold(): () => void {
      let letGo = () => {};
      mood.before = new Promise((done) => {
        letGo = done;
      });
      return () => letGo();
    },
    letterTo: (email: string) =>
      vi.waitFor(
        () => {
          const found = letters.findLast((letter) => letter.includes(`To: ${email}`));
          if (!found) throw new Error(`no letter to ${email}`);
          return found;
        },
        { timeout: 60_000 },
      ),
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
