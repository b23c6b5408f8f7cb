import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { type Contact, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import type { Conversation, ConversationCounts } from "@/lib/domains/conversations/schema";
import { makeMember, makeProject } from "@/lib/testing/world";

type Page<T> = { data: T[]; next_cursor: string | null };
let world: Awaited<ReturnType<typeof makeProject>>;
let agent: Awaited<ReturnType<typeof makeMember>>;
beforeAll(async () => {
  world = await makeProject();
  agent = await makeMember(world.id, "agent");
});

const contact = (name: string): Contact => ({
  channel: "webchat",
  external_id: name,
  display_name: name,
  phone: null,
});
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const says = async (name: string, at = new Date()) =>
  (await receiveMessage(world.id, contact(name), { external_id: null, kind: "text", text: "Hi" }, at))
    ?.conversation_id ?? "";
const act = (id: string, what: string, body?: object) =>
  agent.call<Conversation>(`/conversations/${id}/${what}`, { method: "POST", ...(body ? { body } : {}) });
const snooze = (id: string, ms: number) => act(id, "snooze", { until: new Date(Date.now() + ms).toISOString() });
const listed = async (query: string) =>
  (await agent.call<Page<Conversation>>(`/conversations?status=open&${query}`)).body.data.map(({ id }) => id);
const counts = async (query: string) =>
  (await agent.call<ConversationCounts>(`/conversations/counts?status=open&${query}`)).body;

const hour = 3_600_000;
const day = 24 * hour;

describe("a snoozed conversation", () => {
  it("leaves the open ones for the snoozed, and comes back when it is told to", async () => {
    const id = await says("one");
    expect((await snooze(id, day)).status).toBe(200);
    expect(await listed("snoozed=false")).not.toContain(id);
    expect(await listed("snoozed=true")).toContain(id);
    // A caller that knows nothing of it sees what it always saw.
    expect(await listed("")).toContain(id);
    expect((await act(id, "unsnooze")).body.snoozed_until).toBeNull();
    expect(await listed("snoozed=false")).toContain(id);
  });

  it("comes back when the customer writes, and when it is resolved it is not snoozed", async () => {
    const id = await says("two");
    await snooze(id, day);
    await says("two");
    expect(await listed("snoozed=false")).toContain(id);
    await snooze(id, day);
    expect((await act(id, "resolve")).body).toMatchObject({ status: "resolved", snoozed_until: null });
    expect((await snooze(id, day)).status).toBe(409);
  });

  it("comes back to the top by itself at its time, with no job, and pages go on from there", async () => {
    const [old, newer] = [await says("three", minutesAgo(60)), await says("four", minutesAgo(30))];
    const before = (await listed("snoozed=false")).filter((id) => [old, newer].includes(id));
    expect(before).toEqual([newer, old]);
    await snooze(old, 400);
    await expect.poll(() => listed("snoozed=false"), { timeout: 5000 }).toContain(old);
    const whole = await listed("snoozed=false");
    expect(whole.indexOf(old)).toBeLessThan(whole.indexOf(newer));
    const paged: string[] = [];
    let cursor: string | null = null;
    do {
      const path: string = `/conversations?status=open&snoozed=false&limit=1${cursor ? `&cursor=${cursor}` : ""}`;
      const { body } = await agent.call<Page<Conversation>>(path);
      paged.push(...body.data.map(({ id }) => id));
      cursor = body.next_cursor;
    } while (cursor);
    expect(paged).toEqual(whole);
  });

  it("takes no time that has passed, and is in the log", async () => {
    const id = await says("five");
    expect((await snooze(id, -1000)).body).toMatchObject({ errors: [{ pointer: "#/until" }] });
    await snooze(id, hour);
    await act(id, "unsnooze");
    const entries = await prisma().auditEntry.findMany({ where: { subject_id: id }, orderBy: { id: "asc" } });
    expect(entries.map(({ action }) => action)).toEqual(["conversation.snoozed", "conversation.unsnoozed"]);
  });
});

describe("the counts of conversations", () => {
  it("are those of the lists: mine, nobody's, all, and when the next comes back", async () => {
    const mine = await says("six");
    await act(mine, "assign", { member_id: agent.id });
    const asleep = await says("seven");
    const until = (await snooze(asleep, hour)).body.snoozed_until;
    for (const query of ["snoozed=false", "snoozed=true", "snoozed=false&unread=true", "q=six"]) {
      const [all, own, free] = [
        await listed(query),
        await listed(`${query}&assignee=me`),
        await listed(`${query}&assignee=none`),
      ];
      expect(await counts(query)).toEqual({
        all: all.length,
        mine: own.length,
        unassigned: free.length,
        next_return_at: until,
      });
    }
    expect((await counts("snoozed=false")).mine).toBe(1);
  });
});
