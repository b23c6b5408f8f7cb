import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { type Contact, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import type { Conversation } from "@/lib/domains/conversations/schema";
import { call, fromOurPage, makeMember, makeProject } from "@/lib/testing/world";

type Page<T> = { data: T[]; next_cursor: string | null };
let world: Awaited<ReturnType<typeof makeProject>>;
beforeAll(async () => {
  world = await makeProject();
});

let contacts = 0;
const contact = (channel: Contact["channel"] = "telegram", over: Partial<Contact> = {}): Contact => ({
  channel,
  external_id: `contact-${++contacts}`,
  display_name: "Ana",
  phone: null,
  ...over,
});
const said = async (who: Contact, text: string) => {
  const message = await receiveMessage(world.id, who, { external_id: newId("req"), kind: "text", text }, new Date());
  if (!message) throw new Error("It was stored before.");
  return message;
};
const stateOf = async (id: string) => (await world.call<Conversation>(`/conversations/${id}`)).body;

describe("a conversation", () => {
  it("is assigned to a member of this team, found by it, and free when the member goes", async () => {
    const { conversation_id: id } = await said(contact(), "Oi");
    const member = await makeMember(world.id, "agent");
    const assign = (member_id: string | null) =>
      world.call<Conversation>(`/conversations/${id}/assign`, { method: "POST", body: { member_id } });
    expect((await assign("mbr_nobody")).status).toBe(404);
    expect((await assign(member.id)).body.assignee).toMatchObject({ id: member.id });
    const mine = await call<Page<Conversation>>("/conversations?assignee=me", { headers: fromOurPage(member.cookie) });
    expect(mine.body.data.map((each) => each.id)).toEqual([id]);
    const { id: stranger } = await makeMember((await makeProject()).id);
    for (const assignee of [stranger, "mbr_nobody"])
      expect((await world.call(`/conversations?assignee=${assignee}`)).status).toBe(404);
    const owner = await makeMember(world.id, "owner");
    const gone = await call(`/team/members/${member.id}`, { method: "DELETE", headers: fromOurPage(owner.cookie) });
    expect(gone.status).toBe(204);
    expect((await stateOf(id)).assignee).toBeNull();
  });

  it("is whose who answered it first, of many at once; a key's answer takes nothing", async () => {
    const { conversation_id: id } = await said(contact(), "Oi");
    await world.call(`/conversations/${id}/messages`, { method: "POST", body: { text: "By a program" } });
    expect((await stateOf(id)).assignee).toBeNull();
    const members = await Promise.all(Array.from({ length: 4 }, () => makeMember(world.id, "agent")));
    const answers = await Promise.all(
      members.map(({ cookie }) =>
        call<Message>(`/conversations/${id}/messages`, {
          method: "POST",
          body: { text: "Good morning" },
          headers: fromOurPage(cookie),
        }),
      ),
    );
    const [first] = answers.map(({ body }) => body).sort((a, b) => a.n - b.n);
    expect((await stateOf(id)).assignee?.id).toBe(first?.author.id);
    const taken = await prisma().auditEntry.count({ where: { subject_id: id, action: "conversation.assigned" } });
    expect(taken).toBe(1);
  });

  it("lists the tasks that came of it, which came from its channel", async () => {
    const { conversation_id: id } = await said(contact("whatsapp", { phone: "+5511987650001" }), "Oi");
    const group = await world.call<{ id: string }>("/resource-groups", { method: "POST", body: { name: "Drivers" } });
    const service = await world.call<{ id: string }>("/services", {
      method: "POST",
      body: { name: "Delivery", kind: "queue", group_id: group.body.id },
    });
    const book = (conversation_id: string) =>
      world.call<{ id: string; source: string }>("/bookings", {
        method: "POST",
        idempotencyKey: newId("req"),
        body: { service_id: service.body.id, customer: { name: "Ana", phone: "+5511987650001" }, conversation_id },
      });
    const task = await book(id);
    expect(task).toMatchObject({ status: 201, body: { source: "whatsapp", conversation_id: id } });
    expect((await book("cnv_nobody")).status).toBe(404);
    const tasks = await world.call<Page<{ id: string }>>(`/conversations/${id}/work-items`);
    expect(tasks.body.data.map((each) => each.id)).toEqual([task.body.id]);
  });

  it("comes newest first, page by page, and by its filters", async () => {
    const other = await makeProject();
    const texts = ["a", "b", "c"];
    for (const [i, text] of texts.entries()) {
      const at = new Date(Date.UTC(2026, 0, 1, 0, i));
      const inbound = { external_id: text, kind: "text", text } as const;
      await receiveMessage(other.id, contact("telegram"), inbound, at);
    }
    const page = await other.call<Page<Conversation>>("/conversations?limit=2");
    expect(page.body.data.map(({ last_message }) => last_message?.text)).toEqual(["c", "b"]);
    const rest = await other.call<Page<Conversation>>(`/conversations?limit=2&cursor=${page.body.next_cursor}`);
    expect(rest.body.data.map(({ last_message }) => last_message?.text)).toEqual(["a"]);
    expect((await other.call<Page<Conversation>>("/conversations?unread=false")).body.data).toEqual([]);
    expect((await other.call<Page<Conversation>>("/conversations?mode=human")).body.data).toEqual([]);
    expect((await other.call<Page<Conversation>>("/conversations?assignee=none")).body.data).toHaveLength(3);
  });
});
