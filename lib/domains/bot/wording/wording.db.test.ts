import { beforeEach, describe, expect, it } from "vitest";
import { newId } from "@/lib/core/ids";
import { respondToCustomer } from "@/lib/domains/bot/respond";
import type { Bot } from "@/lib/domains/bot/schema";
import type { PreviewedWording } from "@/lib/domains/bot/wording/schema";
import { type Contact, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import { catalogOf, daily } from "@/lib/testing/catalog";
import { someone } from "@/lib/testing/contact";
import { makeMember, makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let contact: Contact;

beforeEach(async () => {
  world = await makeProject();
  contact = someone("Ana");
  const catalog = catalogOf(world);
  const hours = { timezone: "America/Sao_Paulo", weekly: daily("09:00", "18:00") };
  const { id: schedule_id } = await catalog.schedule(hours);
  const { id: resource_id } = await catalog.resource({ name: "Dra. Bia", kind: "person", schedule_id });
  await catalog.service({
    name: "Limpeza de pele",
    kind: "appointment",
    duration_minutes: 60,
    slot_interval_minutes: 30,
    price_cents: 8000,
    requirements: [{ resource_id, quantity: 1 }],
  });
});

/** Says it, and gives the bot's last words. */
async function tell(text: string): Promise<string> {
  const message = await receiveMessage(
    world.id,
    contact,
    { external_id: newId("req"), kind: "text", text },
    new Date(),
  );
  const conversation = message?.conversation_id ?? "";
  await respondToCustomer(world.id, conversation, () => async () => null);
  const { body } = await world.call<{ data: Message[] }>(`/conversations/${conversation}/messages?limit=1`);
  return body.data[0]?.text ?? "";
}

async function put(change: object) {
  const { version: _v, updated_at: _u, ...settings } = (await world.call<Bot>("/bot")).body;
  return world.call<Bot & { errors: { pointer: string; code: string }[] }>("/bot", {
    method: "PUT",
    body: { ...settings, ...change },
  });
}

const wording = {
  "pt-BR": {
    offer_times: "Olha o que a casa tem de {service}:",
    confirm_opening: "Separei com carinho:",
    booked: "Prontinho! {service} é {start}. Beijo da casa!",
    cancelled: "Desmarquei, meu bem.",
    ask_time: "",
  },
};

describe("a conversation in the house's own words", () => {
  it("offers, asks, books and cancels in them, and names service, time, person and price before a yes", async () => {
    expect((await put({ tone: "formal", wording })).body.wording).toEqual({
      "pt-BR": { ...wording["pt-BR"], ask_time: undefined },
    });
    expect(await tell("quero uma limpeza de pele amanhã")).toMatch(/^Olha o que a casa tem de Limpeza de pele:\n1\) /);
    const asked = await tell("às 15h");
    expect(asked).toMatch(
      /^Separei com carinho: Limpeza de pele, .*15:00, com Dra\. Bia, R\$\s80,00\. O\(a\) senhor\(a\) confirma\?$/,
    );
    expect(await tell("sim")).toMatch(
      /^Prontinho! Limpeza de pele é .*15:00\. Beijo da casa!\nCom Dra\. Bia, R\$\s80,00\nPara consultar, alterar ou cancelar: http\S+$/,
    );
    // Without an own sentence, the tone decides.
    expect(await tell("quero cancelar")).toMatch(/^Cancelar Limpeza de pele de .* confirma o cancelamento\?$/);
    expect(await tell("sim")).toBe("Desmarquei, meu bem.");
  });

  it("sounds otherwise in each tone, by the same message", async () => {
    const said: string[] = [];
    for (const [i, tone] of ["warm", "formal", "brief"].entries()) {
      expect((await put({ tone })).status).toBe(200);
      contact = someone("Bia");
      said.push(await tell("oi"), await tell(`limpeza de pele amanhã às ${10 + 2 * i}h`));
    }
    expect(said.filter((text) => /Limpeza de pele, .*1[024]:00/.test(text))).toHaveLength(3);
    expect(new Set(said.map((text) => text.replace(/1[024]:00/, "…"))).size).toBe(6);
  });

  it("stays as it is for a client that does not know of it, and is refused at its place", async () => {
    await put({ tone: "brief", wording });
    const kept = await put({ tone: undefined, wording: undefined, name: "Clara" });
    expect(kept.body).toMatchObject({
      tone: "brief",
      name: "Clara",
      wording: { "pt-BR": { cancelled: "Desmarquei, meu bem." } },
    });
    const refused = await put({ wording: { es: { booked: "¡Listo!" }, en: { ask_name: "{nme}" } } });
    expect([refused.status, refused.body.errors.map(({ pointer, code }) => [pointer, code])]).toEqual([
      422,
      [
        ["#/wording/es/booked", "missing_variable"],
        ["#/wording/en/ask_name", "unknown_variable"],
      ],
    ]);
    expect((await put({ wording: {} })).body.wording).toEqual({});
  });

  it("is previewed before it is saved, with what would be refused", async () => {
    const owner = await makeMember(world.id, "owner");
    const body = { language: "pt-BR", tone: "formal", texts: { confirm_opening: "É seu:", booked: "Pronto!" } };
    const { data } = (await owner.call<PreviewedWording>("/bot/wording-preview", { method: "POST", body })).body;
    const row = (name: string) => data.find(({ sentence }) => sentence === name);
    expect(row("confirm_opening")?.message).toMatch(
      /^É seu: Limpeza de pele, .*, com Dra\. Bia, R\$\s80,00\. O\(a\) senhor/,
    );
    // Its times are within the hours of the house, at whatever hour somebody looks.
    const hours = [...(row("offer_times")?.message ?? "").matchAll(/^\d\) .*, (\d\d):\d\d com Dra\. Bia$/gm)].map(
      ([, hour]) => Number(hour),
    );
    expect(hours).toHaveLength(2);
    expect(hours.filter((hour) => hour < 9 || hour >= 18)).toEqual([]);
    const said = { ...body, texts: {} };
    const plain = (await owner.call<PreviewedWording>("/bot/wording-preview", { method: "POST", body: said })).body;
    expect(plain.data.find(({ sentence }) => sentence === "booked")?.message).toMatch(
      /^Agendamento confirmado: .*\nCom Dra\. Bia, R\$\s80,00\nPara consultar, alterar ou cancelar: http/,
    );
    expect(row("booked")).toMatchObject({
      message: null,
      faults: [{ code: "missing_variable" }],
      required: ["service", "start"],
    });
    expect(row("ask_service")?.message).toBe("Qual serviço o(a) senhor(a) deseja?\n1) Limpeza de pele");
    expect(row("moved")?.usual).toContain("{service}");
    expect((await put({})).body.wording, "nothing is saved").toEqual({});
  });
});
