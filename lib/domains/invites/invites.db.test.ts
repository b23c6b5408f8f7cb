import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { AcceptedInvite, CreatedInvite, Invitation, Invite } from "@/lib/domains/invites/schema";
import { call, goodPassword, makeAccount, makeMember, makeProject, someAddress } from "@/lib/testing/world";

type Page = { data: Invite[] };
type Me = { project: { id: string }; member: { role: string } };

let world: Awaited<ReturnType<typeof makeProject>>;
let admin: Awaited<ReturnType<typeof makeMember>>;
beforeEach(async () => {
  world = await makeProject();
  admin = await makeMember(world.id, "admin");
});

const someone = () => `${newId("usr").toLowerCase()}@example.com`;
const invite = (email: string, role = "agent", by = admin) =>
  by.call<CreatedInvite>("/team/invites", { method: "POST", body: { email, role } });
const tokenOf = ({ link }: { link: string }) => link.split("/").at(-1);
const accept = (made: { link: string }, body: object = { name: "Bia Lima", password: goodPassword }) =>
  call<AcceptedInvite>(`/invites/${tokenOf(made)}/accept`, {
    method: "POST",
    body,
    headers: { "x-turnero-address": someAddress() },
  });
const members = () => prisma().member.count({ where: { project_id: world.id } });

describe("an invitation", () => {
  it("is a link that is shown once and tells what it invites to", async () => {
    const email = someone();
    const { status, body } = await invite(email.toUpperCase(), "admin");
    expect(status).toBe(201);
    expect(body).toMatchObject({ email, role: "admin", sent: false, expired: false, invited_by: { id: admin.id } });
    expect(body.link).toMatch(/^http:\/\/localhost:3000\/invite\/[\w-]{43}$/);
    const { data } = (await admin.call<Page>("/team/invites")).body;
    expect(data.map(({ id }) => id)).toEqual([body.id]);
    expect(JSON.stringify(data)).not.toContain(tokenOf(body));
    const seen = await call<Invitation>(`/invites/${tokenOf(body)}`);
    expect(seen.body).toMatchObject({
      workspace: { name: "Test" },
      inviter: { name: "The admin" },
      email,
      role: "admin",
      has_account: false,
    });
    const kept = await prisma().invite.findFirstOrThrow({ where: { id: body.id } });
    expect(Buffer.from(kept.token_hash).toString()).not.toContain(tokenOf(body));
  });

  it("makes an account and a seat for a new person, once", async () => {
    const { body: made } = await invite(someone());
    const joined = await accept(made);
    expect(joined.status).toBe(200);
    expect(joined.body).toMatchObject({ member: { role: "agent", name: "Bia Lima" }, workspace: { id: world.id } });
    expect(await members()).toBe(2);
    expect(await accept(made)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
    expect((await call(`/invites/${tokenOf(made)}`)).status).toBe(409);
    expect((await admin.call<Page>("/team/invites")).body.data).toEqual([]);
    expect(await members()).toBe(2);
  });

  it("asks a new person for a name and a fit password", async () => {
    const { body: made } = await invite(someone());
    expect(await accept(made, {})).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/password" }] } });
    const nameless = await accept(made, { password: goodPassword });
    expect(nameless).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/name" }] } });
    for (const password of ["short", "password123"]) {
      const weak = await accept(made, { name: "B", password });
      expect(weak).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/password" }] } });
    }
    expect(await members()).toBe(1);
  });

  it("is accepted by the session of its address, which then works there", async () => {
    const bia = await makeAccount("Bia");
    const { body: made } = await invite(bia.email);
    const path = `/invites/${tokenOf(made)}`;
    expect((await call<Invitation>(path)).body.has_account).toBe(true);
    expect((await bia.call(`${path}/accept`, { method: "POST" })).status).toBe(200);
    expect((await bia.call<Me>("/me")).body).toMatchObject({ project: { id: world.id }, member: { role: "agent" } });
  });

  it("is not for the session of another address", async () => {
    const eve = await makeAccount("Eve");
    const { body: made } = await invite(someone());
    const reply = await eve.call(`/invites/${tokenOf(made)}/accept`, { method: "POST" });
    expect(reply).toMatchObject({ status: 403, body: { code: "insufficient_scope" } });
    expect(await members()).toBe(1);
  });

  it("is not accepted by a session from another site", async () => {
    const bia = await makeAccount("Bia");
    const { body: made } = await invite(bia.email);
    const headers = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    expect((await bia.call(`/invites/${tokenOf(made)}/accept`, { method: "POST", headers })).status).toBe(422);
    expect(await members()).toBe(1);
  });

  it("is accepted with the password of the account there is, and no other", async () => {
    const bia = await makeAccount("Bia");
    const { body: made } = await invite(bia.email);
    const wrong = await accept(made, { name: "Eve", password: "not the one at all" });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/password", code: "wrong_password" }] } });
    expect(await members()).toBe(1);
    expect((await accept(made, { password: goodPassword })).body).toMatchObject({
      user: { id: bia.user.id, name: "Bia" },
    });
    expect(await members()).toBe(2);
  });

  it("gives one seat when it is accepted twice at once", async () => {
    const { body: made } = await invite(someone());
    const twins = await Promise.all([accept(made), accept(made), accept(made)]);
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await members()).toBe(2);
    const bia = await makeAccount("Bia");
    const { body: second } = await invite(bia.email);
    const path = `/invites/${tokenOf(second)}/accept`;
    const again = await Promise.all([bia.call(path, { method: "POST" }), bia.call(path, { method: "POST" })]);
    expect(again.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await members()).toBe(3);
  });

  it("expires after seven days", async () => {
    const { body: made } = await invite(someone());
    expect(new Date(made.expires_at).getTime() - new Date(made.created_at).getTime()).toBe(7 * 24 * 3_600_000);
    await prisma().invite.updateMany({ where: { id: made.id }, data: { expires_at: new Date() } });
    expect(await accept(made)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
    expect((await admin.call<Page>("/team/invites")).body.data).toMatchObject([{ id: made.id, expired: true }]);
    expect(await members()).toBe(1);
  });

  it("is withdrawn, or replaced by a newer one to the same address", async () => {
    const email = someone();
    const { body: first } = await invite(email);
    const { body: second } = await invite(email, "admin");
    expect((await accept(first)).status).toBe(404);
    expect((await admin.call(`/team/invites/${second.id}`, { method: "DELETE" })).status).toBe(204);
    expect((await accept(second)).status).toBe(404);
    expect((await admin.call(`/team/invites/${second.id}`, { method: "DELETE" })).status).toBe(404);
    expect(await members()).toBe(1);
  });

  it("goes to nobody who is in already, to no owner by an admin, and from no agent", async () => {
    expect(await invite(admin.email)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
    expect((await invite(someone(), "owner")).status).toBe(403);
    expect((await invite(someone(), "owner", await makeMember(world.id, "owner"))).status).toBe(201);
    expect((await invite(someone(), "agent", await makeMember(world.id, "agent"))).status).toBe(403);
    expect((await invite("not an address")).status).toBe(422);
  });

  it("of another workspace is not found", async () => {
    const { body: made } = await invite(someone());
    const stranger = await makeMember((await makeProject()).id, "owner");
    expect((await stranger.call(`/team/invites/${made.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await stranger.call<Page>("/team/invites")).body.data).toEqual([]);
    expect((await call(`/invites/${"x".repeat(43)}`)).status).toBe(404);
  });
});
