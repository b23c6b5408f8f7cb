import { afterAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { CreatedInvite } from "@/lib/domains/invites/schema";
import { deliverMail } from "@/lib/domains/mail/delivery/deliver";
import type { OutgoingMail } from "@/lib/domains/mail/schema";
import { mailbox } from "@/lib/testing/mailbox";
import { call, goodPassword, makeAccount, makeMember, makeProject, someAddress } from "@/lib/testing/world";

const { mails, mailTo, mailsTo, stop } = await mailbox();
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
    const token = /reset-password\/([\w-]{43})/.exec((await mailTo(ana.email)).text ?? "")?.[1];
    expect(mailsTo("nobody@example.com")).toEqual([]);
    const kept = await prisma().outgoingMail.findMany({
      where: { to_address: { in: [ana.email, "nobody@example.com"] } },
    });
    expect(kept, "and the link is kept nowhere once it has gone").toMatchObject([
      { to_address: ana.email, status: "sent", text: "", html: "", project_id: null },
    ]);
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
    const { text, subject } = await mailTo("bia@example.com");
    expect(text).toMatch(/\/invite\/[\w-]{43}/);
    expect(subject).toContain("convida");
    const { data } = (await admin.call<{ data: OutgoingMail[] }>("/outgoing-mail")).body;
    expect(data).toMatchObject([{ to: "bia@example.com", status: "sent", confidential: true }]);
    const shown = await admin.call(`/outgoing-mail/${data[0]?.id}`);
    expect(shown.body, "its link is not the inviter's").toMatchObject({ text: null, html: null });
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
    const token = /invite\/([\w-]{43})/.exec((await mailTo(ana.email)).text ?? "")?.[1];
    expect((await call<{ has_account: boolean }>(`/invites/${token}`)).body.has_account).toBe(true);
  });

  it("a dry run of an invitation sends nothing", async () => {
    const world = await makeProject();
    const admin = await makeMember(world.id, "admin");
    const dry = { method: "POST", body: { email: "leo@example.com" }, headers: { "turnero-dry-run": "true" } };
    expect((await admin.call<CreatedInvite>("/team/invites", dry)).body.email).toBe("leo@example.com");
    expect(await prisma().outgoingMail.count({ where: { to_address: "leo@example.com" } })).toBe(0);
    await deliverMail();
    expect(mails.every(({ raw }) => !raw.includes("leo@example.com"))).toBe(true);
  });

  it("a link to a new password goes to the member and not to the owner", async () => {
    const world = await makeProject();
    const owner = await makeMember(world.id, "owner");
    const agent = await makeMember(world.id, "agent");
    const reply = await owner.call(`/team/members/${agent.id}/password-link`, { method: "POST" });
    expect(reply).toMatchObject({ status: 201, body: { link: null, sent_to: agent.email } });
    const token = /reset-password\/([\w-]{43})/.exec((await mailTo(agent.email)).text ?? "")?.[1];
    const listed = await owner.call<{ data: OutgoingMail[] }>("/outgoing-mail");
    expect(listed.body.data, "nor to whoever reads the workspace's outgoing mail").toEqual([]);
    const reset = { method: "POST", body: { token, password: goodPassword } };
    expect((await call("/password/reset", reset)).status).toBe(200);
  });
});
