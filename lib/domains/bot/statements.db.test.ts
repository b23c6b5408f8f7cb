import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "@/lib/core/ids";
import { knowledge } from "@/lib/domains/bot/knowledge";
import { respondToCustomer } from "@/lib/domains/bot/respond";
import { type Contact, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import { hearReply } from "@/lib/domains/notices/replies";
import { catalogOf, daily } from "@/lib/testing/catalog";
import { someone } from "@/lib/testing/contact";
import { statementsOf } from "@/lib/testing/measures/statements";
import { makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let contact: Contact;

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

/** What the answer to a text costs, from the message that is there to the answer that is put: first it might answer a notice. */
async function costOf(text: string): Promise<number> {
  const inbound = { external_id: newId("req"), kind: "text" as const, text };
  const message = await receiveMessage(world.id, contact, inbound, new Date());
  const id = message?.conversation_id ?? "";
  const { result, ran } = await statementsOf(
    async () => (await hearReply(world.id, id)) ?? respondToCustomer(world.id, id, knowledge),
  );
  expect(result).toBe("sent");
  return ran.length;
}

describe("an answer of the bot runs few statements", () => {
  it("five where it only reads, and one or two more for what it looks up; a hold 10 and a confirmation 15, its transaction included", async () => {
    const talk: [text: string, most: number][] = [
      ["oi", 5],
      ["quero uma limpeza de pele amanhã", 7],
      ["1", 10],
      ["sim", 15],
      ["quais são meus horários?", 6],
      ["quanto custa a massagem?", 7],
      ["vocês têm estacionamento?", 7],
      ["cancela a limpeza", 6],
    ];
    const costs: [string, number][] = [];
    for (const [text] of talk) costs.push([text, await costOf(text)]);
    expect(costs.filter(([, cost], i) => cost > (talk[i]?.[1] ?? 0))).toEqual([]);
  });
});
