import { expect, it, onTestFinished } from "vitest";
import { prisma } from "@/lib/core/db";
import { extraEvents, publicEvents } from "@/lib/core/events";
import { record } from "@/lib/core/outbox";
import type { StageConfig } from "@/lib/domains/stages/schema";
import { webhookEvents } from "@/lib/domains/webhooks/catalogue";
import { insertDeliveries } from "@/lib/domains/webhooks/delivery/store";
import { WebhookSender } from "@/lib/domains/webhooks/delivery/webhook-sender";
import { publishEvents } from "@/lib/testing/background/publish";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { setEnv } from "@/lib/testing/environment";
import { makeQueue } from "@/lib/testing/queue";
import { receiver } from "@/lib/testing/receiver";
import { openShop } from "@/lib/testing/webchat";
import { makeMember, makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

type Shop = Awaited<ReturnType<typeof openShop>>;
type Caller = Pick<Shop["owner"], "call">;

let n = 0;
const postAs =
  (who: Caller) =>
  async (path: string, body: object = {}) => {
    const reply = await who.call<{ id: string }>(path, { method: "POST", body, idempotencyKey: `extra-${n++}` });
    expect(reply.status, `${path} ${JSON.stringify(reply.body)}`).toBeLessThan(300);
    return reply.body.id;
  };
const patch = async (who: Caller, path: string, body: object) =>
  expect((await who.call(path, { method: "PATCH", body })).status).toBe(200);

async function liveCustomers({ world, owner }: Shop): Promise<void> {
  const post = postAs(world);
  const [ana, bea] = [
    await post("/customers", { name: "Ana", phone: "+595981700201" }),
    await post("/customers", { name: "Bea", phone: "+595981700202" }),
  ];
  await patch(world, `/customers/${ana}`, { name: "Ana Souza" });
  await post(`/customers/${ana}/merge`, { other_id: bea });
  await post(`/customers/${ana}/unmerge`, { other_id: bea });
  await postAs(owner)(`/customers/${bea}/anonymise`);
}

async function liveBookings({ world }: Shop): Promise<void> {
  const post = postAs(world);
  const { service } = await makeChairs(world.id, 4);
  const customer = { name: "Ana", phone: "+595981700203" };
  const hold = await post("/holds", { service_id: service, start: hourAhead(3, 9) });
  expect((await world.call(`/holds/${hold}`, { method: "DELETE" })).status).toBe(204);
  const booking = await post("/bookings", { service_id: service, start: hourAhead(3, 10), customer });
  await patch(world, `/bookings/${booking}`, { notes: "By the window" });
  await post(`/bookings/${booking}/check-in`);
  await post(`/bookings/${booking}/fail`);
  await post(`/bookings/${booking}/undo`);
  await prisma().service.updateMany({ where: { id: service }, data: { deposit_cents: 1000, currency: "BRL" } });
  const unpaid = await post("/holds", { service_id: service, start: hourAhead(3, 12), customer });
  await post(`/holds/${unpaid}/confirm`);
}

async function liveTasks({ world, owner }: Shop): Promise<void> {
  const { stages, initial, actions } = (await world.call<StageConfig>("/stage-config")).body;
  const wrap = { key: "wrap", label: "Wrap", from: ["queued"], to: "assigned" };
  const put = { method: "PUT", body: { stages, initial, actions: [...actions, wrap] } };
  expect((await owner.call("/stage-config", put)).status).toBe(200);
  const queue = await makeQueue(world);
  const [task, other] = [await queue.task(), await queue.task()];
  expect((await queue.run(task.id, "take", { resource_id: queue.drivers[0] })).status).toBe(200);
  expect((await queue.run(task.id, "release", { resource_id: queue.drivers[0] })).status).toBe(200);
  expect((await queue.run(other.id, "wrap")).status).toBe(200);
}

async function liveConversation(shop: Shop): Promise<void> {
  const visitor = await shop.visitor({ name: "Bruna" });
  expect((await visitor.say({ text: "Are you open?" })).status).toBe(201);
  const post = postAs(await makeMember(shop.world.id, "agent"));
  const path = `/conversations/${visitor.conversation_id}`;
  await post(`${path}/mode`, { mode: "human" });
  await post(`${path}/messages`, { text: "Until six." });
  await post(`${path}/snooze`, { until: new Date(Date.now() + 3_600_000).toISOString() });
  await post(`${path}/unsnooze`);
  await post(`${path}/resolve`);
  await post(`${path}/reopen`);
}

it("what is told of the second catalogue really happens, and is what the description says, to the last field", async () => {
  const shop = await openShop();
  await liveCustomers(shop);
  await liveBookings(shop);
  await liveTasks(shop);
  await liveConversation(shop);
  // As the sender of notices records it; its own tests show when.
  await record(prisma(), shop.world.id, "notice.settled", "bkg_1", { notice_id: "ntf_1", status: "sent" });

  const where = { project_id: shop.world.id };
  const recorded = await prisma().event.findMany({ where, select: { id: true }, orderBy: { seq: "asc" } });
  await publishEvents(...recorded.map(({ id }) => id));
  type Told = { type: keyof typeof webhookEvents; subject_id: string; body: { data: object; sequence: number } };
  const told = await prisma().$queryRaw<Told[]>`
    SELECT e.type, e.subject_id, webhook_body(e)::jsonb AS body FROM event e
    WHERE e.project_id = ${shop.world.id} AND e.type = ANY (${[...extraEvents]}) ORDER BY e.seq`;
  for (const { type, subject_id, body } of told) {
    expect(webhookEvents[type].body.strict().parse(body), type).toEqual(body);
    expect(Object.values(body.data), type).toContain(subject_id);
  }
  const numbers = told.map(({ body }) => body.sequence);
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
  const events = told.map(({ body, ...event }) => ({ ...event, data: body.data }));
  expect([...new Set(events.map(({ type }) => type))].sort()).toEqual([...extraEvents].sort());
  const moved = events.find(({ type }) => type === "booking.moved");
  expect(moved?.data).toEqual({ booking_id: moved?.subject_id, stage: "assigned" });
  expect(events.find(({ type }) => type === "booking.updated")?.data).toMatchObject({ stage: null });
});

it("only an endpoint that asks for one of them gets it, with ids and nothing personal", async () => {
  const world = await makeProject();
  const [usual, curious] = [await receiver(), await receiver()];
  onTestFinished(() => Promise.all([usual.stop(), curious.stop()]).then(() => {}));
  const register = async (url: string, events: readonly string[]) =>
    expect((await world.call("/webhook-endpoints", { method: "POST", body: { url, events } })).status).toBe(201);
  await register(usual.url, publicEvents);
  await register(curious.url, ["customer.created"]);
  const customer = await postAs(world)("/customers", { name: "Ana", phone: "+595981700204" });
  const events = await prisma().event.findMany({ where: { project_id: world.id }, select: { id: true } });
  await publishEvents(...events.map(({ id }) => id));
  await insertDeliveries(events.map(({ id }) => ({ project_id: world.id, id })));
  await new WebhookSender(() => ({ rules: { allowLoopback: true } })).work(60_000);
  expect(usual.received).toEqual([]);
  expect(curious.received.map(({ body, headers }) => [JSON.parse(body), headers["svc-event"]])).toEqual([
    [expect.objectContaining({ data: { customer_id: customer }, sequence: expect.any(Number) }), "customer.created"],
  ]);
});
