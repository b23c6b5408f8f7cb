import { createServer, type Socket } from "node:net";
import { vi } from "vitest";
import { setEnv } from "@/lib/testing/environment";

/** Quoted-printable undone, so that a link can be read whole. */
const plain = (letter: string) =>
  letter.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));

/** As much of an SMTP server as it takes to receive a letter. */
const receive = (letters: string[]) => (socket: Socket) => {
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
        letters.push(plain(letter));
        letter = null;
        socket.write("250 kept\r\n");
      } else if (line === "DATA") {
        letter = "";
        socket.write("354 go on\r\n");
      } else socket.write(line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
    }
  });
};

/** Where this installation's letters arrive; made before anything reads the environment. */
export async function mailbox() {
  const letters: string[] = [];
  const server = createServer(receive(letters));
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  setEnv("SMTP_URL", `smtp://127.0.0.1:${(server.address() as { port: number }).port}`);
  return {
    letters,
    letterTo: (email: string) =>
      vi.waitFor(
        () => {
          const found = letters.findLast((letter) => letter.includes(`To: ${email}`));
          if (!found) throw new Error(`no letter to ${email}`);
          return found;
        },
        { timeout: 10_000 },
      ),
    stop: () => new Promise((closed) => server.close(closed)),
  };
}
