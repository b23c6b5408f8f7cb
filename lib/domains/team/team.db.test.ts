import { beforeEach, describe, expect, it } from "vitest";
import { keptSince } from "@/lib/core/clock";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { type Role, scopes } from "@/lib/core/scopes";
import { createApiKey as createKey } from "@/lib/domains/api-keys/create";
import { createInvite } from "@/lib/domains/invites/create";
import { eraseRemovedMembers } from "@/lib/domains/team/removed/store";
import type { AuditEntry, Member } from "@/lib/domains/team/schema";
import { findMember } from "@/lib/domains/team/store";
import {
  call,
  cookieOf,
  goodPassword,
  makeAccount,
  makeMember,
  makeProject,
  seat,
  sessionCall,
  someAddress,
} from "@/lib/testing/world";

type Page = { data: Member[]; next_cursor: string | null };
type Log = { data: AuditEntry[]; next_cursor: string | null };
type Person = Awaited<ReturnType<typeof makeMember>>;

let world: Awaited<ReturnType<typeof makeProject>>;
let owner: Person;
let admin: Person;
let agent: Person;
beforeEach(async () => {
  world = await makeProject();
  owner = await makeMember(world.id, "owner");
  admin = await makeMember(world.id, "admin");
  agent = await makeMember(world.id, "agent");
});

const give = (by: Person, to: Person, role: Role) =>
  by.call<Member>(`/team/members/${to.id}`, { method: "PATCH", body: { role } });
const remove = (by: Person, who: Person) => by.call(`/team/members/${who.id}`, { method: "DELETE" });
const find = ({ id }: Person) => findMember(prisma(), world.id, id);
const roleOf = async ({ id }: Person) =>
  (await prisma().member.findUnique({ where: { project_id_id: { project_id: world.id, id } } }))?.role;

describe("the team", () => {
  it("is listed page by page, the first to join first", async () => {
    const first = (await agent.call<Page>("/team/members?limit=2")).body;
    expect(first.data.map(({ id }) => id)).toEqual([owner.id, admin.id]);
    const second = (await agent.call<Page>(`/team/members?limit=2&cursor=${first.next_cursor}`)).body;
    expect(second).toMatchObject({ data: [{ id: agent.id, role: "agent", email: agent.email }], next_cursor: null });
  });

  it("shows a new name everywhere", async () => {
    const reply = await agent.call("/me", { method: "PATCH", body: { name: "Bia Lima" } });
    expect(reply).toMatchObject({ status: 200, body: { member: { id: agent.id, name: "Bia Lima" } } });
    const { data } = (await owner.call<Page>("/team/members")).body;
    expect(data.find(({ id }) => id === agent.id)?.name).toBe("Bia Lima");
  });
});

describe("a member who is removed at the same moment", () => {
  it("is read whole or not at all", async () => {
    for (let round = 0; round < 10; round++) {
      const leaving = await makeMember(world.id, "agent");
      const untilGone = async () => {
        for (let found = await find(leaving); found; found = await find(leaving))
          expect(found.email).toBe(leaving.email);
      };
      const [removed] = await Promise.all([remove(owner, leaving), ...Array.from({ length: 6 }, untilGone)]);
      expect(removed.status).toBe(204);
    }
  });
});

describe("a role", () => {
  it("is given by an admin and counts on the next request", async () => {
    expect((await agent.call("/api-keys")).status).toBe(403);
    expect(await give(admin, agent, "admin")).toMatchObject({ status: 200, body: { role: "admin" } });
    expect((await agent.call("/api-keys")).status).toBe(200);
    expect((await give(owner, agent, "agent")).status).toBe(200);
    expect((await agent.call("/api-keys")).status).toBe(403);
  });

  it("of an owner is given and taken by owners alone", async () => {
    for (const attempt of [give(admin, agent, "owner"), give(admin, owner, "agent"), give(admin, admin, "owner")]) {
      expect(await attempt).toMatchObject({ status: 403, body: { code: "insufficient_scope" } });
    }
    expect((await give(agent, agent, "owner")).status).toBe(403);
    expect((await remove(admin, owner)).status).toBe(403);
    expect(await roleOf(owner)).toBe("owner");
    expect((await give(owner, admin, "owner")).status).toBe(200);
  });

  it("of the last owner stays, whoever asks", async () => {
    expect(await give(owner, owner, "admin")).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
    expect(await remove(owner, owner)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
    expect(await roleOf(owner)).toBe("owner");
  });

  it("leaves an owner when two owners demote each other at once", async () => {
    await give(owner, admin, "owner");
    const replies = await Promise.all([give(owner, admin, "agent"), give(admin, owner, "agent")]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 403]);
    expect([await roleOf(owner), await roleOf(admin)].sort()).toEqual(["agent", "owner"]);
  });

  it("leaves an owner when two owners go at once", async () => {
    await give(owner, admin, "owner");
    const replies = await Promise.all([remove(owner, owner), remove(admin, admin)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 409]);
  });

  it("that was lost while a call was on its way makes no key and no invitation", async () => {
    const body = { name: "Late", scopes: [...scopes], expires_at: null };
    await give(owner, admin, "agent");
    await expect(createKey(admin.actor, body)).rejects.toMatchObject({ code: "insufficient_scope" });
    const invite = { email: "late@example.com", role: "admin" } as const;
    await expect(createInvite(admin.actor, invite)).rejects.toMatchObject({ code: "insufficient_scope" });
    await remove(owner, admin);
    await expect(createKey(admin.actor, body)).rejects.toMatchObject({ code: "insufficient_scope" });
    expect((await createKey(owner.actor, body)).scopes).toEqual(scopes);
  });

  it("of somebody elsewhere is not found", async () => {
    const stranger = await makeMember((await makeProject()).id, "agent");
    expect((await give(owner, stranger, "admin")).status).toBe(404);
    expect((await remove(owner, stranger)).status).toBe(404);
    const path = `/team/members/${stranger.id}/password-link`;
    expect((await owner.call(path, { method: "POST" })).status).toBe(404);
  });
});

describe("a removed member", () => {
  it("is out on the next request, and their account goes with their last workspace", async () => {
    expect((await agent.call("/me")).status).toBe(200);
    expect((await remove(admin, agent)).status).toBe(204);
    expect(await agent.call("/me")).toMatchObject({ status: 401, body: { code: "invalid_api_key" } });
    expect(await prisma().user.findUnique({ where: { id: agent.user } })).toBeNull();
  });

  it("has to sign in again to the workspaces they still have", async () => {
    const other = await makeProject();
    await seat(other.id, agent.user, "agent");
    expect((await remove(admin, agent)).status).toBe(204);
    expect((await agent.call("/me")).status).toBe(401);
    const again = await sessionCall(await cookieOf(agent.user, 1))<{ project: { id: string } }>("/me");
    expect(again.body.project.id).toBe(other.id);
  });

  it("leaves their resource behind, as nobody's", async () => {
    const id = newId("res");
    const resource = { name: "Bia", kind: "person", capacity: 1, active: true, member_id: agent.id };
    await prisma().resource.create({ data: { project_id: world.id, id, ...resource } });
    await remove(admin, agent);
    const left = await prisma().resource.findUniqueOrThrow({ where: { project_id_id: { project_id: world.id, id } } });
    expect(left).toMatchObject({ name: "Bia", member_id: null });
  });

  it("takes their open invitations along, as does a lower role", async () => {
    const invite = (by: Person, email: string) =>
      by.call<{ link: string }>("/team/invites", { method: "POST", body: { email } });
    const path = (link: string) => `/invites/${link.split("/").at(-1)}`;
    const { body: first } = await invite(admin, "one@example.com");
    await give(owner, admin, "agent");
    expect((await call(path(first.link))).status).toBe(404);
    await give(owner, admin, "admin");
    const { body: second } = await invite(admin, "two@example.com");
    expect((await call(path(second.link))).status).toBe(200);
    await remove(owner, admin);
    expect((await call(path(second.link))).status).toBe(404);
  });
});

describe("a member who was removed by mistake", () => {
  const restore = (by: Person, who: Person) =>
    by.call<Member>(`/team/members/${who.id}/restore`, { method: "POST", body: {} });
  const actionsOn = async ({ id }: Person) =>
    (await owner.call<Log>(`/team/audit-log?subject=${id}`)).body.data.map(({ action }) => action);

  it("comes back with role, account and all that was theirs, and signs in again", async () => {
    const [resource, conversation] = [newId("res"), newId("cnv")];
    const person = { name: "Bia", kind: "person", capacity: 1, active: true, member_id: agent.id };
    await prisma().resource.create({ data: { project_id: world.id, id: resource, ...person } });
    const body = { name: "C", phone: "+5511911110000" };
    const { id: customer_id } = (await world.call<{ id: string }>("/customers", { method: "POST", body })).body;
    const contact = { channel: "webchat", external_id: "c", customer_id, assignee_id: agent.id };
    await prisma().conversation.create({ data: { project_id: world.id, id: conversation, ...contact } });
    await prisma().member.updateMany({ where: { id: agent.id }, data: { notifications: { digest: true } } });
    await prisma().memberTelegram.create({
      data: { project_id: world.id, member_id: agent.id, code_hash: Buffer.from(agent.id), chat_id: "7" },
    });
    const { body: invite } = await admin.call<{ id: string }>("/team/invites", {
      method: "POST",
      body: { email: "one@example.com" },
    });
    await prisma().invite.updateMany({ where: { id: invite.id }, data: { invited_by_id: agent.id } });
    const rows = async () => ({
      user: await prisma().user.findUnique({ where: { id: agent.user }, omit: { session_epoch: true } }),
      member: await prisma().member.findFirst({ where: { id: agent.id }, include: { telegram: true, invites: true } }),
      resource: (await prisma().resource.findFirst({ where: { id: resource } }))?.member_id,
      conversation: (await prisma().conversation.findFirst({ where: { id: conversation } }))?.assignee_id,
    });
    const before = await rows();
    expect((await remove(admin, agent)).status).toBe(204);
    const gone = await rows();
    expect(gone).toEqual({ user: null, member: null, resource: null, conversation: null });
    const replies = await Promise.all([restore(admin, agent), restore(admin, agent)]);
    for (const { status, body } of replies) expect([status, body.id, body.role]).toEqual([200, agent.id, "agent"]);
    expect(await rows()).toEqual(before);
    expect((await agent.call("/me")).status).toBe(401);
    expect((await sessionCall(await cookieOf(agent.user, 1))("/me")).status).toBe(200);
    expect((await actionsOn(agent)).slice(0, 2)).toEqual(["member.restored", "member.removed"]);
    expect(await prisma().removedMember.count({ where: { id: agent.id } })).toBe(0);
  });

  it("has the password and the sessions that their account had last, wherever they were removed first", async () => {
    const elsewhere = await makeProject();
    const boss = await makeMember(elsewhere.id, "owner");
    const there = await seat(elsewhere.id, agent.user, "agent");
    await remove(admin, agent);
    await prisma().user.update({ where: { id: agent.user }, data: { password_hash: "newer", session_epoch: 5 } });
    expect((await boss.call(`/team/members/${there.id}`, { method: "DELETE" })).status).toBe(204);
    expect((await restore(admin, agent)).status).toBe(200);
    const account = await prisma().user.findUnique({ where: { id: agent.user } });
    expect(account).toMatchObject({ password_hash: "newer", session_epoch: 6 });
  });

  it("takes nothing away from who has it since", async () => {
    const id = newId("res");
    const person = { name: "Bia", kind: "person", capacity: 1, active: true, member_id: agent.id };
    await prisma().resource.create({ data: { project_id: world.id, id, ...person } });
    await remove(admin, agent);
    await prisma().resource.updateMany({ where: { id }, data: { member_id: admin.id } });
    expect((await restore(admin, agent)).status).toBe(200);
    expect((await prisma().resource.findFirst({ where: { id } }))?.member_id).toBe(admin.id);
  });

  it("does not come back over a new account or a new seat, and that is said", async () => {
    const elsewhere = await makeProject();
    await seat(elsewhere.id, agent.user, "agent");
    await remove(admin, agent);
    const again = { project_id: world.id, id: newId("mbr"), user_id: agent.user, role: "agent" };
    await prisma().member.create({ data: again });
    expect(await restore(admin, agent)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });

    const bia = await makeMember(world.id, "agent");
    await remove(admin, bia);
    await makeAccount("Bia", bia.email);
    expect(await restore(admin, bia)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
    expect(await find(bia)).toBeNull();
  });

  it("comes back by those who may remove them, in their own workspace, for a day", async () => {
    const second = await makeMember(world.id, "owner");
    await remove(owner, second);
    expect((await restore(agent, second)).status).toBe(403);
    expect((await restore(admin, second)).status).toBe(403);
    const stranger = await makeMember((await makeProject()).id, "owner");
    expect((await restore(stranger, second)).status).toBe(404);
    const long = new Date(Date.now() - 25 * 3_600_000);
    await prisma().removedMember.updateMany({ where: { id: second.id }, data: { removed_at: long } });
    expect((await restore(owner, second)).status).toBe(404);
    await eraseRemovedMembers(keptSince(new Date()));
    expect(await prisma().removedMember.count({ where: { id: second.id } })).toBe(0);
  });
});

describe("a link to a new password", () => {
  const link = (by: { call: Person["call"] }, id: string) =>
    by.call<{ link: string; sent_to: null }>(`/team/members/${id}/password-link`, { method: "POST" });
  const use = (address: string, password: string) =>
    call("/password/reset", { method: "POST", body: { token: address.split("/").at(-1), password } });

  it("is made by an owner, works once, and ends the sessions", async () => {
    expect((await link(admin, agent.id)).status).toBe(403);
    const made = await link(owner, agent.id);
    expect(made).toMatchObject({ status: 201, body: { sent_to: null } });
    const weak = await use(made.body.link, "password123");
    expect(weak).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/password", code: "common_password" }] } });
    expect(await use(made.body.link, goodPassword)).toMatchObject({ status: 200, body: { email: agent.email } });
    expect((await agent.call("/me")).status).toBe(401);
    const again = await use(made.body.link, goodPassword);
    expect(again).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/token", code: "invalid_token" }] } });
  });

  it("expires, and never works twice at once", async () => {
    const { body: old } = await link(owner, agent.id);
    await prisma().passwordReset.updateMany({ where: { user_id: agent.user }, data: { expires_at: new Date() } });
    expect((await use(old.link, goodPassword)).status).toBe(422);
    const { body: fresh } = await link(owner, agent.id);
    const twins = await Promise.all([use(fresh.link, goodPassword), use(fresh.link, `${goodPassword}!`)]);
    expect(twins.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("is worth nothing once its holder could enter another owner's workspace by it", async () => {
    const { body: first } = await link(owner, agent.id);
    const workspace = { name: "Bia's own", timezone: "America/Sao_Paulo", currency: "BRL" };
    expect((await agent.call("/workspaces", { method: "POST", body: workspace })).status).toBe(201);
    expect((await use(first.link, goodPassword)).status).toBe(422);

    const { body: second } = await link(owner, admin.id);
    const elsewhere = await makeMember((await makeProject()).id, "owner");
    const invited = await elsewhere.call<{ link: string }>("/team/invites", {
      method: "POST",
      body: { email: admin.email },
    });
    const path = `/invites/${invited.body.link.split("/").at(-1)}/accept`;
    expect((await admin.call(path, { method: "POST", body: {} })).status).toBe(200);
    expect((await use(second.link, goodPassword)).status).toBe(422);
  });

  it("is not given for somebody who also works for another owner", async () => {
    const bia = await makeAccount();
    await prisma().member.create({
      data: { project_id: world.id, id: newId("mbr"), user_id: bia.user.id, role: "agent" },
    });
    const member = await prisma().member.findFirstOrThrow({ where: { project_id: world.id, user_id: bia.user.id } });
    expect(await link(owner, member.id)).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
    expect(await prisma().passwordReset.count({ where: { user_id: bia.user.id } })).toBe(0);
  });
});

describe("the audit log", () => {
  it("tells who did what, newest first, and is filtered", async () => {
    await give(owner, agent, "admin");
    await world.call("/customers", { method: "POST", body: { name: "C", phone: "+5511911110000" } });
    await remove(admin, agent);
    const read = async (query = "") => (await admin.call<Log>(`/team/audit-log${query}`)).body.data;
    expect((await read()).map(({ action }) => action)).toEqual([
      "member.removed",
      "customer.created",
      "member.role_changed",
    ]);
    expect(await read("?action=member")).toHaveLength(2);
    expect(await read("?action=member.removed")).toHaveLength(1);
    expect(await read("?action=mem")).toHaveLength(0);
    expect(await read("?action=member%25")).toHaveLength(0);
    const byOwner = await read(`?actor=${owner.id}`);
    expect(byOwner).toMatchObject([
      {
        action: "member.role_changed",
        actor: { type: "member", id: owner.id, name: "The owner" },
        changes: { role: { from: "agent", to: "admin" } },
      },
    ]);
    expect(await read(`?subject=${agent.id}`)).toHaveLength(2);
    expect(await read("?to=2020-01-01T00:00:00Z")).toHaveLength(0);
    expect(await read("?from=2020-01-01T00:00:00Z")).toHaveLength(3);
    const page = (await admin.call<Log>("/team/audit-log?limit=2")).body;
    const rest = (await admin.call<Log>(`/team/audit-log?limit=2&cursor=${page.next_cursor}`)).body;
    expect([...page.data, ...rest.data].map(({ id }) => id)).toEqual((await read()).map(({ id }) => id));
  });

  it("is the workspace's own", async () => {
    const stranger = await makeMember((await makeProject()).id, "owner");
    await give(owner, agent, "admin");
    expect((await stranger.call<Log>("/team/audit-log")).body.data).toEqual([]);
    expect((await world.call("/team/audit-log", { headers: { "x-turnero-address": someAddress() } })).status).toBe(403);
  });
});
