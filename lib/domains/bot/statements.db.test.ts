import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { newId } from "@/lib/core/ids";
import { knowledge } from "@/lib/domains/bot/knowledge";
import { respondToCustomer } from "@/lib/domains/bot/respond";
import { type Contact, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import { catalogOf, daily } from "@/lib/testing/catalog";
import { someone } from "@/lib/testing/contact";
import { makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let contact: Contact;
const ran: string[] = [];

beforeEach(async () => {
  world = await makeProject();
  contact = someone("Ana");
  const catalog = catalogOf(world);
  const { id: schedule_id } = await catalog.schedule({
    timezone: "America/Sao_Paulo",
    weekly: daily("09:00", "18:00"),
  });
  const { id: resource_id } = await catalog.resource({ name: "Dra. Bia", kind: "person", schedule_id });
  const visit = { duration_minutes: 60, slot_interval_minutes: 30, requirements: [{ resource_id, quantity: 1 }] };
  await catalog.service({ name: "Limpeza de pele", kind: "appointment", ...visit });
  await catalog.service({ name: "Massagem relaxante", kind: "appointment", ...visit });
});
afterEach(() => vi.restoreAllMocks());

/** What the answer to a text costs, from the message that is there to the answer that is put. */
async function costOf(text: string): Promise<number> {
  const inbound = { external_id: newId("req"), kind: "text" as const, text };
  const message = await receiveMessage(world.id, contact, inbound, new Date());
  ran.length = 0;
  const real = pg.Client.prototype.query;
  const spy = vi.spyOn(pg.Client.prototype, "query").mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [statement] = args as [string | { text?: string }];
    ran.push((typeof statement === "string" ? statement : statement.text) ?? "");
    return (real as (...given: unknown[]) => unknown).apply(this, args);
  } as typeof real);
  expect(await respondToCustomer(world.id, message?.conversation_id ?? "", knowledge)).toBe("sent");
  spy.mockRestore();
  return ran.length;
}

describe("an answer of the bot runs few statements", () => {
  it("where it reads and asks: 15 at most, its transaction included; what is looked up, held or written comes on top", async () => {
    const most = { asks: 15, looksUp: 21, holds: 25, writes: 33 };
    const talk: [text: string, kind: keyof typeof most][] = [
      ["oi", "asks"],
      ["quero uma limpeza de pele amanhã", "asks"],
      ["1", "holds"],
      ["sim", "writes"],
      ["quais são meus horários?", "asks"],
      ["quanto custa a massagem?", "looksUp"],
      ["vocês têm estacionamento?", "looksUp"],
      ["cancela a limpeza", "asks"],
    ];
    const costs: [string, number][] = [];
    for (const [text] of talk) costs.push([text, await costOf(text)]);
    const tooMany = costs.filter(([, cost], i) => cost > most[talk[i]?.[1] ?? "asks"]);
    expect(tooMany).toEqual([]);
  });
});
