import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { type Contact, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import type { Conversation } from "@/lib/domains/conversations/schema";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let [ana, bruno]: Awaited<ReturnType<typeof makeMember>>[] = [];
beforeAll(async () => {
  world = await makeProject();
  [ana, bruno] = [await makeMember(world.id, "agent"), await makeMember(world.id, "agent")];
});

type Caller = { call: typeof world.call };
let contacts = 0;
const newContact = (): Contact => ({
  channel: "telegram",
  external_id: `undo-${++contacts}`,
  display_name: "Rita",
  phone: null,
});
const says = async (who: Contact, text: string) => {
  const message = await receiveMessage(world.id, who, { external_id: newId("req"), kind: "text", text }, new Date());
  if (!message) throw new Error("It was stored before.");
  return message.conversation_id;
};
const post = (by: Caller, id: string, verb: string, body?: object) =>
  by.call<Conversation>(`/conversations/${id}/${verb}`, { method: "POST", ...(body ? { body } : {}) });
const undo = (by: Caller, id: string, body: object = {}) => post(by, id, "undo", body);
const stateOf = async (id: string) => {
  const { mode, status, assignee, snoozed_until } = (await world.call<Conversation>(`/conversations/${id}`)).body;
  return { mode, status, assignee: assignee?.id ?? null, snoozed_until };
};
const refused = (reply: { status: number; body: unknown }) => [reply.status, (reply.body as { code: string }).code];

describe("the undo of a change of a conversation", () => {
  it.each([
    ["resolve", undefined],
    ["mode", { mode: "human" }],
    ["assign", () => ({ member_id: bruno?.id })],
    ["mode", () => ({ mode: "human", member_id: ana?.id })],
    ["snooze", () => ({ until: new Date(Date.now() + 3_600_000).toISOString() })],
  ] as const)("takes back its %s, with an audit entry and an event of its own", async (verb, body) => {
    const id = await says(newContact(), "Oi");
    const was = await stateOf(id);
    const done = await post(ana as Caller, id, verb, typeof body === "function" ? body() : body);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(await stateOf(id)).not.toEqual(was);
    const back = await undo(ana as Caller, id);
    expect(back.status, JSON.stringify(back.body)).toBe(200);
    expect(await stateOf(id)).toEqual(was);
    const entries = await prisma().auditEntry.findMany({ where: { subject_id: id }, orderBy: { id: "asc" } });
    expect(entries).toHaveLength(2);
    expect(entries.at(-1)).toMatchObject({ action: "conversation.undone", actor: { id: ana?.id } });
    const told = await prisma().event.findFirst({ where: { subject_id: id }, orderBy: { seq: "desc" } });
    expect(told?.type).toBe("conversation.undone");
    expect(refused(await undo(ana as Caller, id))).toEqual([409, "invalid_transition"]);
    expect(await stateOf(id)).toEqual(was);
  });

  it("brings back whose it was, and a resolved one", async () => {
    const id = await says(newContact(), "Oi");
    await post(ana as Caller, id, "mode", { mode: "human", member_id: ana?.id });
    await post(ana as Caller, id, "resolve");
    await post(bruno as Caller, id, "reopen");
    expect((await undo(bruno as Caller, id)).body.status).toBe("resolved");
    await post(bruno as Caller, id, "assign", { member_id: bruno?.id });
    expect((await undo(bruno as Caller, id)).body.assignee?.id).toBe(ana?.id);
    await post(bruno as Caller, id, "mode", { mode: "human" });
    const handedBack = await post(bruno as Caller, id, "mode", { mode: "bot", member_id: null });
    expect(handedBack.body).toMatchObject({ mode: "bot", assignee: null });
    expect((await undo(bruno as Caller, id)).body).toMatchObject({ mode: "human", assignee: { id: ana?.id } });
  });

  it("is refused after a newer change, whoever made it, and leaves that", async () => {
    const who = newContact();
    const id = await says(who, "Oi");
    await post(ana as Caller, id, "assign", { member_id: ana?.id });
    await post(bruno as Caller, id, "assign", { member_id: bruno?.id });
    expect(refused(await undo(ana as Caller, id))).toEqual([409, "invalid_transition"]);
    await post(bruno as Caller, id, "mode", { mode: "human" });
    expect(refused(await undo(bruno as Caller, id, { change: "assigned" }))).toEqual([409, "invalid_transition"]);
    expect(await stateOf(id)).toMatchObject({ mode: "human", status: "open", assignee: bruno?.id });

    await post(ana as Caller, id, "resolve");
    await says(who, "One more thing");
    expect(refused(await undo(ana as Caller, id))).toEqual([409, "invalid_transition"]);
    expect((await stateOf(id)).status).toBe("open");
    expect(refused(await undo(world, await says(newContact(), "Oi")))).toEqual([409, "invalid_transition"]);
  });

  it("is refused when whoever had it has left the team", async () => {
    const id = await says(newContact(), "Oi");
    const gone = await makeMember(world.id, "agent");
    await post(ana as Caller, id, "assign", { member_id: gone.id });
    await post(ana as Caller, id, "assign", { member_id: null });
    await prisma().member.deleteMany({ where: { project_id: world.id, id: gone.id } });
    expect(refused(await undo(ana as Caller, id))).toEqual([409, "invalid_transition"]);
  });

  it("and a message of the contact at once: the conversation is open, and heard", async () => {
    for (let round = 0; round < 6; round++) {
      const who = newContact();
      const id = await says(who, "Oi");
      await post(ana as Caller, id, "resolve");
      const [back] = await Promise.all([undo(ana as Caller, id), says(who, "Are you there?")]);
      expect([200, 409]).toContain(back.status);
      expect((await stateOf(id)).status).toBe("open");
    }
  });
});
