import { Temporal } from "temporal-polyfill";
import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { respondToCustomer } from "@/lib/domains/bot/respond";
import { type Contact, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import { someone } from "@/lib/testing/contact";
import { makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let contact: Contact;
const zone = "America/Sao_Paulo";

const made = async (path: string, body: object): Promise<string> =>
  (await world.call<{ id: string }>(path, { method: "POST", body })).body.id;

beforeEach(async () => {
  world = await makeProject();
  contact = someone("Ana");
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));
  const schedule_id = await made("/schedules", { name: "Aberto", timezone: zone, weekly });
  for (const [name, who] of [
    ["Corte", "Bia"],
    ["Manicure", "Lia"],
  ]) {
    const resource_id = await made("/resources", { name: who, kind: "person", schedule_id });
    const requirements = [{ resource_id, quantity: 1 }];
    await made("/services", {
      name,
      kind: "appointment",
      duration_minutes: 30,
      slot_interval_minutes: 30,
      requirements,
    });
  }
});

/** The contact says these one after the other; what the bot says to the last. */
async function tell(...texts: string[]): Promise<string> {
  const where = { project_id: world.id, direction: "out" };
  let before = 0;
  for (const text of texts) {
    before = await prisma().message.count({ where });
    const inbound = { external_id: newId("req"), kind: "text" as const, text };
    const message = await receiveMessage(world.id, contact, inbound, new Date());
    await respondToCustomer(world.id, message?.conversation_id ?? "", () => async () => null);
  }
  const said = await prisma().message.findMany({ where, orderBy: { n: "asc" } });
  return said
    .slice(before)
    .map(({ text }) => text ?? "")
    .join("\n");
}
const visits = async (): Promise<string[]> => {
  const all = await prisma().booking.findMany({
    where: { project_id: world.id },
    include: { service: true },
    orderBy: { id: "asc" },
  });
  return all.map(({ service, status }) => `${service.name} ${status}`);
};
/** A weekday two days from now, by its name. */
const dayIn = (locale: string): string =>
  Temporal.Now.plainDateISO(zone).add({ days: 2 }).toLocaleString(locale, { weekday: "long" });

const talks = {
  pt: {
    begin: ["quero marcar um horário", "as duas coisas, corte e manicure", `${dayIn("pt-BR")} às 10h`, "sim"],
    second: [`${dayIn("pt-BR")} às 11h`, "sim"],
    wavering: ["talvez eu tenha que cancelar, ainda não sei", "ok obrigada"],
    cancel: ["cancela as duas", "sim"],
    doubt: ["quero um corte semana que vem", "não sei ainda, talvez amanhã de manhã?", "deixa eu pensar"],
  },
  es: {
    begin: ["quiero turno", "las dos cosas, corte y manicura", `${dayIn("es")} a las 10`, "sí"],
    second: [`${dayIn("es")} a las 11`, "sí"],
    wavering: ["capaz que tengo que cancelar, todavía no sé", "dale gracias"],
    cancel: ["cancelá las dos", "sí"],
    doubt: ["quiero un corte la semana que viene", "no sé todavía, quizás mañana a la mañana?", "dejame pensarlo"],
  },
  en: {
    begin: ["I'd like to book", "both, a haircut and a manicure", `${dayIn("en")} at 10am`, "yes"],
    second: [`${dayIn("en")} at 11am`, "yes"],
    wavering: ["I might need to cancel, not sure yet", "ok thanks"],
    cancel: ["cancel both", "yes"],
    doubt: ["a haircut next week please", "not sure yet, maybe tomorrow morning?", "let me think about it"],
  },
};

describe("two visits of one talk", () => {
  it.each(Object.entries(talks))(
    "are booked, kept for who hesitates, and cancelled by one yes: %s",
    async (_, said) => {
      await tell(...said.begin);
      expect(await visits()).toEqual(["Corte confirmed"]);
      await tell(...said.second);
      const both = ["Corte confirmed", "Manicure confirmed"];
      expect(await visits()).toEqual(both);
      await tell(...said.wavering);
      expect(await visits()).toEqual(both);
      const [all = "", yes = ""] = said.cancel;
      const question = await tell(all);
      expect(question).toContain("1) Corte, ");
      expect(question).toContain("2) Manicure, ");
      expect(await visits()).toEqual(both);
      await tell(yes);
      expect(await visits()).toEqual(["Corte cancelled", "Manicure cancelled"]);
    },
  );

  it.each(Object.entries(talks))("nothing is held for who only thinks of a time: %s", async (_, { doubt }) => {
    await tell(...doubt);
    expect(await visits()).toEqual([]);
  });
});
