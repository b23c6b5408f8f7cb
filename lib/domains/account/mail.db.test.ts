import { afterAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { lettersGone } from "@/lib/core/mail";
import type { CreatedInvite } from "@/lib/domains/invites/schema";
import { mailbox } from "@/lib/testing/mailbox";
import { call, goodPassword, makeAccount, makeMember, makeProject, someAddress } from "@/lib/testing/world";

const { letters, letterTo, hold, stop } = await mailbox();
afterAll(stop);

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
    expect(body).toMatchObject({ sent: true, link: "" });
    const letter = await letterTo("bia@example.com");
    expect(letter).toMatch(/\/invite\/[\w-]{43}/);
    expect(letter).toContain("convida");
  });

  it("an invitation tells nobody but its mailbox whether the address has an account", async () => {
    const world = await makeProject();
    const admin = await makeMember(world.id, "admin");
    const ana = await makeAccount();
    const invite = (email: string) =>
      admin.call<CreatedInvite>("/team/invites", { method: "POST", body: { email, role: "agent" } });
    const [known, unknown] = [await invite(ana.email), await invite("nobody-yet@example.com")];
    const plain = ({ status, body: { id, email, created_at, expires_at, ...rest } }: typeof known) => [status, rest];
    expect(plain(known)).toEqual(plain(unknown));
    const token = /invite\/([\w-]{43})/.exec(await letterTo(ana.email))?.[1];
    expect((await call<{ has_account: boolean }>(`/invites/${token}`)).body.has_account).toBe(true);
  });

  it("a process that ends waits for the letters it promised, and not for ever", async () => {
    const world = await makeProject();
    const admin = await makeMember(world.id, "admin");
    const letGo = hold();
    const invite = { method: "POST", body: { email: "leo@example.com" } };
    expect((await admin.call<CreatedInvite>("/team/invites", invite)).body.sent).toBe(true);
    expect(await lettersGone(50)).toBe(false);
    const gone = lettersGone(60_000);
    letGo();
    expect(await gone).toBe(true);
    expect(letters.some((letter) => letter.includes("To: leo@example.com"))).toBe(true);
    expect(await lettersGone(0)).toBe(true);
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
