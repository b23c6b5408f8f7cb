import { beforeAll, describe, expect, it } from "vitest";
import { pool, prisma } from "@/lib/core/db";
import { eraseRemovedNotes } from "@/lib/domains/conversations/notes/keep";
import type { ConversationNote } from "@/lib/domains/conversations/notes/schema";
import type { Conversation } from "@/lib/domains/conversations/schema";
import { openShop } from "@/lib/testing/webchat";
import { makeMember, makeProject } from "@/lib/testing/world";

const secret = "Owes us for the visit in May";

let shop: Awaited<ReturnType<typeof openShop>>;
let agent: Awaited<ReturnType<typeof makeMember>>;
beforeAll(async () => {
  shop = await openShop();
  agent = await makeMember(shop.world.id, "agent");
});

type Caller = Pick<typeof agent, "call">;
const notesOf = (who: Caller, id: string) => who.call<{ data: ConversationNote[] }>(`/conversations/${id}/notes`);
const note = (who: Caller, id: string, text = secret) =>
  who.call<ConversationNote>(`/conversations/${id}/notes`, { method: "POST", body: { text } });

/** A visitor who has said something. */
async function visitor() {
  const person = await shop.visitor({ name: "Bruna" });
  expect((await person.say({ text: "Are you open?" })).status).toBe(201);
  return person;
}

describe("a note on a conversation", () => {
  it("is read by every member, newest first, with who wrote it", async () => {
    const { conversation_id: id } = await visitor();
    const { status, body } = await note(agent, id);
    expect([status, body]).toMatchObject([201, { conversation_id: id, text: secret, author: { id: agent.id } }]);
    await note(shop.owner, id, "Paid today");
    expect((await notesOf(agent, id)).body.data.map(({ text }) => text)).toEqual(["Paid today", secret]);
  });

  it("reaches neither the visitor, nor a key, nor the conversation's messages and state", async () => {
    const person = await visitor();
    const { conversation_id: id } = person;
    const state = () => shop.world.call<Conversation>(`/conversations/${id}`);
    const before = (await state()).body;
    await note(agent, id);
    expect((await state()).body).toEqual(before);
    const answers = [
      await person.ask("/messages"),
      await shop.world.call(`/conversations/${id}/messages`),
      await shop.world.call("/conversations"),
      await shop.world.call(`/search?q=Owes`),
    ];
    expect(answers.map(({ status }) => status).slice(0, 3)).toEqual([200, 200, 200]);
    for (const { body } of answers) expect(JSON.stringify(body)).not.toContain("Owes us");
    expect((await notesOf(shop.world, id)).status).toBe(403);
    expect((await note(shop.world, id)).status).toBe(403);
  });

  it("is in no message, event, delivery or webhook: only in its own table", async () => {
    const { conversation_id: id } = await visitor();
    await note(agent, id, "Seen nowhere but here");
    const { rows: columns } = await pool().query<{ place: string; name: string }>(
      `SELECT quote_ident(table_name) AS place, quote_ident(column_name) AS name FROM information_schema.columns
       JOIN information_schema.tables t USING (table_schema, table_name)
       WHERE table_schema = 'public' AND t.table_type = 'BASE TABLE' AND data_type IN ('text', 'jsonb', 'ARRAY')`,
    );
    const found: string[] = [];
    for (const { place, name } of columns) {
      const hit = await pool().query(
        `SELECT 1 FROM ${place} WHERE ${name}::text LIKE '%Seen nowhere but here%' LIMIT 1`,
      );
      if (hit.rows.length > 0) found.push(`${place}.${name}`);
    }
    expect(found).toEqual(["conversation_note.text"]);
  });

  it("is told to open screens and kept in the log, without its words", async () => {
    const { conversation_id: id } = await visitor();
    const { body } = await note(agent, id);
    const where = { project_id: shop.world.id, subject_id: id };
    const entry = await prisma().auditEntry.findFirstOrThrow({
      where: { ...where, action: "conversation.note_added" },
    });
    expect(entry.changes).toEqual({ note_id: { from: null, to: body.id } });
    expect(await prisma().event.count({ where: { ...where, type: "conversation.note_added" } })).toBe(1);
  });

  it("names members of the workspace alone", async () => {
    const { conversation_id: id } = await visitor();
    const write = (mentions: string[]) =>
      agent.call<ConversationNote>(`/conversations/${id}/notes`, { method: "POST", body: { text: "@", mentions } });
    expect((await write([shop.owner.id])).body.mentions).toEqual([shop.owner.id]);
    const stranger = await makeMember((await makeProject()).id);
    expect((await write([stranger.id])).status).toBe(404);
    expect((await note(agent, id)).body.mentions).toEqual([]);
  });

  it("is removed by its author or an admin, and by no other", async () => {
    const { conversation_id: id } = await visitor();
    const { body } = await note(shop.owner, id);
    const remove = (who: Caller) => who.call(`/conversations/${id}/notes/${body.id}`, { method: "DELETE" });
    expect((await remove(agent)).status).toBe(403);
    expect((await remove(shop.owner)).status).toBe(204);
    expect((await notesOf(agent, id)).body.data).toEqual([]);
    const restore = (who: Caller) =>
      who.call<ConversationNote>(`/conversations/${id}/notes/${body.id}/restore`, { method: "POST" });
    expect((await restore(agent)).status).toBe(403);
    expect(await restore(shop.owner)).toMatchObject({ status: 200, body });
    expect((await restore(shop.owner)).status).toBe(404);
    expect((await notesOf(agent, id)).body.data).toEqual([body]);
    await remove(shop.owner);
    await eraseRemovedNotes(new Date(Date.now() + 23 * 3_600_000));
    expect(await prisma().conversationNote.count({ where: { id: body.id } })).toBe(1);
    await eraseRemovedNotes(new Date(Date.now() + 25 * 3_600_000));
    expect(await prisma().conversationNote.count({ where: { id: body.id } })).toBe(0);
    expect((await note(agent, id, " ")).status).toBe(422);
  });
});
