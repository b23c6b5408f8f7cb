import { describe, expect, it } from "vitest";
import { prisma, sqlOf } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { knowledge } from "@/lib/domains/bot/knowledge";
import { realTools } from "@/lib/domains/bot/real-tools";
import { readStanding } from "@/lib/domains/bot/store";
import { catalogOf, daily } from "@/lib/testing/catalog";
import { openShop } from "@/lib/testing/webchat";
import { makeProject, someAddress } from "@/lib/testing/world";

describe("a hold of the bot", () => {
  it("counts for the address that the chat came from, as the visitor's own do", async () => {
    const site = await openShop();
    const catalog = catalogOf(site.world);
    const room = await catalog.resource({ name: "Hall", kind: "room", capacity: 20 });
    const { id: service } = await catalog.service({ name: "Class", requirements: [{ resource_id: room.id }] });
    const start = new Date(new Date(Date.now() + 3 * 86_400_000).setUTCHours(15, 0, 0, 0)).toISOString();
    const hold = async (at: string) => {
      const { conversation_id } = await site.visitor({}, at);
      const { customer_id } = await prisma().conversation.findFirstOrThrow({ where: { id: conversation_id } });
      const served = { conversation: conversation_id, channel: "webchat", customer: customer_id, turn: 1 } as const;
      const tools = realTools(
        site.world.actor,
        served,
        async () => null,
        () => {},
      );
      return tools.hold({ service, offer: { start, resource_ids: [] }, party: 1 });
    };
    const here = someAddress();
    // Each visitor is another one: only the wider bound of their address holds for all.
    for (let i = 0; i < 12; i++) expect(await hold(here)).toMatchObject({ id: expect.stringMatching(/^bkg_/) });
    expect(await hold(here)).toEqual({ lost: true, alternatives: [], crowded: true });
    expect(await hold(someAddress()), "another address has its own").toMatchObject({ id: expect.any(String) });
  });
});

describe("a phone that a visitor writes", () => {
  it.each([
    ["0981 123456", "es-PY", "America/Sao_Paulo", "+595981123456"],
    ["11 2345-6789", "es-AR", "America/Asuncion", "+541123456789"],
    ["11 98765-4321", "pt-BR", "America/Sao_Paulo", "+5511987654321"],
  ])("%s in a browser in %s is read in %s", async (typed, locale, timezone, phone) => {
    const site = await openShop();
    const { conversation_id } = await site.visitor({ locale });
    const now = new Date();
    const standing = await readStanding(sqlOf({}), site.world.actor.project.id, conversation_id, now);
    const country = standing?.country ?? null;
    const tools = realTools(
      { ...site.world.actor, project: { ...site.world.actor.project, timezone } },
      { conversation: conversation_id, channel: "webchat", customer: "", turn: 1, country },
      async () => null,
      () => {},
    );
    expect(await tools.readPhone(typed)).toBe(phone);
    expect(standing?.visitor).toBe(locale.slice(0, 2));
  });
});

describe("the times that a visit can move to", () => {
  it("are those that its own time is not in the way of, with the person it is with", async () => {
    const world = await makeProject({ timezone: "America/Sao_Paulo" });
    const catalog = catalogOf(world);
    const { id: schedule_id } = await catalog.schedule({
      timezone: "America/Sao_Paulo",
      weekly: daily("09:00", "12:00"),
    });
    const ana = await catalog.resource({ name: "Ana", schedule_id });
    const bia = await catalog.resource({ name: "Bia", schedule_id });
    const group = await catalog.group({ resource_ids: [ana.id, bia.id] });
    const { id: service } = await catalog.service({
      name: "Corte",
      duration_minutes: 60,
      slot_interval_minutes: 30,
      requirements: [{ group_id: group.id, quantity: 1 }],
    });
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const { body: visit } = await world.call<Booking>("/bookings", {
      method: "POST",
      body: {
        service_id: service,
        start: `${day}T13:00:00Z`,
        resource_ids: [bia.id],
        customer: { name: "Caio", phone: "+5511987654321" },
      },
      headers: { "idempotency-key": "visit-to-move-1" },
    });
    const served = { conversation: "", channel: "whatsapp", customer: visit.customer?.id ?? "", turn: 1 } as const;
    const tools = realTools(
      world.actor,
      served,
      async () => null,
      () => {},
    );
    const ask = { service, from: day, to: day, party: 1, person: bia.id, around: null };
    const startsOf = async (moving: string | null) =>
      (await tools.times({ ...ask, moving })).offers.map(({ start }) => new Date(start).toISOString().slice(11, 16));
    expect(await startsOf(null)).toEqual(["12:00", "14:00"]);
    expect(await startsOf(visit.id)).toEqual(["12:00", "12:30", "13:00", "13:30", "14:00"]);
    expect(await startsOf("bkg_of_somebody_else")).toEqual(["12:00", "14:00"]);
  });
});

describe("what a business wrote", () => {
  it("is found in the language of who asks, where it is written in it", async () => {
    const world = await makeProject();
    const write = (question: string, answer: string) =>
      world.call("/knowledge", { method: "POST", body: { kind: "faq", question, answer } });
    await write("Vocês cobram se eu cancelar?", "O cancelamento é grátis até 24 horas antes do horário marcado.");
    await write("Do you charge for cancelling?", "Cancelling is free up to 24 hours before your appointment.");
    await write("Onde posso estacionar o carro?", "Há um estacionamento grátis ao lado da clínica.");
    const ask = async (question: string, language: "pt" | "en") =>
      (await knowledge(world.id)(question, language))?.text ?? "";
    expect(await ask("cancelar charge", "en")).toContain("Cancelling is free");
    expect(await ask("cancelar charge", "pt")).toContain("cancelamento é grátis");
    expect(await ask("estacionar", "en"), "what is in one language alone").toContain("estacionamento grátis");
  });

  it("about cancelling is its policy", async () => {
    const world = await makeProject();
    const served = { conversation: "", channel: "whatsapp", customer: "", turn: 1 } as const;
    const tools = realTools(
      world.actor,
      served,
      async () => null,
      () => {},
    );
    expect(await tools.policy()).toBeNull();
    await prisma().bookingPage.create({ data: { project_id: world.id, policy: "Até 24 h antes.", service_ids: [] } });
    expect(await tools.policy()).toBe("Até 24 h antes.");
  });
});
