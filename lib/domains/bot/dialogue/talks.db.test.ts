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
const weekdays = {
  pt: ["segunda", "terça", "quarta", "quinta", "sexta", "sábado", "domingo"],
  es: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  en: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
};
/** A day so many from today: its date, and what it is called. */
function ahead(days: number) {
  const date = Temporal.Now.plainDateISO(zone).add({ days });
  const called = (language: keyof typeof weekdays): string => weekdays[language][date.dayOfWeek - 1] ?? "";
  const short = `${String(date.day).padStart(2, "0")}/${String(date.month).padStart(2, "0")}`;
  return { date: date.toString(), short, called, weekday: date.dayOfWeek };
}

const made = async (path: string, body: object): Promise<string> =>
  (await world.call<{ id: string }>(path, { method: "POST", body })).body.id;

beforeEach(async () => {
  world = await makeProject();
  contact = someone("Ana");
  // Closed on the weekday of four days from now.
  const open = [1, 2, 3, 4, 5, 6, 7].filter((weekday) => weekday !== ahead(4).weekday);
  const weekly = open.map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));
  const schedule_id = await made("/schedules", { name: "Aberto", timezone: zone, weekly });
  const place = { formatted: "Av. Central 12", lat: -23.5, lng: -46.6 };
  const resource_id = await made("/resources", { name: "Dra. Bia", kind: "person", schedule_id, location: place });
  const service = { kind: "appointment", slot_interval_minutes: 30, requirements: [{ resource_id, quantity: 1 }] };
  await made("/services", { ...service, name: "Limpeza de pele", duration_minutes: 60, price_cents: 8000 });
  await made("/services", { ...service, name: "Fisioterapia individual", duration_minutes: 50, price_cents: 15000 });
  await made("/services", { ...service, name: "Fisioterapia com eletroterapia", duration_minutes: 50 });
  await world.call("/closed-days", {
    method: "POST",
    body: { days: [{ date: ahead(2).date, name: "Dia do Padroeiro" }] },
  });
});

/** The contact says something; what the bot says to it. */
async function tell(text: string): Promise<string[]> {
  const inbound = { external_id: newId("req"), kind: "text" as const, text };
  const where = { project_id: world.id, direction: "out" };
  const before = await prisma().message.count({ where });
  const message = await receiveMessage(world.id, contact, inbound, new Date());
  await respondToCustomer(world.id, message?.conversation_id ?? "", () => async () => null);
  const said = await prisma().message.findMany({ where, orderBy: { n: "asc" } });
  return said.slice(before).map((each) => (each.text ?? "").replace(/\u00a0/g, " "));
}
const confirmed = () =>
  prisma().booking.findMany({ where: { project_id: world.id, status: "confirmed" }, orderBy: { id: "asc" } });

describe("the real calendar", () => {
  it("is what the bot says of a holiday, a weekly closed day and an open one", async () => {
    const [holiday, shut, open] = [ahead(2), ahead(4), ahead(3)];
    expect((await tell(`quero uma limpeza de pele ${holiday.called("pt")}`))[0]).toMatch(
      new RegExp(
        `^N[ao] ${holiday.called("pt")}, ${holiday.short}, estamos fechados: Dia do Padroeiro\\. ` +
          `N[ao] ${open.called("pt")}, ${open.short}, temos horários\\. O mais próximo`,
      ),
    );
    const again = await tell(`tem certeza que tá fechado ${holiday.called("pt")}?`);
    expect(again[0]).toMatch(new RegExp(`, ${holiday.short}, estamos fechados: Dia do Padroeiro\\.$`));
    expect(again[1]).toMatch(/^Tenho estes horários para Limpeza de pele:\n1\) /);
    expect(again).toHaveLength(2);
    expect((await tell(`¿seguro que el ${shut.called("es")} no abren?`))[0]).toBe(
      `El ${shut.called("es")} ${shut.short} está cerrado.`,
    );
    expect((await tell(`are you open on ${open.called("en")}?`))[0]).toMatch(
      new RegExp(`^On ${open.called("en")}, \\d+ \\w+, we are open from 09:00 to 18:00\\.$`),
    );
  });
});

describe("two questions of a visitor", () => {
  it.each([
    [
      "quanto custa a limpeza de pele e onde fica?",
      /^Limpeza de pele custa R\$ 80,00\.\nO endereço é Av\. Central 12\./,
    ],
    [
      "¿cuánto sale la limpieza de piel y cuánto dura?",
      /^Limpeza de pele sale \S+ 80,00\.\nLimpeza de pele dura 60 min/,
    ],
    [
      "how much is the facial cleansing and where are you?",
      /^Limpeza de pele costs R\$ ?80\.00\.\nThe address is Av\./,
    ],
  ])("%s", async (text, answer) => {
    const said = await tell(text);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(answer);
  });
});

describe("a visit that a visitor moves in the chat", () => {
  const talks = {
    pt: {
      book: "limpeza de pele amanhã às 10h",
      move: "quero mudar meu horário",
      day: (name: string) => `pode ser ${name}`,
      time: "15h",
      yes: "sim",
      hesitations: ["deixa eu ver com meu marido", "acho que sim", "tem certeza?"],
      question: /Mudar Limpeza de pele de .*10:00 para .*15:00/,
      done: /Limpeza de pele agora é .*15:00/,
    },
    es: {
      book: "quiero una limpieza de piel mañana a las 10",
      move: "quiero cambiar mi turno",
      day: (name: string) => `el ${name}`,
      time: "a las 15",
      yes: "sí",
      hesitations: ["dejame pensarlo", "creo que sí", "¿seguro?"],
      question: /Cambiar Limpeza de pele de .*10:00 a .*15:00/,
      done: /Limpeza de pele ahora es .*15:00/,
    },
    en: {
      book: "I'd like a facial cleansing tomorrow at 10am",
      move: "I want to change my appointment",
      day: (name: string) => `${name} would work`,
      time: "3pm",
      yes: "yes",
      hesitations: ["let me check with my wife", "I think so", "are you sure?"],
      question: /Reschedule Limpeza de pele from .*10:00 to .*15:00/,
      done: /Limpeza de pele is now .*15:00/,
    },
  };

  it.each(Object.entries(talks))("is moved in four messages: %s", async (language, said) => {
    await tell(said.book);
    await tell(said.yes);
    const [before] = await confirmed();
    expect(before).toBeDefined();
    const day = ahead(3);
    await tell(said.move);
    await tell(said.day(day.called(language as keyof typeof weekdays)));
    expect((await tell(said.time)).at(-1)).toMatch(said.question);
    expect((await confirmed()).map(({ id }) => id)).toEqual([before?.id]);
    expect((await tell(said.yes)).at(-1)).toMatch(said.done);
    const after = await confirmed();
    expect(after).toHaveLength(1);
    expect(after[0]?.start_at?.toISOString()).toBe(`${day.date}T18:00:00.000Z`);
  });

  it.each(Object.entries(talks))("stays where it is for who hesitates: %s", async (language, said) => {
    await tell(said.book);
    await tell(said.yes);
    const [before] = await confirmed();
    for (const hesitation of said.hesitations) {
      await tell(said.move);
      await tell(said.day(ahead(3).called(language as keyof typeof weekdays)));
      await tell(said.time);
      await tell(hesitation);
      const now = await confirmed();
      expect(now.map(({ id, start_at }) => [id, start_at])).toEqual([[before?.id, before?.start_at]]);
    }
  });
});
