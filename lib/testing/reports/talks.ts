import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { dayIn, dice, hourIn } from "@/lib/testing/reports/life";
import { add, type Lines, zoneOf } from "@/lib/testing/reports/plain-count";
import type { makeProject } from "@/lib/testing/world";

type Talk = { began: Date; answered?: Date; bot?: Date; person?: Date; handed?: Date; resolved?: Date | undefined };
type Conversation = {
  id: string;
  channel: string;
  clock: number;
  said: number;
  status: "open" | "resolved";
  mode: "bot" | "human";
  talks: Talk[];
};

const minute = 60_000;
const unbooked = ["held", "expired", "released"];

/** Conversations of a year as bare rows, and what was said in them kept apart, as the definitions of the figures say. */
export function randomTalks(world: Awaited<ReturnType<typeof makeProject>>, seed: number, customers: () => string[]) {
  const { id: project_id } = world;
  const { below, oneOf, chance } = dice(seed);
  const conversations: Conversation[] = [];

  async function begin(): Promise<Conversation> {
    const [id, external_id] = [newId("cnv"), newId("key")];
    const channel = oneOf(["webchat", "telegram", "whatsapp"]);
    await prisma().conversation.create({
      data: { project_id, id, channel, external_id, customer_id: oneOf(customers()) },
    });
    const clock = Date.parse("2025-01-05T00:00:00Z") + below(340 * 1440) * minute;
    const made: Conversation = { id, channel, clock, said: 0, status: "open", mode: "bot", talks: [] };
    conversations.push(made);
    return made;
  }

  const change = (c: Conversation, data: object) =>
    prisma().conversation.update({
      where: { project_id_id: { project_id, id: c.id } },
      data: { ...data, updated_at: new Date(c.clock) },
    });

  async function say(c: Conversation, type: string): Promise<void> {
    const at = new Date(c.clock);
    const direction = type === "customer" ? "in" : "out";
    const said = { n: ++c.said, channel: c.channel, direction, author: { type }, kind: "text", status: "delivered" };
    await prisma().message.create({
      data: { project_id, id: newId("msg"), conversation_id: c.id, created_at: at, ...said },
    });
    const open = c.talks.find(({ resolved }) => !resolved);
    if (direction === "in") {
      if (!open) c.talks.push({ began: at });
      c.status = "open";
      await change(c, { status: "open", resolved_at: null, last_inbound_at: at });
    } else if (open && type !== "automation") {
      open.answered ??= at;
      if (type === "bot") open.bot ??= at;
      else open.person ??= at;
    }
  }

  async function resolve(c: Conversation): Promise<void> {
    if (c.status === "resolved") {
      // An undo: the last talk goes on.
      c.status = "open";
      const last = c.talks.at(-1);
      if (last) last.resolved = undefined;
      await change(c, { status: "open", resolved_at: null });
      return;
    }
    c.status = "resolved";
    for (const talk of c.talks) talk.resolved ??= new Date(c.clock);
    await change(c, { status: "resolved", resolved_at: new Date(c.clock) });
  }

  async function turn(c: Conversation): Promise<void> {
    c.mode = c.mode === "bot" ? "human" : "bot";
    const open = c.talks.find(({ resolved }) => !resolved);
    if (open && c.mode === "human") open.handed ??= new Date(c.clock);
    await change(c, { mode: c.mode });
  }

  /** One thing more happens in a conversation. What happens in one is in order; several may go on at once. */
  async function step(c: Conversation): Promise<void> {
    c.clock += (1 + below(chance(20) ? 20_000 : 200)) * minute;
    const what = below(10);
    if (what < 3) await say(c, "customer");
    else if (what < 5) await say(c, "bot");
    else if (what < 6) await say(c, oneOf(["member", "api", "automation"]));
    else if (what < 8) await resolve(c);
    else if (what < 9) await turn(c);
    else await change(c, { customer_id: oneOf(customers()) });
  }

  async function count(): Promise<Lines> {
    const zone = await zoneOf(world);
    const rows = await prisma().conversation.findMany({ where: { project_id } });
    const bookings = await prisma().booking.findMany({ where: { project_id, conversation_id: { not: null } } });
    const lines: Lines = {};
    const seen = new Map<string, Set<string>>();
    for (const c of conversations) {
      const customer = rows.find(({ id }) => id === c.id)?.customer_id ?? "";
      for (const [n, t] of c.talks.entries()) {
        const until = c.talks[n + 1]?.began;
        const own = bookings.filter(
          (b) => b.conversation_id === c.id && b.created_at >= t.began && (!until || b.created_at < until),
        );
        const seconds = (end?: Date): number => (end ? (end.getTime() - t.began.getTime()) / 1000 : 0);
        const values = {
          conversations: 1,
          answered: Number(!!t.answered),
          first_response_seconds: seconds(t.answered),
          resolved: Number(!!t.resolved),
          resolution_seconds: seconds(t.resolved),
          with_bot: Number(!!t.bot),
          contained: Number(!!t.bot && !t.person && !t.handed),
          handed_over: Number(!!t.handed),
          held: Number(own.length > 0),
          booked: Number(own.some(({ status }) => !unbooked.includes(status))),
        };
        const day = dayIn(t.began, zone);
        for (const [dimension, key] of [
          ["all", ""],
          ["source", c.channel],
          ["hour", hourIn(t.began, zone)],
        ]) {
          const line = `${dimension} ${day} ${key}`;
          add(lines, line, values);
          seen.set(line, (seen.get(line) ?? new Set()).add(customer));
        }
      }
    }
    for (const [key, line] of Object.entries(lines)) line.customers = seen.get(key)?.size ?? 0;
    return lines;
  }

  return {
    begin,
    step,
    count,
    any: () => oneOf(conversations),
    /** A booking belongs to a conversation, at any of its times. */
    book: (booking: string) =>
      prisma().booking.updateMany({
        where: { project_id, id: booking },
        data: { conversation_id: oneOf(conversations).id },
      }),
  };
}
