import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { forgottenEvents, insertDeliveries } from "@/lib/domains/webhooks/delivery/store";
import type { WebhookEndpoint, WebhookFilters } from "@/lib/domains/webhooks/schema";
import { publishEvents } from "@/lib/testing/background/publish";
import { hourAhead, makeGroup, makeResource, makeService } from "@/lib/testing/catalog";
import { setEnv } from "@/lib/testing/environment";
import { makeQueue } from "@/lib/testing/queue";
import { makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

type Problem = { code: string; detail: string; errors: { pointer: string; code: string; detail: string }[] };

let world: Awaited<ReturnType<typeof makeProject>>;
beforeEach(async () => {
  world = await makeProject();
});

const url = "http://127.0.0.1:9/hook";
const bookingEvents = ["booking.created", "booking.rescheduled", "booking.cancelled"];
const nothing: WebhookFilters = { service_ids: [], resource_ids: [], group_ids: [], sources: [] };

const create = <T = WebhookEndpoint>(filters?: object, events: readonly string[] = bookingEvents) =>
  world.call<T>("/webhook-endpoints", { method: "POST", body: { url, events, ...(filters && { filters }) } });
const patch = <T = WebhookEndpoint>(id: string, body: object) =>
  world.call<T>(`/webhook-endpoints/${id}`, { method: "PATCH", body });
async function register(filters?: object, events?: readonly string[]): Promise<string> {
  const { status, body } = await create(filters, events);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

const aService = async () => makeService(world.id, [{ resource_id: await makeResource(world.id) }]);

let n = 0;
async function post<T = Booking>(path: string, body: object = {}): Promise<T> {
  const reply = await world.call<T>(path, { method: "POST", body, idempotencyKey: `filters-${n++}` });
  expect(reply.status, JSON.stringify(reply.body)).toBeLessThan(300);
  return reply.body;
}
const book = (service_id: string, hour: number, more: object = {}) =>
  post("/bookings", {
    service_id,
    start: hourAhead(3, hour),
    customer: { name: "Ana", phone: "+595981700301" },
    ...more,
  });

const happened = async () =>
  (await prisma().event.findMany({ where: { project_id: world.id, published_at: null }, orderBy: { seq: "asc" } })).map(
    ({ id }) => id,
  );

/** Hands on what has happened since the last time: which of it each endpoint gets, as `type subject`. */
async function sentTo(...endpoints: string[]): Promise<string[][]> {
  const ids = await happened();
  await publishEvents(...ids);
  await insertDeliveries(ids.map((id) => ({ project_id: world.id, id })));
  const rows = await prisma().webhookDelivery.findMany({
    where: { project_id: world.id, event_id: { in: ids } },
    orderBy: { event_id: "asc" },
  });
  const subjects = new Map(
    (await prisma().event.findMany({ where: { id: { in: ids } } })).map(({ id, subject_id }) => [id, subject_id]),
  );
  return endpoints.map((endpoint) =>
    rows
      .filter(({ endpoint_id }) => endpoint_id === endpoint)
      .map(({ event_type, event_id }) => `${event_type.replace("booking.", "")} ${subjects.get(event_id)}`),
  );
}

describe("the filters of an endpoint", () => {
  it("are empty where none were given, and are shown as they were given", async () => {
    const plain = (await create()).body;
    expect(plain.filters).toEqual(nothing);
    const service = await makeService(world.id, []);
    const { body } = await create({ service_ids: [service, service], sources: ["webchat", "api"] });
    expect(body.filters).toEqual({ ...nothing, service_ids: [service], sources: ["webchat", "api"] });
    expect((await world.call<WebhookEndpoint>(`/webhook-endpoints/${body.id}`)).body.filters).toEqual(body.filters);
    expect((await patch(body.id, { events: ["booking.created"] })).body.filters).toEqual(body.filters);
    expect((await patch(body.id, { filters: { sources: ["agent"] } })).body.filters).toEqual({
      ...nothing,
      sources: ["agent"],
    });
    const [, changed] = await prisma().auditEntry.findMany({
      where: { subject_id: body.id, action: "webhook_endpoint.updated" },
      orderBy: { id: "asc" },
    });
    expect(changed?.changes).toMatchObject({ filters: { to: { sources: ["agent"] } } });
  });

  it("keep to services", async () => {
    const [cut, colour] = [await aService(), await aService()];
    const [all, cuts] = [await register(), await register({ service_ids: [cut] })];
    const [one, other] = [await book(cut, 9), await book(colour, 9)];
    const [everything, some] = await sentTo(all, cuts);
    expect(everything).toEqual([`created ${one.id}`, `created ${other.id}`]);
    expect(some).toEqual([`created ${one.id}`]);
  });

  it("keep to sources, and together to what matches every list", async () => {
    const [cut, colour] = [await aService(), await aService()];
    const chats = await register({ sources: ["webchat", "whatsapp"] });
    const keys = await register({ sources: ["api"] });
    const both = await register({ sources: ["api"], service_ids: [colour] });
    const [one, other] = [await book(cut, 9), await book(colour, 9)];
    expect(await sentTo(chats, keys, both)).toEqual([
      [],
      [`created ${one.id}`, `created ${other.id}`],
      [`created ${other.id}`],
    ]);
  });

  it("keep to resources, also those that a booking leaves", async () => {
    const [ana, bea, cleo] = [await makeResource(world.id), await makeResource(world.id), await makeResource(world.id)];
    const service = await makeService(world.id, [{ group_id: await makeGroup(world.id, [ana, bea, cleo]) }]);
    const [anas, beas, cleos] = [
      await register({ resource_ids: [ana] }),
      await register({ resource_ids: [bea] }),
      await register({ resource_ids: [cleo] }),
    ];
    const first = await book(service, 9, { resource_ids: [ana] });
    expect(await sentTo(anas, beas, cleos)).toEqual([[`created ${first.id}`], [], []]);
    const moved = await post(`/bookings/${first.id}/reschedule`, { start: hourAhead(3, 11), resource_ids: [bea] });
    const told = [`rescheduled ${moved.id}`];
    expect(await sentTo(anas, beas, cleos)).toEqual([told, told, []]);
    await post(`/bookings/${moved.id}/cancel`, {});
    expect(await sentTo(anas, beas, cleos)).toEqual([[], [`cancelled ${moved.id}`], []]);
  });

  it("keep to groups: of the queue that a task waits in, and of the people who have it", async () => {
    const queue = await makeQueue(world);
    const [driver] = queue.drivers;
    const types = ["booking.created", "booking.taken", "booking.put_back"];
    const others = await makeGroup(world.id, [await makeResource(world.id)]);
    const night = await makeGroup(world.id, [driver as string]);
    const endpoints = [
      await register({ group_ids: [queue.group] }, types),
      await register({ group_ids: [others] }, types),
      await register({ group_ids: [night] }, types),
      await register({ resource_ids: [driver] }, types),
    ];
    const { id } = await queue.task();
    expect(await sentTo(...endpoints)).toEqual([[`created ${id}`], [], [], []]);
    await queue.run(id, "take", { resource_id: driver });
    expect(await sentTo(...endpoints)).toEqual([[`taken ${id}`], [], [`taken ${id}`], [`taken ${id}`]]);
    await queue.run(id, "release", { resource_id: driver });
    expect(await sentTo(...endpoints)).toEqual([[`put_back ${id}`], [], [`put_back ${id}`], [`put_back ${id}`]]);
  });

  it("hold for skipped events, lost ones and replays too", async () => {
    const [cut, colour] = [await aService(), await aService()];
    const cuts = await register({ service_ids: [cut] });
    await patch(cuts, { active: false });
    const [one] = [await book(cut, 9), await book(colour, 9)];
    expect(await sentTo(cuts)).toEqual([[`created ${one.id}`]]);
    expect((await prisma().webhookDelivery.findFirstOrThrow({ where: { endpoint_id: cuts } })).status).toBe("skipped");

    await patch(cuts, { active: true });
    const lost = async () => (await forgottenEvents()).filter(({ project_id }) => project_id === world.id);
    const [two, three] = [await book(cut, 12), await book(colour, 12)];
    const ids = await happened();
    await publishEvents(...ids);
    await prisma().$executeRaw`
      UPDATE event SET published_at = now() - interval '1 minute', created_at = now() - interval '1 minute'
      WHERE id = ANY (${ids})`;
    await prisma()
      .$executeRaw`UPDATE webhook_endpoint SET subscribed_at = now() - interval '1 hour' WHERE id = ${cuts}`;
    const wanted = await prisma().event.findFirstOrThrow({ where: { type: "booking.created", subject_id: two.id } });
    const unwanted = await prisma().event.findFirstOrThrow({
      where: { type: "booking.created", subject_id: three.id },
    });
    expect(await lost()).toEqual([{ project_id: world.id, id: wanted.id }]);

    const replay = <T>(event: string) =>
      world.call<T>(`/events/${event}/replay`, { method: "POST", body: { endpoint_id: cuts } });
    const refused = await replay<Problem>(unwanted.id);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          pointer: "#/endpoint_id",
          code: "filtered_out",
          detail: "The `filters` of the endpoint leave this event out.",
        },
      ],
    ]);

    // What was left out before is not made up for once the filters are wider.
    expect((await patch(cuts, { filters: {} })).body.filters).toEqual(nothing);
    expect(await lost()).toEqual([]);
    expect((await replay(unwanted.id)).status).toBe(202);
  });

  it("name what there is: another workspace's, deleted and invented ids are not found", async () => {
    const theirs = await makeProject();
    const gone = await makeService(world.id, [], { deleted_at: new Date() });
    for (const [filters, words] of [
      [{ service_ids: ["svc_nothing"] }, "There is no service svc_nothing."],
      [{ service_ids: [gone] }, `There is no service ${gone}.`],
      [{ resource_ids: ["res_nothing"] }, "There is no resource res_nothing."],
      [{ group_ids: ["grp_nothing"] }, "There is no resource group grp_nothing."],
    ] as const) {
      const reply = await create<Problem>(filters);
      expect([reply.status, reply.body.code, reply.body.detail]).toEqual([404, "not_found", words]);
    }
    const foreign = await makeResource(theirs.id);
    expect((await create({ resource_ids: [foreign] })).status).toBe(404);
    const invented = await create<Problem>({ sources: ["fax"] });
    expect([invented.status, invented.body.errors[0]?.pointer]).toEqual([422, "#/filters/sources/0"]);
    expect((await create({ service: [] })).status).toBe(422);
    expect(await prisma().webhookEndpoint.count({ where: { project_id: world.id } })).toBe(0);
  });

  it("may be sent back as they stand after what they name was deleted", async () => {
    const service = await makeService(world.id, []);
    const id = await register({ service_ids: [service] });
    await prisma().service.updateMany({ where: { id: service }, data: { deleted_at: new Date() } });
    const kept = await patch(id, { filters: { service_ids: [service] }, events: ["booking.created"] });
    expect([kept.status, kept.body.filters.service_ids]).toEqual([200, [service]]);
    expect((await patch(id, { filters: { service_ids: [service, "svc_nothing"] } })).status).toBe(404);
  });

  it("refuse events that are not about bookings, which they would always leave out", async () => {
    const filters = { sources: ["api"] };
    const refused = await create<Problem>(filters, ["booking.created", "customer.created"]);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        {
          pointer: "#/events/1",
          code: "event_not_filterable",
          detail:
            "customer.created is not about a booking, and filters would leave it out always. Use another endpoint for it.",
        },
      ],
    ]);
    const id = await register(undefined, ["customer.created"]);
    const later = await patch<Problem>(id, { filters });
    expect([later.status, later.body.errors[0]?.pointer]).toEqual([422, "#/filters"]);
    expect((await patch(id, { filters, events: ["booking.created", "notice.settled"] })).status).toBe(200);
  });
});
