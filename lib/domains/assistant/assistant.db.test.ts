import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { SetupConversation, SetupPlan } from "@/lib/domains/assistant/schema";
import type { Service } from "@/lib/domains/catalog/services/schema";
import type { StageConfig } from "@/lib/domains/stages/schema";
import { bookingRow } from "@/lib/testing/catalog";
import { setEnv } from "@/lib/testing/environment";
import { makeMember, makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

let server: Server;
let site: string;
beforeAll(async () => {
  server = createServer((_, reply) => {
    reply.writeHead(200, { "content-type": "text/html; charset=utf-8" });
    reply.end(
      "<title>Clínica Sorriso</title><h2>Preços</h2><ul><li>Limpeza 40 min R$ 150</li><li>Canal 1h30 R$ 900</li></ul><p>Segunda a sexta das 9h às 17h</p>",
    );
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => new Promise((done) => server.close(done)));

type World = Awaited<ReturnType<typeof makeProject>>;
let world: World;
let owner: Awaited<ReturnType<typeof makeMember>>;
beforeEach(async () => {
  world = await makeProject();
  owner = await makeMember(world.id);
});

const say = async (body: object) => {
  const reply = await owner.call<SetupConversation>("/assistant/messages", {
    method: "POST",
    body: { language: "pt-BR", ...body },
  });
  expect(reply.status).toBe(200);
  return reply.body;
};
const plan = async () => (await owner.call<SetupPlan>("/assistant/plan")).body;
const post = <T = SetupPlan>(path: string, body: object = {}) => owner.call<T>(path, { method: "POST", body });
const edit = (body: object) => owner.call<SetupPlan>("/assistant/plan", { method: "PATCH", body });

/** Everything that a plan can touch, as it is seen from outside. */
async function seen() {
  const list = async (path: string) => (await world.call<{ data: unknown[] }>(`${path}?limit=200`)).body.data;
  const { stages, initial, actions } = (await world.call<StageConfig>("/stage-config")).body;
  const lists = await Promise.all(["/services", "/resources", "/resource-groups", "/schedules"].map(list));
  return { lists, stages, initial, actions, page: (await owner.call("/booking-page")).body };
}

const story =
  "Salão com Ana e Bia. Fazemos corte 30 min R$ 50, barba 20 min R$ 30. Segunda a sexta das 8 às 18, sábado até 12.";

describe("the setup assistant", () => {
  it("changes hours that are said to be wrong, on the days it knows, and says when it leaves them", async () => {
    await say({
      text: "Salão com Ana e Bia. Corte 30 min R$ 50. Terça a sábado das 9 às 19, fecha para almoço das 12 às 13.",
    });
    const hours = async () => (await plan()).schedules[0]?.weekly.map(({ weekday, from, to }) => [weekday, from, to]);
    const [morning, afternoon] = (await hours()) ?? [];
    expect([morning, afternoon]).toEqual([
      [2, "09:00", "12:00"],
      [2, "13:00", "19:00"],
    ]);
    const kept = await hours();
    const left = await say({ text: "Não temos fila, das 8 às 12 é mais tranquilo" });
    expect(left.data.at(-1)?.text).toContain("O horário fica como está.");
    expect(await hours()).toEqual(kept);
    await say({ text: "O horário está errado: abrimos das 8 às 12 e das 14 às 20" });
    expect((await hours())?.slice(0, 2)).toEqual([
      [2, "08:00", "12:00"],
      [2, "14:00", "20:00"],
    ]);
    expect(new Set((await hours())?.map(([weekday]) => weekday))).toEqual(new Set([2, 3, 4, 5, 6]));
  });

  it("takes every service of a list, invents none and tells what it did not understand", async () => {
    const story =
      "Garage with 2 mechanics, Otto and Bia, and 2 lifts. Oil change 45 min R$ 180, brake service 2 hours R$ 450, oil change 30 min R$ 90. Open Monday to Friday from 8 to 18.";
    const { data } = await say({ text: story });
    expect((await plan()).services).toMatchObject([
      { name: "Oil change", duration_minutes: 45, price_cents: 18000, kind: "appointment" },
      { name: "Brake service", duration_minutes: 120, price_cents: 45000, kind: "appointment" },
    ]);
    expect((await plan()).resources.map(({ name }) => name)).toEqual(["Otto", "Bia", "Lift 1", "Lift 2"]);
    expect(data.at(-1)?.text).toContain("“oil change 30 min R$ 90”");
  });

  it("goes from a few sentences to a workspace that can be booked", async () => {
    expect((await plan()).needed).toBe(true);
    const first = await say({ text: story });
    expect(first.data.map(({ author }) => author)).toEqual(["assistant", "member", "assistant"]);
    expect(first.data[2]?.text).toContain("Serviços: Corte e Barba.");
    expect(first.asking.topic).toBe("queue");
    await say({ choice: "no" });
    await say({ text: "30%" });
    expect((await say({ choice: "yes" })).asking.topic).toBe("done");
    const draft = await plan();
    expect(draft.services).toMatchObject([
      { name: "Corte", duration_minutes: 30, price_cents: 5000, deposit_cents: 1500 },
      { name: "Barba", duration_minutes: 20, price_cents: 3000, deposit_cents: 900 },
    ]);
    expect(draft.problems).toEqual([]);
    const applied = await post("/assistant/plan/apply", { expected_version: draft.version });
    expect(applied.body.applied?.existing).toEqual([]);
    expect(applied.body.needed).toBe(false);
    const [service] = (await world.call<{ data: Service[] }>("/services")).body.data;
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const slots = await world.call<{ data: unknown[] }>(`/slots?service_id=${service?.id}&from=${at(1)}&to=${at(8)}`);
    expect(slots.body.data.length).toBeGreaterThan(20);
    const entries = await prisma().auditEntry.findMany({
      where: { project_id: world.id, action: "setup_plan.applied" },
    });
    expect(entries).toHaveLength(1);
  });

  it("asks again for what it did not understand, and lets a question be skipped", async () => {
    const lost = await say({ text: "hmm" });
    expect(lost.asking.topic).toBe("business");
    expect(lost.data.at(-1)?.text).toMatch(/^Não entendi/);
    await say({ choice: "garage" });
    expect((await say({ choice: "skip" })).asking.topic).toBe("people");
    expect((await post("/assistant/messages", { choice: "skip", text: "x" })).status).toBe(422);
    expect((await post("/assistant/messages", { choice: "nonsense" })).status).toBe(422);
    const english = await owner.call<SetupConversation>("/assistant/messages?language=en");
    expect(english.body.asking.text).toMatch(/^Who provides them/);
  });

  it("reads services and hours off a website, and says when it cannot", async () => {
    const read = await say({ text: `nosso site: ${site}` });
    expect(read.data.at(-1)?.text).toContain("Li 127.0.0.1");
    const { business, services, schedules } = await plan();
    expect(business).toBe("clinic");
    expect(services.slice(0, 2)).toMatchObject([
      { name: "Limpeza", duration_minutes: 40, price_cents: 15000 },
      { name: "Canal", duration_minutes: 90, price_cents: 90000 },
    ]);
    expect(schedules[0]?.weekly[0]).toEqual({ weekday: 1, from: "09:00", to: "17:00" });
    const refused = await say({ text: "http://10.0.0.1/" });
    expect(refused.data.at(-1)?.text).toContain("Não consegui abrir 10.0.0.1");
  });

  it("keeps what is written by hand, and refuses a version that is gone", async () => {
    await say({ choice: "salon" });
    const { version, services } = await plan();
    const mine = [{ ...services[0], name: "Corte da casa" }];
    const edited = await edit({ expected_version: version, services: mine });
    expect(edited.body.services).toMatchObject([{ name: "Corte da casa" }]);
    expect((await edit({ expected_version: version, services: [] })).status).toBe(409);
    await say({ choice: "skip" });
    await say({ text: "Ana e Bia" });
    expect((await plan()).services).toMatchObject([{ name: "Corte da casa", needs: ["people"] }]);
    const broken = await edit({ services: [{ ...mine[0], name: "" }] });
    expect(broken.body.problems).toMatchObject([{ pointer: "#/services/0/name", code: "name_missing" }]);
    expect((await post("/assistant/plan/apply")).status).toBe(422);
  });

  it("does not make twice what is there by name, nor anything when it is applied again", async () => {
    await world.call("/services", { method: "POST", body: { name: "CORTE", duration_minutes: 45 } });
    await say({ text: story });
    const once = (await post("/assistant/plan/apply")).body.applied;
    expect(once?.existing).toMatchObject([{ type: "service", name: "CORTE" }]);
    const [a, b] = await Promise.all([post("/assistant/plan/apply"), post("/assistant/plan/apply")]);
    expect([a.body.applied, b.body.applied]).toEqual([once, once]);
    expect((await edit({ booking_page: false })).status).toBe(409);
    const { body } = await world.call<{ data: Service[] }>("/services");
    expect(body.data.map(({ name }) => name)).toEqual(["CORTE", "Barba"]);
  });

  it("is undone to exactly what was there before, whatever the plan", async () => {
    await world.call("/resources", { method: "POST", body: { name: "Ana", kind: "person" } });
    const choice = fc.record({
      business: fc.constantFrom("clinic", "salon", "garage", "delivery", "studio", "other"),
      queue: fc.constantFrom("yes", "no", "skip"),
      page: fc.constantFrom("yes", "no"),
      people: fc.constantFrom("Ana e Bia", "só eu", "2 salas", "Carla e 1 moto"),
    });
    await fc.assert(
      fc.asyncProperty(choice, async ({ business, queue, page, people }) => {
        const before = await seen();
        await say({ choice: business });
        await say({ choice: "skip" });
        await say({ text: people });
        for (const next of ["skip", queue, "none", page]) await say({ choice: next });
        const applied = await post("/assistant/plan/apply");
        expect(applied.status).toBe(200);
        expect(await seen()).not.toEqual(before);
        const undone = await post("/assistant/plan/undo");
        expect(undone.status).toBe(200);
        expect(await seen()).toEqual(before);
        await say({ choice: "restart" });
      }),
      { numRuns: 6 },
    );
  });

  it("does not begin anew while there is something to undo", async () => {
    await say({ text: story });
    for (const choice of ["no", "none", "yes"]) await say({ choice });
    await post("/assistant/plan/apply");
    const refused = await say({ choice: "restart" });
    expect(refused.data.at(-1)?.text).toMatch(/^O plano já foi aplicado/);
    expect(refused.asking.choices).toEqual([]);
    expect((await post("/assistant/plan/undo")).status).toBe(200);
    expect((await say({ choice: "restart" })).asking.topic).toBe("business");
  });

  it("sees that the stages are already as the plan has them", async () => {
    await say({ choice: "garage" });
    const { stages } = await plan();
    expect((await owner.call("/stage-config", { method: "PUT", body: stages ?? {} })).status).toBe(200);
    const { applied } = (await post("/assistant/plan/apply")).body;
    expect(applied?.existing).toMatchObject([{ type: "stage_config" }]);
    expect(applied?.made.map(({ type }) => type)).not.toContain("stage_config");
  });

  it("is not undone once something was booked or changed, and says what", async () => {
    expect((await post("/assistant/plan/undo")).status).toBe(409);
    await say({ text: story });
    await post("/assistant/plan/apply");
    type Refusal = { code: string; detail: string; held_by: { name: string; reason: string }[] };
    const [corte, barba] = (await world.call<{ data: Service[] }>("/services")).body.data;
    await world.call(`/services/${barba?.id}`, { method: "PATCH", body: { price_cents: 1 } });
    await bookingRow(world, { service_id: corte?.id ?? "", status: "cancelled" });
    await bookingRow(world, { service_id: barba?.id ?? "", status: "expired" });
    const people = (await world.call<{ data: { id: string; name: string }[] }>("/resources")).body.data;
    const bia = people.find(({ name }) => name === "Bia")?.id ?? "";
    await bookingRow(world, { service_id: corte?.id ?? "", status: "completed", assignee_resource_id: bia });
    const refused = await post<Refusal>("/assistant/plan/undo");
    expect(refused.status).toBe(409);
    expect(refused.body.held_by.map(({ name, reason }) => [name, reason])).toEqual(
      expect.arrayContaining([
        ["Corte", "booked"],
        ["Barba", "changed"],
        ["Bia", "booked"],
      ]),
    );
    expect(refused.body.detail).toContain('"Barba" has been changed');
    expect((await world.call<{ data: Service[] }>("/services")).body.data).toHaveLength(2);
    const fresh = await say({ choice: "restart" });
    expect([fresh.asking.topic, fresh.data]).toEqual(["business", []]);
    expect(await plan()).toMatchObject({ applied: null, services: [], needed: false });
    expect((await world.call<{ data: Service[] }>("/services")).body.data).toHaveLength(2);
  });
});
