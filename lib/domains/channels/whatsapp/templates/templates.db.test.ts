import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "@/lib/core/clock";
import { prisma, sqlOf } from "@/lib/core/db";
import { deliverMessages } from "@/lib/domains/channels/delivery/deliver";
import { askForRenewal, renewTemplates } from "@/lib/domains/channels/whatsapp/templates/renew";
import type { StarterResult, TemplateList, WhatsAppTemplate } from "@/lib/domains/channels/whatsapp/templates/schema";
import { approvedTemplate, listApproved } from "@/lib/domains/channels/whatsapp/templates/store";
import { makeConnected } from "@/lib/testing/channels";
import { graphFake, telegramFake, waMessage, waNumber } from "@/lib/testing/companies/messengers";
import { graphTemplate, templateDelivery } from "@/lib/testing/companies/whatsapp-templates";
import { setEnv } from "@/lib/testing/environment";
import { makeMember, makeProject } from "@/lib/testing/world";

const graph = await graphFake();
const telegram = await telegramFake();
setEnv("WHATSAPP_API_URL", graph.url);
setEnv("TELEGRAM_API_URL", telegram.url);
afterAll(() => Promise.all([graph.stop(), telegram.stop()]));
afterEach(() => {
  graph.templates.kept.length = 0;
  graph.templates.state.pageSize = 100;
  graph.templates.state.down = null;
});

const path = "/channels/whatsapp/templates";
let world: Awaited<ReturnType<typeof makeConnected>>;
beforeAll(async () => {
  world = await makeConnected();
});
const list = async (query = "") => (await world.admin.call<TemplateList>(`${path}${query}`)).body;
const refresh = () => world.admin.call<TemplateList>(`${path}/refresh`, { method: "POST" });
const named = ({ data }: TemplateList) => data.map(({ name, language, status }) => `${name} ${language} ${status}`);
const create = (body: object) => world.admin.call<WhatsAppTemplate>(path, { method: "POST", body });
const announce = (name: string, value: Parameters<typeof templateDelivery>[2], time?: number) =>
  world.deliver(templateDelivery(waNumber.business_account_id, name, value, time));
const eventsOf = (type: string) => prisma().event.count({ where: { project_id: world.id, type } });

describe("the list of templates", () => {
  it("is read page by page, and filtered by status and language", async () => {
    graph.templates.state.pageSize = 2;
    graph.templates.kept.push(
      graphTemplate("reminder", "Olá {{1}}, até logo."),
      graphTemplate("reminder", "Hi {{1}}, see you.", { language: "en" }),
      graphTemplate("offer", "Hoje.", { status: "REJECTED", rejected_reason: "PROMOTIONAL" }),
      graphTemplate("thanks", "Obrigado.", { status: "PAUSED", quality_score: { score: "RED" } }),
      graphTemplate("gone", "Nada.", { status: "PENDING_DELETION" }),
    );
    expect((await refresh()).status).toBe(200);
    expect(named(await list())).toEqual([
      "offer pt_BR REJECTED",
      "reminder en APPROVED",
      "reminder pt_BR APPROVED",
      "thanks pt_BR PAUSED",
    ]);
    expect(named(await list("?status=REJECTED,PAUSED"))).toEqual(["offer pt_BR REJECTED", "thanks pt_BR PAUSED"]);
    expect(named(await list("?language=en"))).toEqual(["reminder en APPROVED"]);
    const first = await list("?limit=3");
    expect(named(await list(`?limit=3&cursor=${first.next_cursor}`))).toEqual(["thanks pt_BR PAUSED"]);
    expect((await list("?status=REJECTED")).data[0]).toMatchObject({ rejected_reason: "PROMOTIONAL" });
    expect((await list("?status=PAUSED")).data[0]).toMatchObject({ quality: "RED" });
    graph.templates.kept.shift();
    await refresh();
    expect(named(await list("?language=pt_BR"))).toEqual(["offer pt_BR REJECTED", "thanks pt_BR PAUSED"]);
  });

  it("stays while WhatsApp is down, and says since when it is old", async () => {
    graph.templates.kept.push(graphTemplate("reminder", "Olá {{1}}, até logo."));
    await refresh();
    const { read_at, trouble } = await list();
    expect([read_at === null, trouble]).toEqual([false, null]);
    graph.templates.state.down = { status: 503 };
    expect(await refresh()).toMatchObject({ status: 503, body: { code: "service_unavailable" } });
    const old = await list();
    expect(named(old)).toEqual(["reminder pt_BR APPROVED"]);
    expect(old).toMatchObject({ read_at, trouble: { since: expect.any(String) } });
    graph.templates.state.down = { status: 400, body: { error: { code: 200, message: "Permissions error" } } };
    expect(await refresh()).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
    expect((await list()).trouble).toEqual({
      since: old.trouble?.since,
      message: expect.stringContaining("Permissions error"),
    });
    graph.templates.state.down = null;
    expect((await refresh()).body.trouble).toBeNull();
  });

  it("is asked for again every day, and read by itself", async () => {
    const before = await eventsOf("whatsapp_template.renewal_due");
    await refresh();
    await askForRenewal(clock.now());
    expect(await eventsOf("whatsapp_template.renewal_due")).toBe(before);
    await askForRenewal(new Date(clock.now().getTime() + 24 * 60 * 60_000));
    expect(await eventsOf("whatsapp_template.renewal_due")).toBe(before + 1);
    graph.templates.kept.push(graphTemplate("daily", "Bom dia."));
    expect(await renewTemplates(world.id)).toBe(1);
    expect(named(await list())).toEqual(["daily pt_BR APPROVED"]);
  });

  it("is of one workspace alone, read by everybody in it and changed by admins", async () => {
    graph.templates.kept.push(graphTemplate("ours", "Olá."));
    await refresh();
    const other = await makeProject();
    const stranger = await makeMember(other.id, "admin");
    expect((await stranger.call<TemplateList>(path)).body).toMatchObject({ data: [], connected: false });
    expect((await stranger.call(`${path}/ours`, { method: "DELETE" })).status).toBe(404);
    expect((await stranger.call(`${path}/refresh`, { method: "POST" })).status).toBe(409);
    expect(await renewTemplates(other.id)).toBeNull();
    expect(await approvedTemplate(sqlOf({}), other.id, "ours", "pt_BR")).toBeNull();
    expect((await listApproved(sqlOf({}), world.id)).map(({ name }) => name)).toEqual(["ours"]);
    const agent = await makeMember(world.id, "agent");
    expect((await agent.call<TemplateList>(path)).body.data).toHaveLength(1);
    expect((await agent.call(`${path}/refresh`, { method: "POST" })).status).toBe(403);
    expect((await agent.call(`${path}/ours`, { method: "DELETE" })).status).toBe(403);
  });

  it("goes with the connection", async () => {
    const passing = await makeConnected();
    graph.templates.kept.push(graphTemplate("ours", "Olá."));
    await renewTemplates(passing.id);
    expect((await passing.admin.call<TemplateList>(path)).body.data).toHaveLength(1);
    await passing.admin.call("/channels/whatsapp", { method: "DELETE" });
    expect((await passing.admin.call<TemplateList>(path)).body).toMatchObject({ data: [], connected: false });
  });
});

const body = {
  name: "visit",
  language: "pt_BR",
  body: "Olá {{1}}, sua visita é {{2}}. Até logo!",
  examples: ["Ana", "14:30"],
};

describe("a new template", () => {
  it("is sent for approval with its examples, waits, and is approved by WhatsApp's word", async () => {
    const made = await create(body);
    expect(made).toMatchObject({ status: 201, body: { status: "PENDING", variables: ["1", "2"], sendable: true } });
    expect(graph.asked.findLast(({ method }) => method === "POST")?.json).toEqual({
      name: "visit",
      language: "pt_BR",
      category: "UTILITY",
      components: [{ type: "BODY", text: body.body, example: { body_text: [["Ana", "14:30"]] } }],
    });
    expect(await approvedTemplate(sqlOf({}), world.id, "visit", "pt_BR")).toBeNull();
    expect((await announce("visit", { event: "APPROVED", reason: "NONE" })).status).toBe(200);
    expect(await approvedTemplate(sqlOf({}), world.id, "visit", "pt_BR")).toMatchObject({ status: "APPROVED" });
    expect(await create(body)).toMatchObject({ status: 409, body: { code: "template_exists" } });
    expect((await world.admin.call(`${path}/visit`, { method: "DELETE" })).status).toBe(204);
    expect([
      graph.templates.kept,
      named(await list("?language=pt_BR")).filter((each) => each.startsWith("visit")),
    ]).toEqual([[], []]);
    expect((await world.admin.call(`${path}/visit`, { method: "DELETE" })).status).toBe(404);
  });

  it("is refused at its field, by us or by WhatsApp, and keeps nothing", async () => {
    const faults = async (change: object) =>
      (
        (await create({ ...body, name: "wrong", ...change })).body as unknown as {
          errors?: { pointer: string; code: string }[];
        }
      ).errors;
    expect(await faults({ name: "No Good" })).toMatchObject([{ pointer: "#/name" }]);
    expect(await faults({ language: "Portuguese" })).toMatchObject([{ pointer: "#/language" }]);
    expect(await faults({ category: "MARKETING" })).toMatchObject([{ pointer: "#/category" }]);
    expect(await faults({ examples: ["Ana"] })).toMatchObject([{ pointer: "#/examples", code: "example_count" }]);
    expect(await faults({ examples: ["Ana", " "] })).toMatchObject([{ pointer: "#/examples/1" }]);
    expect(await faults({ body: "{{1}} and {{2}}" })).toMatchObject([{ pointer: "#/body", code: "variable_at_edge" }]);
    const forbidden = { body: "A forbidden {{1}}, {{2}} word." };
    expect(await faults(forbidden)).toMatchObject([
      {
        pointer: "#/body",
        code: "refused_by_whatsapp",
        detail: expect.stringContaining("These words are not allowed."),
      },
    ]);
    expect(named(await list()).filter((each) => each.startsWith("wrong"))).toEqual([]);
  });

  it("of which WhatsApp has one that we did not know is refused too, whoever asks at the same time", async () => {
    graph.templates.kept.push(graphTemplate("theirs", "Olá."));
    expect(await create({ name: "theirs", language: "pt_BR", body: "Olá." })).toMatchObject({ status: 409 });
    const one = { name: "race", language: "pt_BR", body: "Olá." };
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(one)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it("can be one of ours: those that are missing are asked for, once", async () => {
    graph.templates.kept.push(graphTemplate("turnero_moved", "Mudou.", { language: "es" }));
    const ask = () => world.admin.call<StarterResult>(`${path}/starter`, { method: "POST" });
    const first = await ask();
    expect(first.body).toMatchObject({ existing: 1, refused: [] });
    expect(first.body.created).toHaveLength(11);
    expect((await ask()).body).toMatchObject({ created: [], existing: 12 });
    expect(graph.templates.kept).toHaveLength(12);
  });
});

describe("what WhatsApp announces", () => {
  beforeAll(async () => {
    graph.templates.kept.push(graphTemplate("told", "Olá {{1}}, até logo."));
    await refresh();
  });
  const told = async () => (await list()).data.find(({ name }) => name === "told");

  it("counts in the order of its own clock, however late it comes", async () => {
    await announce("told", { event: "PAUSED", reason: "Low quality" }, 2_000_000_100);
    expect(await told()).toMatchObject({ status: "PAUSED", rejected_reason: "Low quality" });
    await announce("told", { event: "APPROVED" }, 2_000_000_000);
    expect(await told()).toMatchObject({ status: "PAUSED" });
    await announce("told", { event: "REINSTATED" }, 2_000_000_200);
    expect(await told()).toMatchObject({ status: "APPROVED", rejected_reason: null });
    await announce("told", { event: "FLAGGED" }, 2_000_000_300);
    expect(await told()).toMatchObject({ status: "APPROVED" });
    await announce("told", { new_quality_score: "YELLOW" }, 2_000_000_400);
    expect(await told()).toMatchObject({ status: "APPROVED", quality: "YELLOW" });
  });

  it("of another account changes nothing, and of an unknown template has the list read again", async () => {
    await world.deliver(templateDelivery("999", "told", { event: "REJECTED" }, 2_000_000_500));
    expect(await told()).toMatchObject({ status: "APPROVED" });
    const before = await eventsOf("whatsapp_template.renewal_due");
    await announce("unheard", { event: "APPROVED" });
    expect(await eventsOf("whatsapp_template.renewal_due")).toBe(before + 1);
    await announce("told", { event: "PENDING_DELETION" });
    expect(await told()).toBeUndefined();
  });
});

describe("a template that is used", () => {
  it("takes as many values as it has variables, where it is known; any other is WhatsApp's to judge", async () => {
    graph.templates.kept.push(
      graphTemplate("known", "Olá {{1}}, {{2}} até logo."),
      graphTemplate("by_name", "Olá {{customer}}, até logo."),
      graphTemplate("paused", "Olá.", { status: "PAUSED" }),
    );
    await refresh();
    await world.hear([waMessage("text", { text: { body: "Oi" } })]);
    const { id } = await prisma().conversation.findFirstOrThrow({
      where: { project_id: world.id, channel: "whatsapp" },
    });
    const write = (name: string, params: string[]) =>
      world.call(`/conversations/${id}/messages`, {
        method: "POST",
        body: { template: { name, language: "pt_BR", params } },
        idempotencyKey: `${name}-${params.length}`,
      });
    const fault = { status: 422, body: { errors: [{ pointer: "#/template/params", code: "template_params" }] } };
    expect(await write("known", ["Ana"])).toMatchObject(fault);
    const began = graph.sent.length;
    for (const [name, params] of [
      ["known", ["Ana", "14:30"]],
      ["by_name", ["Ana"]],
      ["unheard", ["a", "b", "c"]],
      ["paused", []],
    ] as const)
      expect((await write(name, [...params])).status).toBe(201);
    await deliverMessages();
    const sent = graph.sent.slice(began).map(({ json }) => json.template as { name: string; components?: unknown });
    expect(sent.map(({ name }) => name)).toEqual(["known", "by_name", "unheard", "paused"]);
    expect(sent[1]?.components).toEqual([
      { type: "body", parameters: [{ type: "text", parameter_name: "customer", text: "Ana" }] },
    ]);
    const automation = (name: string, params: string[]) => ({
      name: "A",
      trigger: { type: "booking.created" },
      actions: [{ type: "send_message", text: "Olá", template: { name, language: "pt_BR", params } }],
    });
    const keep = (given: object) => world.call<{ id: string }>("/automations", { method: "POST", body: given });
    expect(await keep(automation("known", []))).toMatchObject({
      status: 422,
      body: { errors: [{ pointer: "#/actions/0/template/params", code: "template_params" }] },
    });
    expect((await keep(automation("unheard", ["x"]))).status).toBe(201);
    const kept = await keep(automation("known", ["{customer}", "{start}"]));
    expect(kept.status).toBe(201);
    // What was accepted stays accepted when WhatsApp has other words meanwhile.
    graph.templates.kept[0] = graphTemplate("known", "Olá {{1}}, até logo.");
    await refresh();
    const change = { ...automation("known", ["{customer}", "{start}"]), name: "B" };
    expect((await world.call(`/automations/${kept.body.id}`, { method: "PATCH", body: change })).status).toBe(200);
  });
});
