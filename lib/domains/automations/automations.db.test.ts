import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clock, keptSince } from "@/lib/core/clock";
import { inTransaction, pool, prisma, sqlOf } from "@/lib/core/db";
import { newId, provenProject } from "@/lib/core/ids";
import { beginRuns } from "@/lib/domains/automations/begin";
import { runDue } from "@/lib/domains/automations/run";
import { claimDue, countBegun } from "@/lib/domains/automations/runs/store";
import type { Automation, AutomationRun } from "@/lib/domains/automations/schema";
import { eraseAutomations, projectsWithAutomations } from "@/lib/domains/automations/store";
import { type Contact, receiveMessage } from "@/lib/domains/conversations/messages/receive";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import { lockAwaited } from "@/lib/testing/background/harness";
import { setEnv } from "@/lib/testing/environment";
import { makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

type Page<T> = { data: T[] };
type Task = { id: string; end: string; tags: string[]; priority: string; stage: string };
let world: Awaited<ReturnType<typeof makeProject>>;
let service: string;
let queue: string;
let seen = 0n;

const post = async <T = { id: string }>(path: string, body: object): Promise<T> =>
  (await world.call<T>(path, { method: "POST", body, idempotencyKey: newId("req") })).body;

async function freshWorld(): Promise<void> {
  world = await makeProject();
  seen = 0n;
  const chair = await post("/resources", { name: "Chair", kind: "room" });
  const needs = [{ resource_id: chair.id, quantity: 1 }];
  service = (await post("/services", { name: "Corte", kind: "appointment", duration_minutes: 30, requirements: needs }))
    .id;
  const group = await post("/resource-groups", { name: "Drivers" });
  queue = (await post("/services", { name: "Delivery", kind: "queue", group_id: group.id })).id;
}
beforeEach(freshWorld);
afterEach(() => {
  vi.restoreAllMocks();
});

const at = (moment: Date) => vi.spyOn(clock, "now").mockImplementation(() => moment);
const automate = (body: object) => post<Automation>("/automations", { name: "A", ...body });

/** Passes on the events since the last call, as the relay would; false when there were none. */
async function begin(): Promise<boolean> {
  const where = { project_id: world.id, seq: { gt: seen } };
  const events = await prisma().event.findMany({ where, orderBy: { seq: "asc" } });
  if (events.length === 0) return false;
  seen = events.at(-1)?.seq ?? seen;
  const wanted = await projectsWithAutomations(sqlOf({}), [world.id]);
  const happened = events
    .filter(({ project_id }) => wanted.includes(project_id))
    .map(({ id, type, project_id, subject_id, data, created_at }) => ({
      id,
      type,
      project_id: provenProject(project_id),
      subject_id,
      data: data as Record<string, unknown>,
      at: created_at,
    }));
  await beginRuns(happened);
  await beginRuns(happened); // The relay delivers at least once.
  return true;
}

/** Hands on what has happened, and runs what is due. */
async function settle(): Promise<void> {
  while (await begin()) await runDue(new Date(0));
}
const runsOf = async ({ id }: Automation) =>
  (await world.call<Page<AutomationRun>>(`/automations/${id}/runs`)).body.data;
const task = (more: object = {}) =>
  post<Task>("/bookings", { service_id: queue, customer: { name: "Ana", phone: "+5511987650000" }, ...more });
const taskNow = async (id: string) => (await world.call<Task>(`/bookings/${id}`)).body;
const loaded = Date.now();
/** Counted from one hour for the whole file, even when that hour ends meanwhile. */
const tomorrow = (hours = 24): string => {
  const start = new Date(loaded + hours * 3_600_000);
  start.setUTCMinutes(0, 0, 0);
  return start.toISOString();
};

describe("an automation", () => {
  it("does its actions in order when its conditions hold, once for each cause", async () => {
    const automation = await automate({
      trigger: { type: "booking.created" },
      conditions: [{ field: "priority", op: "eq", value: "high" }],
      actions: [
        { type: "add_tag", tag: "rush" },
        { type: "add_tag", tag: "vip", to: "customer" },
        { type: "set_priority", priority: "urgent" },
      ],
    });
    const plain = await task();
    const rush = await task({ priority: "high" });
    await settle();
    expect(await taskNow(rush.id)).toMatchObject({ tags: ["rush"], priority: "urgent" });
    expect(await taskNow(plain.id)).toMatchObject({ tags: [], priority: "normal" });
    const runs = await runsOf(automation);
    expect(runs).toMatchObject([{ status: "succeeded", subject_id: rush.id }]);
    expect(runs[0]?.steps.map(({ action, result }) => [action, result])).toEqual([
      ...[
        ["add_tag", "done"],
        ["add_tag", "done"],
        ["set_priority", "done"],
      ],
    ]);
    const { body } = await world.call<Automation>(`/automations/${automation.id}`);
    expect(body.last_run).toMatchObject({ id: runs[0]?.id });
  });

  it.each(["booking", "customer"] as const)("keeps a tag that somebody gives a %s at that moment", async (to) => {
    await automate({ trigger: { type: "booking.created" }, actions: [{ type: "add_tag", tag: "auto", to }] });
    const { id, customer } = await post<{ id: string; customer: { id: string } }>("/bookings", {
      service_id: queue,
      customer: { name: "Ana", phone: "+5511987650000" },
    });
    const [table, row] = to === "booking" ? ["booking", id] : ["customer", customer.id];
    const { settled } = await inTransaction({}, async (tx) => {
      const sql = sqlOf({ tx });
      await sql(`UPDATE ${table} SET tags = '{vip}' WHERE project_id = $1 AND id = $2`, [world.id, row]);
      const running = settle();
      await lockAwaited("the automation");
      return { settled: running };
    });
    await settled;
    const { body } = await world.call<{ tags: string[] }>(`/${table}s/${row}`);
    expect(body.tags).toEqual(["vip", "auto"]);
  });

  it("is found by everybody who asks at the same moment", async () => {
    const { id } = await automate({
      trigger: { type: "booking.created" },
      actions: [{ type: "notify_team", message: "Olá" }],
    });
    const paths = ["", "", "/runs", "/runs"].map((rest) => `/automations/${id}${rest}`);
    const replies = await Promise.all(paths.map((path) => world.call(path)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it("hears a change of stage, into one stage or any", async () => {
    const van = await post("/resources", { name: "Van", kind: "vehicle" });
    await world.call(`/resource-groups`, {});
    const groups = await world.call<Page<{ id: string }>>("/resource-groups");
    await world.call(`/resource-groups/${groups.body.data[0]?.id}`, {
      method: "PATCH",
      body: { resource_ids: [van.id] },
    });
    const automation = await automate({
      trigger: { type: "stage.changed", stage: "assigned" },
      actions: [{ type: "add_tag", tag: "taken" }],
    });
    const { id } = await task();
    await settle();
    expect(await runsOf(automation)).toEqual([]);
    await post(`/bookings/${id}/actions/take`, { resource_id: van.id });
    await settle();
    expect(await taskNow(id)).toMatchObject({ stage: "assigned", tags: ["taken"] });
    expect(await runsOf(automation)).toHaveLength(1);
  });

  it("hears each change of stage once, and none that was before it", async () => {
    const van = await post("/resources", { name: "Van", kind: "vehicle" });
    const groups = await world.call<Page<{ id: string }>>("/resource-groups");
    const [group] = groups.body.data;
    await world.call(`/resource-groups/${group?.id}`, { method: "PATCH", body: { resource_ids: [van.id] } });
    const { id } = await task();
    const act = (key: string) => post(`/bookings/${id}/actions/${key}`, { resource_id: van.id });
    const move = async () => [await act("take"), await act("release")];
    await move();
    await settle();
    const trigger = { type: "stage.changed" };
    const automation = await automate({ trigger, actions: [{ type: "notify_team", message: "Moved" }] });
    await world.call(`/bookings/${id}`, { method: "PATCH", body: { notes: "By the window" } });
    await settle();
    expect(await runsOf(automation)).toEqual([]);
    await move();
    await move();
    await settle();
    const { body } = await world.call<Page<{ id: string }>>(`/bookings/${id}/stage-history`);
    const moves = body.data.slice(-4).map((each) => each.id);
    expect((await runsOf(automation)).map(({ cause }) => cause).sort()).toEqual(moves.sort());
  });

  it("hears nothing of the time before it was switched on, however late the news", async () => {
    const body = { trigger: { type: "booking.created" }, actions: [{ type: "add_tag", tag: "new" }] };
    const before = await task();
    const [made, off] = [await automate(body), await automate({ ...body, enabled: false })];
    const between = await task();
    await world.call(`/automations/${off.id}`, { method: "PATCH", body: { enabled: true } });
    const after = await task();
    await settle();
    const heard = async (automation: Automation) => (await runsOf(automation)).map(({ subject_id }) => subject_id);
    expect(await heard(made)).toEqual([after.id, between.id]);
    expect(await heard(off)).toEqual([after.id]);
    expect((await taskNow(before.id)).tags).toEqual([]);
  });

  it("waits, and goes on where it was", async () => {
    const automation = await automate({
      trigger: { type: "booking.created" },
      actions: [
        { type: "add_tag", tag: "one" },
        { type: "wait", minutes: 90 },
        { type: "add_tag", tag: "two" },
      ],
    });
    const { id } = await task();
    await settle();
    expect(await taskNow(id)).toMatchObject({ tags: ["one"] });
    at(new Date(Date.now() + 89 * 60_000));
    await settle();
    await runDue(new Date(0));
    expect((await taskNow(id)).tags).toEqual(["one"]);
    at(new Date(Date.now() + 91 * 60_000));
    await runDue(new Date(0));
    expect((await taskNow(id)).tags).toEqual(["one", "two"]);
    expect(await runsOf(automation)).toMatchObject([{ status: "succeeded" }]);
  });

  it("is cut when it goes in a circle, and the log says so", async () => {
    const automation = await automate({
      trigger: { type: "stage.changed" },
      actions: [{ type: "run_action", key: "release" }],
    });
    const { id } = await task();
    for (let i = 0; i < 7; i++) {
      const data = { move: { id: newId("stg"), to: "queued" } };
      await prisma().event.create({
        data: { project_id: world.id, id: newId("evt"), type: "booking.moved", subject_id: id, data },
      });
      await settle();
    }
    const runs = await runsOf(automation);
    expect(runs.filter(({ status }) => status === "failed")).toHaveLength(5);
    const [cut] = runs.filter(({ status }) => status === "skipped");
    expect(cut?.steps[0]).toMatchObject({ result: "circle", detail: expect.stringContaining("again and again") });
  });

  it("tells why an action could not be done", async () => {
    const automation = await automate({
      trigger: { type: "booking.created" },
      actions: [
        { type: "send_message", text: "Hi" },
        { type: "add_tag", tag: "never" },
      ],
    });
    await task();
    await settle();
    const [run] = await runsOf(automation);
    expect(run).toMatchObject({ status: "failed" });
    expect(run?.steps).toMatchObject([{ result: "failed", detail: expect.stringContaining("no conversation") }]);
  });

  it("that breaks is tried three times more, and then has failed", async () => {
    const actions = [
      { type: "add_tag", tag: "one" },
      { type: "add_tag", tag: "two", to: "customer" },
    ];
    const automation = await automate({ trigger: { type: "booking.created" }, actions });
    // An invalid value: the database's client refuses it.
    const broken = [actions[0] ?? {}, { ...actions[1], tag: 5 }];
    await prisma().automation.updateMany({ where: { project_id: world.id }, data: { actions: broken } });
    const { id } = await task();
    await settle();
    const results = async () => (await runsOf(automation))[0]?.steps.map(({ result }) => result);
    expect(await results()).toEqual(["done"]);
    for (const minutes of [1, 7, 38, 100]) {
      at(new Date(Date.now() + minutes * 60_000));
      await runDue(new Date(0));
    }
    expect(await results()).toEqual(["done", "failed"]);
    expect(await runsOf(automation)).toMatchObject([{ status: "failed", due_at: null }]);
    expect((await taskNow(id)).tags).toEqual(["one"]);
  });

  it("whose worker is lost in the middle of it three times has failed; one that was only claimed with it goes on", async () => {
    const automation = await automate({
      trigger: { type: "booking.created" },
      actions: [
        { type: "wait", minutes: 5 },
        { type: "add_tag", tag: "one" },
      ],
    });
    const tasks = [await task(), await task()];
    await settle();
    const ids = (await runsOf(automation)).map(({ id }) => id);
    const [culprit = "", beside = ""] = ids;
    const started = Date.now();
    for (let deaths = 1; deaths <= 3; deaths++) {
      const [held] = (
        await claimDue(sqlOf({}), new Date(started + deaths * 600_000), 1, { most: 20, each: 20 })
      ).filter(({ id }) => id === culprit);
      if (held && held.unfinished > 0) await countBegun(prisma(), held);
    }
    at(new Date(started + 3_600_000));
    await runDue(new Date(0));
    const statuses = Object.fromEntries((await runsOf(automation)).map(({ id, status }) => [id, status]));
    expect(statuses).toEqual({ [culprit]: "failed", [beside]: "succeeded" });
    const tags = await Promise.all(tasks.map(async ({ id }) => (await taskNow(id)).tags));
    expect(tags.flat()).toEqual(["one"]);
  });

  it("refuses what it could never do", async () => {
    const trigger = { type: "booking.created" };
    const refused = async (actions: object[]) =>
      (await world.call("/automations", { method: "POST", body: { name: "A", trigger, actions } })).status;
    expect(await refused([])).toBe(422);
    expect(await refused([{ type: "call_webhook", url: "http://10.0.0.1/x" }])).toBe(422);
    expect(await refused([{ type: "assign", member_id: "mbr_nobody" }])).toBe(404);
    expect(await refused([{ type: "run_action", key: "x", resource_id: "res_nobody" }])).toBe(404);
  });
});

describe("relative to a booking's time", () => {
  const remind = () =>
    automate({
      trigger: { type: "time_relative", offset_minutes: -60, to: "start" },
      actions: [{ type: "add_tag", tag: "reminded" }],
    });
  const book = (start: string) =>
    post<Task>("/bookings", { service_id: service, start, customer: { name: "Ana", phone: "+5511987650000" } });

  it("runs at its time, not before, and once", async () => {
    const automation = await remind();
    const start = tomorrow();
    const { id } = await book(start);
    await settle();
    at(new Date(Date.parse(start) - 61 * 60_000));
    await runDue(new Date(0));
    expect((await taskNow(id)).tags).toEqual([]);
    at(new Date(Date.parse(start) - 59 * 60_000));
    await Promise.all([runDue(new Date(0)), runDue(new Date(0))]);
    expect((await taskNow(id)).tags).toEqual(["reminded"]);
    expect(await runsOf(automation)).toMatchObject([{ status: "succeeded" }]);
  });

  it("is not sent after what it was to come before", async () => {
    const automation = await remind();
    const start = tomorrow();
    const { id } = await book(start);
    await settle();
    at(new Date(Date.parse(start) + 60_000));
    await runDue(new Date(0));
    expect((await taskNow(id)).tags).toEqual([]);
    expect(await runsOf(automation)).toMatchObject([{ status: "dropped", steps: [{ result: "late" }] }]);
  });

  it("looks at the booking itself when its time comes, though the news has not", async () => {
    const automation = await remind();
    const start = tomorrow(25);
    const [off, moved] = [await book(tomorrow()), await book(start)];
    await settle();
    await post(`/bookings/${off.id}/cancel`, {});
    await post(`/bookings/${moved.id}/reschedule`, { start: tomorrow(72) });
    at(new Date(Date.parse(start) - 59 * 60_000));
    await runDue(new Date(0));
    expect((await taskNow(off.id)).tags).toEqual([]);
    expect((await taskNow(moved.id)).tags).toEqual([]);
    const runs = await runsOf(automation);
    expect(runs).toMatchObject([{ status: "dropped" }, { status: "dropped" }]);
    expect(runs.find(({ subject_id }) => subject_id === moved.id)?.steps).toMatchObject([{ result: "moved" }]);
  });

  it("thanks after the visit, also when it was completed before", async () => {
    const trigger = { type: "time_relative", offset_minutes: 60, to: "end" };
    const thanks = await automate({ trigger, actions: [{ type: "add_tag", tag: "thanked" }] });
    const reminder = await remind();
    const start = tomorrow();
    const { id } = await book(start);
    await settle();
    await post(`/bookings/${id}/check-in`, {});
    await post(`/bookings/${id}/complete`, {});
    await settle();
    expect(await runsOf(reminder)).toMatchObject([{ status: "dropped" }]);
    at(new Date(Date.parse((await taskNow(id)).end) + 61 * 60_000));
    await runDue(new Date(0));
    expect((await taskNow(id)).tags).toEqual(["thanked"]);
    expect(await runsOf(thanks)).toMatchObject([{ status: "succeeded" }]);
  });

  it("moves with the booking, and is dropped with it", async () => {
    const automation = await remind();
    const { id } = await book(tomorrow());
    await settle();
    const moved = await post<Task>(`/bookings/${id}/reschedule`, { start: tomorrow(48) });
    await settle();
    expect((await runsOf(automation)).map(({ status, subject_id }) => [status, subject_id])).toEqual([
      ...[
        ["planned", moved.id],
        ["dropped", id],
      ],
    ]);
    await post(`/bookings/${moved.id}/cancel`, {});
    await settle();
    expect((await runsOf(automation)).map(({ status }) => status)).toEqual(["dropped", "dropped"]);
  });

  it("finds what was booked before it was made, and leaves it when it is switched off", async () => {
    const { id } = await book(tomorrow());
    const automation = await remind();
    expect(await runsOf(automation)).toMatchObject([{ status: "planned", subject_id: id }]);
    await world.call(`/automations/${automation.id}`, { method: "PATCH", body: { enabled: false } });
    expect(await runsOf(automation)).toMatchObject([{ status: "dropped" }]);
    await world.call(`/automations/${automation.id}`, { method: "PATCH", body: { enabled: true } });
    expect(await runsOf(automation)).toMatchObject([{ status: "planned" }]);
  });
});

describe("what is planned, and breaks at its first try", () => {
  it("is asked at the next whether it is still wanted", async () => {
    const trigger = { type: "time_relative", offset_minutes: -60, to: "start" };
    const automation = await automate({ trigger, actions: [{ type: "add_tag", tag: "late", to: "customer" }] });
    const start = tomorrow();
    await post<Task>("/bookings", {
      service_id: service,
      start,
      customer: { name: "Ana", phone: "+5511987650000" },
    });
    await settle();
    const actions = [{ type: "add_tag", tag: 5, to: "customer" }];
    await prisma().automationRun.updateMany({ where: { project_id: world.id }, data: { actions } });
    at(new Date(Date.parse(start) - 59 * 60_000));
    await runDue(new Date(0));
    expect(await runsOf(automation)).toMatchObject([{ status: "planned", steps: [] }]);
    await prisma().automation.updateMany({ where: { project_id: world.id }, data: { enabled: false } });
    at(new Date(Date.parse(start) - 55 * 60_000));
    await runDue(new Date(0));
    expect(await runsOf(automation)).toMatchObject([{ status: "skipped" }]);
  });
});

describe("what is planned when an automation is saved", () => {
  it("is done as it was last written", async () => {
    const trigger = { type: "time_relative", offset_minutes: -60, to: "start" };
    const automation = await automate({ trigger, actions: [{ type: "add_tag", tag: "old" }] });
    const start = tomorrow();
    const { id } = await post<Task>("/bookings", {
      service_id: service,
      start,
      customer: { name: "Ana", phone: "+5511987650000" },
    });
    await settle();
    const body = { actions: [{ type: "add_tag", tag: "new" }] };
    await world.call(`/automations/${automation.id}`, { method: "PATCH", body });
    at(new Date(Date.parse(start) - 59 * 60_000));
    await runDue(new Date(0));
    expect((await taskNow(id)).tags).toEqual(["new"]);
  });
});

describe("what is due when an automation is saved", () => {
  it("is not lost, nor when its booking is touched", async () => {
    const trigger = { type: "time_relative", offset_minutes: -60, to: "start" };
    const automation = await automate({ trigger, actions: [{ type: "add_tag", tag: "reminded" }] });
    const start = tomorrow();
    const { id } = await post<Task>("/bookings", {
      service_id: service,
      start,
      customer: { name: "Ana", phone: "+5511987650000" },
    });
    await settle();
    // It was due a minute ago, and no runner has claimed it yet.
    const due = new Date(Date.now() - 60_000);
    await prisma().automationRun.updateMany({ where: { project_id: world.id }, data: { due_at: due } });
    await world.call(`/automations/${automation.id}`, { method: "PATCH", body: { name: "B" } });
    expect(await runsOf(automation)).toMatchObject([{ status: "planned", due_at: due.toISOString() }]);
    at(new Date(Date.parse(start) - 59 * 60_000));
    await world.call(`/bookings/${id}`, { method: "PATCH", body: { notes: "By the window" } });
    await beginRuns([
      { id: newId("evt"), type: "booking.updated", project_id: world.id, subject_id: id, data: {}, at: new Date() },
    ]);
    expect(await runsOf(automation)).toMatchObject([{ status: "planned" }]);
    await runDue(new Date(0));
    expect((await taskNow(id)).tags).toEqual(["reminded"]);
  });
});

describe("a message", () => {
  const contact: Contact = {
    channel: "whatsapp",
    external_id: "5511987650000",
    display_name: "Ana",
    phone: "+5511987650000",
  };
  const hear = (text: string, when = new Date()) =>
    receiveMessage(world.id, contact, { external_id: newId("req"), kind: "text", text }, when);
  const said = async (conversation: string) =>
    (await world.call<Page<Message>>(`/conversations/${conversation}/messages?after=0`)).body.data;

  it("is answered by its words, in the conversation", async () => {
    await automate({
      trigger: { type: "message.received", channel: "whatsapp" },
      conditions: [{ field: "text", op: "contains", value: "preço" }],
      actions: [{ type: "send_message", text: "Olá {customer}, aqui é {business}." }],
    });
    const message = await hear("Qual o PRECO?");
    await hear("Oi");
    await settle();
    const sent = (await said(message?.conversation_id ?? "")).filter(({ direction }) => direction === "out");
    expect(sent).toMatchObject([{ text: "Olá Ana, aqui é Test.", author: { type: "automation" }, status: "queued" }]);
  });

  it("is answered every time, however quickly they come", async () => {
    const automation = await automate({
      trigger: { type: "message.received" },
      actions: [{ type: "add_tag", tag: "wrote", to: "customer" }],
    });
    for (let i = 0; i < 7; i++) await hear(`${i}`);
    await settle();
    const runs = await runsOf(automation);
    expect(runs.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => "succeeded"));
  });

  it("about a booking goes to no web chat that it did not come of: anybody can claim a phone there", async () => {
    const chat: Contact = { ...contact, channel: "webchat", external_id: "vis_1" };
    const claimed = await receiveMessage(world.id, chat, { external_id: null, kind: "text", text: "Oi" }, new Date());
    const automation = await automate({
      trigger: { type: "booking.created" },
      actions: [{ type: "send_message", text: "Hi" }],
    });
    await task();
    const own = await task({ conversation_id: claimed?.conversation_id });
    await settle();
    const [to, nobody] = await runsOf(automation);
    expect(to).toMatchObject({ subject_id: own.id, status: "succeeded" });
    expect(nobody).toMatchObject({ status: "failed", steps: [{ detail: expect.stringContaining("no conversation") }] });
    await hear("Oi", new Date(Date.now() - 3_600_000));
    await task();
    await settle();
    const [byPhone] = await runsOf(automation);
    expect(byPhone).toMatchObject({ status: "succeeded" });
    const sent = (await said(claimed?.conversation_id ?? "")).filter(({ direction }) => direction === "out");
    expect(sent).toHaveLength(1);
  });

  it("past WhatsApp's day is the template, or waits until the contact writes", async () => {
    const old = new Date(Date.now() - 30 * 3_600_000);
    const first = await hear("Oi", old);
    const waiting = await automate({
      trigger: { type: "booking.created" },
      actions: [{ type: "send_message", text: "Hi" }],
    });
    const template = { name: "reminder", language: "pt_BR", params: ["{customer}"] };
    const written = await automate({
      trigger: { type: "booking.created" },
      actions: [{ type: "send_message", text: "Hi", template }],
    });
    await task();
    await settle();
    expect(await runsOf(written)).toMatchObject([{ status: "succeeded" }]);
    expect((await said(first?.conversation_id ?? "")).at(-1)).toMatchObject({
      kind: "template",
      template: { params: ["Ana"] },
    });
    expect(await runsOf(waiting)).toMatchObject([{ status: "waiting", steps: [{ result: "postponed" }] }]);
    await hear("Estou aqui");
    at(new Date(Date.now() + 61 * 60_000));
    await runDue(new Date(0));
    expect(await runsOf(waiting)).toMatchObject([{ status: "succeeded" }]);
  });
});

describe("a call to an address", () => {
  it("is tried again when the other side fails, with the same key", async () => {
    const keys: (string | undefined)[] = [];
    const server = createServer((request, answer) => {
      keys.push(request.headers["idempotency-key"] as string | undefined);
      answer.statusCode = keys.length === 1 ? 503 : 204;
      answer.end();
    });
    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const automation = await automate({
      trigger: { type: "booking.created" },
      actions: [{ type: "call_webhook", url }],
    });
    await task();
    await settle();
    expect(await runsOf(automation)).toMatchObject([{ status: "waiting", steps: [{ result: "again" }] }]);
    at(new Date(Date.now() + 31_000));
    await runDue(new Date(0));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(await runsOf(automation)).toMatchObject([{ status: "succeeded" }]);
    await new Promise((closed) => server.close(closed));
  });

  it("that does not answer delays no other workspace, and holds no transaction open", async () => {
    const asked: string[] = [];
    const silent = createServer((request) => void asked.push(request.url ?? ""));
    await new Promise<void>((ready) => silent.listen(0, "127.0.0.1", ready));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/hangs`;
    const slow = await automate({ trigger: { type: "booking.created" }, actions: [{ type: "call_webhook", url }] });
    for (let i = 0; i < 3; i++) await task();
    await begin();
    const working = runDue(new Date(0));
    await vi.waitFor(() => expect(asked).toHaveLength(1), { timeout: 30_000 });
    const { rows } = await pool().query(
      "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'",
    );
    expect(rows).toEqual([]);

    const first = world;
    await freshWorld();
    const quick = await automate({
      trigger: { type: "booking.created" },
      actions: [{ type: "add_tag", tag: "seen", to: "booking" }],
    });
    await task();
    await begin();
    const succeeded = async () => expect(await runsOf(quick)).toMatchObject([{ status: "succeeded" }]);
    await vi.waitFor(succeeded, { timeout: 8000, interval: 50 });
    world = first;
    expect((await runsOf(slow)).every(({ status }) => status !== "succeeded")).toBe(true);
    silent.closeAllConnections();
    await new Promise((closed) => silent.close(closed));
    await working;
  });
});

describe("a deleted automation", () => {
  const remove = (id: string) => world.call(`/automations/${id}`, { method: "DELETE" });
  const restore = (id: string, by = world) => by.call<Automation>(`/automations/${id}/restore`, { method: "POST" });

  it("comes back with its runs: what waited goes on, what happened meanwhile does not count", async () => {
    const actions = [
      { type: "wait", minutes: 90 },
      { type: "add_tag", tag: "late" },
    ];
    const automation = await automate({ trigger: { type: "booking.created" }, actions });
    const before = await task();
    await settle();
    const { body: was } = await world.call<Automation>(`/automations/${automation.id}`);
    expect((await remove(automation.id)).status).toBe(204);
    expect((await world.call(`/automations/${automation.id}`)).status).toBe(404);
    expect((await world.call(`/automations/${automation.id}/runs`)).status).toBe(404);
    expect(await projectsWithAutomations(sqlOf({}), [world.id])).toEqual([]);
    const meanwhile = await task();
    at(new Date(Date.now() + 2 * 3_600_000));
    await settle();
    expect(await taskNow(before.id)).toMatchObject({ tags: [] });
    vi.restoreAllMocks();
    const replies = await Promise.all([restore(automation.id), restore(automation.id)]);
    for (const { status, body } of replies) expect([status, body]).toEqual([200, was]);
    const entries = await prisma().auditEntry.findMany({
      where: { project_id: world.id, subject_id: automation.id },
      orderBy: { id: "asc" },
    });
    expect(entries.map(({ action }) => action)).toEqual([
      "automation.created",
      "automation.deleted",
      "automation.restored",
    ]);
    await settle();
    at(new Date(Date.now() + 2 * 3_600_000));
    await runDue(new Date(0));
    expect(await taskNow(before.id)).toMatchObject({ tags: ["late"] });
    expect(await taskNow(meanwhile.id)).toMatchObject({ tags: [] });
    expect(await runsOf(automation)).toMatchObject([{ status: "succeeded", subject_id: before.id }]);
  });

  it("plans again for upcoming bookings, those that were made meanwhile too", async () => {
    const trigger = { type: "time_relative", offset_minutes: -60, to: "start" };
    const automation = await automate({ trigger, actions: [{ type: "add_tag", tag: "soon" }] });
    const book = (hours: number) => task({ service_id: service, start: tomorrow(hours) });
    const first = await book(24);
    await settle();
    await remove(automation.id);
    const second = await book(25);
    await settle();
    await restore(automation.id);
    const runs = await runsOf(automation);
    expect(runs.map(({ status, subject_id }) => [subject_id, status]).sort()).toEqual(
      [first, second].map(({ id }) => [id, "planned"]).sort(),
    );
  });

  it("comes back for its own workspace alone, for a day, and is erased after it with its runs", async () => {
    const automation = await automate({
      trigger: { type: "booking.created" },
      actions: [{ type: "add_tag", tag: "x" }],
    });
    await task();
    await settle();
    await remove(automation.id);
    expect((await restore(automation.id, await makeProject())).status).toBe(404);
    const long = new Date(Date.now() - 25 * 3_600_000);
    await prisma().automation.updateMany({ where: { id: automation.id }, data: { deleted_at: long } });
    expect((await restore(automation.id)).status).toBe(404);
    await eraseAutomations(keptSince(new Date()));
    expect(await prisma().automationRun.count({ where: { automation_id: automation.id } })).toBe(0);
  });
});
