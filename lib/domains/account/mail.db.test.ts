import { createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/core/db";
import type { CreatedInvite } from "@/lib/domains/invites/schema";
import { call, goodPassword, makeAccount, makeMember, makeProject, someAddress } from "@/lib/testing/world";

/** As much of an SMTP server as it takes to receive a letter. */
function mailbox(letters: string[]): Server {
  return createServer((socket: Socket) => {
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
          letters.push(letter);
          letter = null;
          socket.write("250 kept\r\n");
        } else if (line === "DATA") {
          letter = "";
          socket.write("354 go on\r\n");
        } else socket.write(line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
  });
}

const letters: string[] = [];
const server = mailbox(letters);
beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as { port: number };
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`; // before anything reads the environment
});
afterAll(() => {
  server.close();
});

/** Quoted-printable undone, so that a link can be read whole. */
const plain = (letter: string) =>
  letter.replace(/=\n/g, "").replace(/=([0-9A-F]{2})/g, (_all, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
const letterTo = (email: string) =>
  vi.waitFor(() => {
    const found = letters.map(plain).findLast((letter) => letter.includes(`To: ${email}`));
    if (!found) throw new Error(`no letter to ${email}`);
    return found;
  });
const forgot = (email: string) =>
  call("/password/forgot", { method: "POST", body: { email }, headers: { "x-turnero-address": someAddress() } });

describe("with e-mail", () => {
  it("a forgotten password is answered alike for known and unknown, and only the known one gets a link that works", async () => {
    const ana = await makeAccount();
    const known = await forgot(ana.email);
    const unknown = await forgot("nobody@example.com");
    expect(known).toMatchObject({ status: 202, body: { delivery: "email" } });
    expect(unknown).toMatchObject({ status: 202, body: known.body });
    const token = /reset-password\/([\w-]{43})/.exec(await letterTo(ana.email))?.[1];
    expect(letters.some((letter) => letter.includes("nobody@example.com"))).toBe(false);
    const reset = await call("/password/reset", { method: "POST", body: { token, password: "seis loros verdes" } });
    expect(reset).toMatchObject({ status: 200, body: { email: ana.email } });
    expect((await ana.call("/me")).status).toBe(401);
  });

  it("a mailbox is not flooded, and the answer stays the same", async () => {
    const ana = await makeAccount();
    const replies = [];
    for (let i = 0; i < 6; i++) replies.push(await forgot(ana.email));
    expect(replies.every(({ status }) => status === 202)).toBe(true);
    expect(await prisma().passwordReset.count({ where: { user_id: ana.user.id } })).toBe(3);
  });

  it("an invitation goes out, in the workspace's language", async () => {
    const world = await makeProject();
    const admin = await makeMember(world.id, "admin");
    const { body } = await admin.call<CreatedInvite>("/team/invites", {
      method: "POST",
      body: { email: "bia@example.com" },
    });
    expect(body.sent).toBe(true);
    const letter = await letterTo("bia@example.com");
    expect(letter).toContain(body.link);
    expect(letter).toContain("convida");
  });

  it("a link to a new password goes to the member and not to the owner", async () => {
    const world = await makeProject();
    const owner = await makeMember(world.id, "owner");
    const agent = await makeMember(world.id, "agent");
    const reply = await owner.call(`/team/members/${agent.id}/password-link`, { method: "POST" });
    expect(reply).toMatchObject({ status: 201, body: { link: null, sent_to: agent.email } });
    const token = /reset-password\/([\w-]{43})/.exec(await letterTo(agent.email))?.[1];
    const reset = { method: "POST", body: { token, password: goodPassword } };
    expect((await call("/password/reset", reset)).status).toBe(200);
  });
});
