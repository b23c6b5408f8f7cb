import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clock } from "@/lib/core/clock";
import { prisma } from "@/lib/core/db";
import { newId, provenProject } from "@/lib/core/ids";
import { beginRuns } from "@/lib/domains/automations/begin";
import type { DryRun, Flow, FlowRun } from "@/lib/domains/automations/flows/schema";
import { runDue } from "@/lib/domains/automations/run";
import { type Contact, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import { makeMember, makeProject } from "@/lib/testing/world";

type Task = { id: string; tags: string[]; priority: string };
let world: Awaited<ReturnType<typeof makeProject>>;
let ana: Awaited<ReturnType<typeof makeMember>>;
let [service, queue] = ["", ""];
let seen = 0n;

const post = async <T = { id: string }>(path: string, body: object): Promise<T> =>
  (await world.call<T>(path, { method: "POST", body, idempotencyKey: newId("req") })).body;

beforeEach(async () => {
  world = await makeProject();
  ana = await makeMember(world.id, "admin");
  seen = 0n;
  const chair = await post("/resources", { name: "Chair", kind: "room" });
  const requirements = [{ resource_id: chair.id, quantity: 1 }];
  service = (await post("/services", { name: "Corte", kind: "appointment", duration_minutes: 30, requirements })).id;
  const group = await post("/resource-groups", { name: "Drivers" });
  queue = (await post("/services", { name: "Delivery", kind: "queue", group_id: group.id })).id;
});
afterEach(() => {
  vi.restoreAllMocks();
});

const later = (minutes: number) => {
  const moment = new Date(Date.now() + minutes * 60_000);
  vi.spyOn(clock, "now").mockImplementation(() => moment);
};
const due = () => runDue(new Date(0));

/** Hands on the events since the last time, as the relay would: each at least once, here twice. */
async function settle(): Promise<void> {
  for (;;) {
    const events = await prisma().event.findMany({
      where: { project_id: world.id, seq: { gt: seen } },
      orderBy: { seq: "asc" },
    });
    if (events.length === 0) return;
    seen = events.at(-1)?.seq ?? seen;
    const happened = events.map(({ id, type, project_id, subject_id, data, created_at }) => ({
      id,
      type,
      project_id: provenProject(project_id),
      subject_id,
      data: data as Record<string, unknown>,
      at: created_at,
    }));
    await beginRuns(happened);
    await beginRuns(happened);
    await due();
  }
}

const act = (id: string, action: object) => ({ id, kind: "action", action, x: 0, y: 0 });
const tag = (id: string) => act(id, { type: "add_tag", tag: id });
const wait = (minutes: number) => act("wait", { type: "wait", minutes });
const ask = (field: string, value: unknown) => ({
  id: "ask",
  kind: "condition",
  x: 0,
  y: 0,
  conditions: [{ field, op: "eq", value }],
});
const edge = (from: string, to: string, branch: "yes" | "no" | null = null) => ({ from, to, branch });
const created = { type: "booking.created" };
/** before → wait → ask → rush | calm → end */
const branching = {
  trigger: created,
  nodes: [tag("before"), wait(60), ask("priority", "high"), tag("rush"), tag("calm"), tag("end")],
  edges: [
    ...[edge("trigger", "before"), edge("before", "wait"), edge("wait", "ask"), edge("ask", "rush", "yes")],
    ...[edge("ask", "calm", "no"), edge("rush", "end"), edge("calm", "end")],
  ],
};

const make = async (body: object): Promise<Flow> =>
  (await ana.call<Flow>("/automation-flows", { method: "POST", body: { name: "F", enabled: true, ...body } })).body;
const change = ({ id }: Flow, body: object) => ana.call<Flow>(`/automation-flows/${id}`, { method: "PATCH", body });
const runsOf = async ({ id }: Flow) => (await ana.call<{ data: FlowRun[] }>(`/automation-flows/${id}/runs`)).body.data;
const path = (run: FlowRun | undefined) => run?.steps.map(({ node_id, result }) => `${node_id} ${result}`);
const customer = { name: "Ana", phone: "+5511987650000" };
const task = (more: object = {}) => post<Task>("/bookings", { service_id: queue, customer, ...more });
const tagsOf = async (id: string) => (await world.call<Task>(`/bookings/${id}`)).body.tags;
const loaded = Date.now();
const inHours = (hours: number): string => {
  const start = new Date(loaded + hours * 3_600_000);
  start.setUTCMinutes(0, 0, 0);
  return start.toISOString();
};

describe("a flow", () => {
  it("goes by yes for one and by no for another, once for each cause, after its wait", async () => {
    const flow = await make(branching);
    const [calm, rush] = [await task(), await task({ priority: "high" })];
    await settle();
    expect(await tagsOf(rush.id)).toEqual(["before"]);
    later(61);
    await Promise.all([due(), due()]);
    expect(await tagsOf(rush.id)).toEqual(["before", "rush", "end"]);
    expect(await tagsOf(calm.id)).toEqual(["before", "calm", "end"]);
    const runs = await runsOf(flow);
    expect(runs).toMatchObject([{ status: "succeeded" }, { status: "succeeded" }]);
    expect(path(runs.find(({ subject_id }) => subject_id === rush.id))).toEqual([
      ...["before done", "wait done", "ask yes", "rush done", "end done"],
    ]);
    expect((await ana.call<Flow>(`/automation-flows/${flow.id}`)).body.last_run).toMatchObject({ id: runs[0]?.id });
  });

  it("is no automation, and an automation is no flow", async () => {
    const flow = await make(branching);
    const plain = await post("/automations", { name: "A", trigger: created, actions: [{ type: "add_tag", tag: "x" }] });
    expect((await world.call(`/automations/${flow.id}`)).status).toBe(404);
    expect((await ana.call(`/automation-flows/${plain.id}`)).status).toBe(404);
    const { body } = await world.call<{ data: unknown[] }>("/automations");
    expect(body.data).toMatchObject([{ id: plain.id }]);
  });

  it("hears the words of a message in its conditions", async () => {
    const flow = await make({
      trigger: { type: "message.received", channel: null },
      nodes: [
        { ...ask("text", null), conditions: [{ field: "text", op: "contains", value: "preço" }] },
        act("tell", { type: "notify_team", message: "Somebody asks for prices." }),
      ],
      edges: [edge("trigger", "ask"), edge("ask", "tell", "yes")],
    });
    const contact: Contact = {
      channel: "whatsapp",
      external_id: "5511987650000",
      display_name: "Ana",
      phone: "+5511987650000",
    };
    await receiveMessage(
      world.id,
      contact,
      { external_id: newId("req"), kind: "text", text: "Qual o preco?" },
      new Date(),
    );
    await receiveMessage(world.id, contact, { external_id: newId("req"), kind: "text", text: "Oi" }, new Date());
    await settle();
    expect((await runsOf(flow)).map(path)).toEqual([["ask no"], ["ask yes", "tell done"]]);
  });

  it("is cut when it calls itself again and again", async () => {
    const flow = await make({
      trigger: { type: "stage.changed", stage: null },
      nodes: [tag("again")],
      edges: [edge("trigger", "again")],
    });
    const { id } = await task();
    for (let i = 0; i < 7; i++) {
      const event = { type: "booking.moved", subject_id: id, data: { move: { id: newId("stg"), to: "queued" } } };
      await prisma().event.create({ data: { project_id: world.id, id: newId("evt"), ...event } });
      await settle();
    }
    const cut = (await runsOf(flow)).filter(({ status }) => status === "skipped");
    expect(cut[0]?.steps[0]).toMatchObject({ result: "circle", detail: expect.stringContaining("again and again") });
    expect((await runsOf(flow)).filter(({ status }) => status === "succeeded")).toHaveLength(5);
  });

  it("does no step twice when its worker dies between two", async () => {
    const tell = (id: string) => act(id, { type: "notify_team", message: id });
    const flow = await make({
      trigger: created,
      nodes: [tell("one"), tell("two")],
      edges: [edge("trigger", "one"), edge("one", "two")],
    });
    const { id } = await task();
    const happened = { id: newId("evt"), type: "booking.created", project_id: world.id, subject_id: id };
    await beginRuns([{ ...happened, data: {}, at: new Date() }]);
    const now = new Date();
    let looks = 0;
    // It looks at the clock to claim, to do the first step, and after it: there it dies.
    vi.spyOn(clock, "now").mockImplementation(() => {
      if (++looks === 3) throw new Error("killed");
      return now;
    });
    await due();
    const notices = async () =>
      (
        await prisma().event.findMany({ where: { project_id: world.id, type: "team.notice" }, orderBy: { seq: "asc" } })
      ).map(({ data }) => (data as { message: string }).message);
    expect(await notices()).toEqual(["one"]);
    later(2);
    await Promise.all([due(), due()]);
    expect(await notices()).toEqual(["one", "two"]);
    expect(await runsOf(flow)).toMatchObject([{ status: "succeeded" }]);
  });
});

describe("while a flow waits", () => {
  it("it may be switched off: the run ends, and says so", async () => {
    const flow = await make(branching);
    const { id } = await task();
    await settle();
    await change(flow, { enabled: false });
    later(61);
    await due();
    expect(await tagsOf(id)).toEqual(["before"]);
    const [run] = await runsOf(flow);
    expect(run).toMatchObject({ status: "dropped", due_at: null });
    expect(run?.steps.at(-1)).toMatchObject({ result: "disabled", detail: "The flow was switched off." });
  });

  it("its next step may be deleted: the run ends, and says so", async () => {
    const flow = await make(branching);
    await task();
    await settle();
    const nodes = [tag("before"), wait(60)];
    const { body } = await change(flow, { nodes, edges: branching.edges.slice(0, 2), expected_version: 1 });
    expect(body.version).toBe(2);
    later(61);
    await due();
    const [run] = await runsOf(flow);
    expect(run).toMatchObject({ status: "dropped" });
    expect(run?.steps.at(-1)).toMatchObject({ node_id: "ask", result: "gone" });
  });

  const book = (start: string) => post<Task>("/bookings", { service_id: service, start, customer });

  it("a booking that is moved takes the run along", async () => {
    await make(branching);
    const { id } = await book(inHours(24));
    await settle();
    const moved = await post<Task>(`/bookings/${id}/reschedule`, { start: inHours(48) });
    later(61);
    await due();
    expect(await tagsOf(moved.id)).toContain("end");
    expect(await tagsOf(id)).toEqual(["before"]);
  });

  it("what is bound to a booking's time begins anew with the new time", async () => {
    const flow = await make({ ...branching, trigger: { type: "time_relative", offset_minutes: -120, to: "start" } });
    const start = inHours(24);
    const { id } = await book(start);
    await settle();
    later((Date.parse(start) - Date.now()) / 60_000 - 119);
    await due();
    expect(await tagsOf(id)).toEqual(["before"]);
    vi.restoreAllMocks();
    const moved = await post<Task>(`/bookings/${id}/reschedule`, { start: inHours(48) });
    await settle();
    later((Date.parse(start) - Date.now()) / 60_000);
    await due();
    const [anew, old] = await runsOf(flow);
    expect(anew).toMatchObject({ status: "planned", subject_id: moved.id });
    expect(old).toMatchObject({ status: "dropped", subject_id: id });
    expect(old?.steps.at(-1)).toMatchObject({ result: "moved" });
    expect(await tagsOf(id)).toEqual(["before"]);
  });
});

describe("a dry run", () => {
  const trigger = { type: "time_relative", offset_minutes: -1440, to: "start" };
  const text = "Olá {customer}, {service} em {business}.";
  const nodes = [
    act("remind", { type: "send_message", text, template: null }),
    wait(60),
    ask("priority", "high"),
    act("tell", { type: "notify_team", message: "Urgent" }),
    tag("calm"),
  ];
  const edges = [
    ...[edge("trigger", "remind"), edge("remind", "wait"), edge("wait", "ask")],
    ...[edge("ask", "tell", "yes"), edge("ask", "calm", "no")],
  ];
  const dry = async ({ id }: Flow, body: object) =>
    (await ana.call<DryRun>(`/automation-flows/${id}/dry-run`, { method: "POST", body })).body;

  it("tells the way and what would be said, and does nothing", async () => {
    const contact: Contact = {
      channel: "telegram",
      external_id: "77",
      display_name: "Ana",
      phone: "+5511987650000",
    };
    await receiveMessage(world.id, contact, { external_id: newId("req"), kind: "text", text: "Oi" }, new Date());
    const flow = await make({ trigger, nodes, edges, enabled: false });
    const start = inHours(24 * 7);
    const { id } = await post<Task>("/bookings", { service_id: service, start, customer, priority: "high" });
    const before = await prisma().event.count({ where: { project_id: world.id } });
    const told = await dry(flow, { booking_id: id });
    const begins = Date.parse(start) - 86_400_000;
    expect(told.begins_at).toBe(new Date(begins).toISOString());
    expect(told.unreached).toEqual(["calm"]);
    expect(told.steps).toMatchObject([
      { node_id: "remind", outcome: "done", text: "Olá Ana, Corte em Test.", recipients: ["Ana"] },
      { node_id: "wait", outcome: "waits", until: new Date(begins + 3_600_000).toISOString() },
      { node_id: "ask", outcome: "yes", conditions: [{ field: "priority", actual: "high", holds: true }] },
      { node_id: "tell", outcome: "done", at: new Date(begins + 3_600_000).toISOString() },
    ]);
    expect(told.steps[3]?.recipients).toHaveLength(1);
    expect(await prisma().event.count({ where: { project_id: world.id } })).toBe(before);
    expect(await runsOf(flow)).toEqual([]);
  });

  it("tries a draft that is not saved, and stops where nothing more could be done", async () => {
    const flow = await make({ trigger: created, nodes: [], edges: [], enabled: false });
    const { id } = await task();
    const told = await dry(flow, { booking_id: id, draft: { trigger: created, nodes, edges } });
    expect(told.steps).toMatchObject([{ node_id: "remind", outcome: "impossible", reason: "no_conversation" }]);
    expect(told.unreached).toEqual(["wait", "ask", "tell", "calm"]);
    const timed = await dry(flow, { booking_id: id, draft: { trigger, nodes, edges } });
    expect(timed).toMatchObject({ begins_at: null, steps: [], unreached: ["remind", "wait", "ask", "tell", "calm"] });
  });

  it("writes the time for somebody whose language nobody can write", async () => {
    const contact: Contact = { channel: "telegram", external_id: "77", display_name: "Ana", phone: customer.phone };
    await receiveMessage(world.id, contact, { external_id: newId("req"), kind: "text", text: "Oi" }, new Date());
    await prisma().customer.updateMany({ where: { project_id: world.id }, data: { locale: "en-US-US" } });
    const say = act("say", { type: "send_message", text: "{start}" });
    const flow = await make({ trigger: created, nodes: [say], edges: [edge("trigger", "say")], enabled: false });
    const { id } = await post<Task>("/bookings", { service_id: service, start: inHours(24 * 7), customer });
    expect((await dry(flow, { booking_id: id })).steps).toMatchObject([{ text: expect.stringContaining(":00") }]);
  });

  it("past WhatsApp's day, the template goes or it waits", async () => {
    const contact: Contact = {
      channel: "whatsapp",
      external_id: "5511987650000",
      display_name: "Ana",
      phone: "+5511987650000",
    };
    const old = new Date(Date.now() - 30 * 3_600_000);
    await receiveMessage(world.id, contact, { external_id: newId("req"), kind: "text", text: "Oi" }, old);
    const template = { name: "reminder", language: "pt_BR", params: ["{customer}"] };
    const say = (name: string, more: object) => act(name, { type: "send_message", text: "Oi", ...more });
    const flow = await make({
      trigger: created,
      nodes: [say("kept", {}), say("sent", { template })],
      edges: [edge("trigger", "kept"), edge("kept", "sent")],
    });
    const { id } = await task();
    expect((await dry(flow, { booking_id: id })).steps).toMatchObject([
      { outcome: "postponed", reason: "window_closed" },
      { outcome: "done", reason: "window_closed", template: "reminder" },
    ]);
  });
});

it("is refused with each fault at its place, and an old version is refused", async () => {
  const refused = await ana.call<{ errors: { pointer: string; code: string }[] }>("/automation-flows", {
    method: "POST",
    body: { name: "F", trigger: created, nodes: [tag("a"), tag("b")], edges: [edge("trigger", "a")] },
  });
  expect([refused.status, refused.body.errors]).toMatchObject([422, [{ pointer: "#/nodes/1", code: "unreachable" }]]);
  const flow = await make(branching);
  expect((await change(flow, { nodes: [], edges: [] })).status).toBe(422);
  const hook = [act("call", { type: "call_webhook", url: "http://10.0.0.1/x" })];
  const called = await change(flow, { nodes: hook, edges: [edge("trigger", "call")] });
  expect(called.body).toMatchObject({ errors: [{ pointer: "#/nodes/0/action/url" }] });
  const nobody = [act("give", { type: "assign", member_id: "mbr_nobody" })];
  expect((await change(flow, { nodes: nobody, edges: [edge("trigger", "give")] })).status).toBe(404);
  expect((await change(flow, { name: "G", expected_version: 1 })).status).toBe(200);
  expect((await change(flow, { name: "H", expected_version: 1 })).status).toBe(409);
  expect((await ana.call(`/automation-flows/${flow.id}`, { method: "DELETE" })).status).toBe(204);
});

it("comes back when it was deleted, as a flow and not as a rule", async () => {
  const flow = await make(branching);
  const path = `/automation-flows/${flow.id}`;
  expect((await ana.call(path, { method: "DELETE" })).status).toBe(204);
  expect((await ana.call(path)).status).toBe(404);
  expect((await ana.call(`/automations/${flow.id}/restore`, { method: "POST" })).status).toBe(404);
  for (const _twice of [1, 2])
    expect(await ana.call(`${path}/restore`, { method: "POST" })).toMatchObject({ status: 200, body: flow });
  expect((await ana.call(path)).body).toMatchObject({ id: flow.id, nodes: flow.nodes });
});
