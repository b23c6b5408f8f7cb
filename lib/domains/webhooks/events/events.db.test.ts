import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { EventName } from "@/lib/core/events";
import type { ProjectId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import { insertDeliveries } from "@/lib/domains/webhooks/delivery/store";
import { WebhookSender } from "@/lib/domains/webhooks/delivery/webhook-sender";
import type { HappenedEvent } from "@/lib/domains/webhooks/events/schema";
import type { WebhookDelivery, WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";
import { publishEvents } from "@/lib/testing/background/publish";
import { setEnv } from "@/lib/testing/environment";
import { type Receiver, receiver } from "@/lib/testing/receiver";
import { makeKey, makeProject } from "@/lib/testing/world";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "1");

type World = Awaited<ReturnType<typeof makeProject>>;
type Listed = { data: HappenedEvent[]; next_cursor: string | null };

let world: World;
beforeEach(async () => {
  world = await makeProject();
});

async function happen(
  type: EventName = "booking.created",
  subject = "bkg_1",
  project: ProjectId = world.id,
): Promise<string> {
  const id = await record(prisma(), project, type, subject, { booking: { id: subject }, move: { secret: "internal" } });
  await publishEvents(id);
  return id;
}
const list = async (query = "") => (await world.call<Listed>(`/events${query}`)).body;
const listed = async (query = "") => (await list(query)).data.map(({ id }) => id);

describe("the list of events", () => {
  it("has what happened, as it is posted to endpoints, whether or not there is one", async () => {
    const id = await happen();
    const { data, next_cursor } = await list();
    expect(data).toEqual([
      {
        id,
        type: "booking.created",
        subject_id: "bkg_1",
        created_at: expect.stringMatching(/^\d{4}-.*Z$/),
        workspace_id: world.id,
        sequence: expect.any(Number),
        data: { booking: { id: "bkg_1" } },
      },
    ]);
    expect(next_cursor).toBeNull();
  });

  it("keeps to the catalogue: what is internal is not listed, nor can it be asked for", async () => {
    for (const type of ["booking.held", "webhook.due", "member.joined", "message.received"] as const)
      await happen(type);
    expect(await listed()).toEqual([]);
    const refused = await world.call<{ errors: { pointer: string }[] }>("/events?type=member.joined");
    expect([refused.status, refused.body.errors[0]?.pointer]).toEqual([422, "?type.0"]);
  });

  it("goes page by page in the order of publication, into which nothing is inserted", async () => {
    const late = await record(prisma(), world.id, "booking.created", "bkg_0"); // Made first, published last.
    const first = [await happen(), await happen("booking.confirmed"), await happen("booking.completed")];
    const page = await list("?limit=2");
    expect(page.data.map(({ id }) => id)).toEqual(first.slice(0, 2));
    await publishEvents(late);
    const next = await list(`?limit=2&cursor=${page.next_cursor}`);
    expect(next.data.map(({ id }) => id)).toEqual([first[2], late]);
    const numbers = [...page.data, ...next.data].map(({ sequence }) => sequence);
    expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => one - other));
    expect(next.next_cursor).toBeNull();
    expect((await world.call(`/events?limit=2&type=booking.created&cursor=${page.next_cursor}`)).status).toBe(422);
  });

  it("goes on after the last event that is known", async () => {
    const [one, two] = [await happen(), await happen()];
    expect(await listed(`?after=${one}`)).toEqual([two]);
    expect(await listed(`?after=${two}`)).toEqual([]);
    const three = await happen();
    expect(await listed(`?after=${two}`)).toEqual([three]);
    for (const unknown of ["evt_nothing", await record(prisma(), world.id, "booking.created", "bkg_9")])
      expect((await world.call(`/events?after=${unknown}`)).status).toBe(404);
  });

  it("is filtered by type, subject and time", async () => {
    const [made, other, done] = [
      await happen("booking.created", "bkg_1"),
      await happen("booking.created", "bkg_2"),
      await happen("booking.completed", "bkg_1"),
    ];
    expect(await listed("?type=booking.completed")).toEqual([done]);
    expect(await listed("?type=booking.completed,booking.created")).toEqual([made, other, done]);
    expect(await listed("?subject=bkg_1")).toEqual([made, done]);
    expect(await listed("?subject=bkg_2&type=booking.completed")).toEqual([]);
    const later = new Date(Date.now() + 60_000).toISOString();
    const earlier = new Date(Date.now() - 60_000).toISOString();
    expect(await listed(`?from=${later}`)).toEqual([]);
    expect(await listed(`?from=${earlier}&to=${later}`)).toEqual([made, other, done]);
    expect(await listed(`?to=${earlier}`)).toEqual([]);
    for (const wrong of ["?type=booking.eaten", "?subject=", "?from=yesterday", "?limit=201", "?typ=booking.created"])
      expect((await world.call(`/events${wrong}`)).status, wrong).toBe(422);
  });

  it("goes back 30 days", async () => {
    const [old, recent] = [await happen(), await happen()];
    await prisma().$executeRaw`UPDATE event SET created_at = now() - interval '30 days 1 minute' WHERE id = ${old}`;
    await prisma().$executeRaw`UPDATE event SET created_at = now() - interval '29 days 23 hours' WHERE id = ${recent}`;
    expect(await listed()).toEqual([recent]);
    expect((await world.call(`/events?after=${old}`)).status).toBe(404);
  });

  it("leaves out what is not published yet", async () => {
    await record(prisma(), world.id, "booking.created", "bkg_1");
    expect(await listed()).toEqual([]);
  });

  it("never shows another workspace's event, also not by its id", async () => {
    const mine = await happen();
    const theirs = await makeProject();
    const foreign = await happen("booking.created", "bkg_1", theirs.id);
    expect(await listed()).toEqual([mine]);
    expect(await listed("?subject=bkg_1")).toEqual([mine]);
    expect((await world.call(`/events?after=${foreign}`)).status).toBe(404);
  });

  it("needs the scope webhooks:manage", async () => {
    const { key } = await makeKey(world.id, ["bookings:read", "config:read"]);
    const refused = await world.call<{ code: string }>("/events", { key });
    expect([refused.status, refused.body.code]).toEqual([403, "insufficient_scope"]);
  });
});

describe("a replay", () => {
  let shop: Receiver;
  beforeEach(async () => {
    shop = await receiver();
  });
  afterEach(() => shop.stop());

  const register = async (events = ["booking.created"]) =>
    (
      await world.call<WebhookEndpointWithSecret>("/webhook-endpoints", {
        method: "POST",
        body: { url: shop.url, events },
      })
    ).body;
  const replay = <T = WebhookDelivery>(event: string, endpoint_id: unknown) =>
    world.call<T>(`/events/${event}/replay`, { method: "POST", body: { endpoint_id } });
  const deliver = () => new WebhookSender(() => ({ rules: { allowLoopback: true } })).work(60_000);
  const ids = () => shop.received.map(({ headers, body }) => [headers["webhook-id"], JSON.parse(body).id]);

  it("reaches an endpoint that was made after the event, as the event itself, and is retried as any", async () => {
    const event = await happen();
    const { id } = await register();
    shop.answerWith((reply) => reply.writeHead(500).end());
    const { status, body } = await replay(event, id);
    expect(status).toBe(202);
    expect(body).toMatchObject({ endpoint_id: id, event_id: event, event_type: "booking.created", status: "pending" });
    await deliver();
    expect(ids()).toEqual([[event, event]]);
    expect(JSON.parse(shop.received[0]?.body ?? "").data).toEqual({ booking: { id: "bkg_1" } });
    const delivery = await world.call<WebhookDelivery>(`/webhook-endpoints/${id}/deliveries/${body.id}`);
    expect(delivery.body).toMatchObject({ status: "pending", attempts: [{ n: 1, status_code: 500 }] });
    expect(delivery.body.next_attempt_at).not.toBeNull();
  });

  it("of what was delivered is one more attempt of the same delivery", async () => {
    const { id } = await register();
    const event = await happen();
    await insertDeliveries([{ project_id: world.id, id: event }]);
    await deliver();
    const [before] = (await world.call<{ data: WebhookDelivery[] }>(`/webhook-endpoints/${id}/deliveries`)).body.data;
    const { body } = await replay(event, id);
    expect(body.id).toBe(before?.id);
    await deliver();
    expect(ids()).toEqual([
      [event, event],
      [event, event],
    ]);
    const after = await world.call<WebhookDelivery>(`/webhook-endpoints/${id}/deliveries/${body.id}`);
    expect(after.body).toMatchObject({ status: "succeeded", attempts: [{ kind: "scheduled" }, { kind: "resend" }] });
    const audited = await prisma().auditEntry.findMany({
      where: { project_id: world.id, action: "webhook_delivery.resent" },
    });
    expect(audited.map(({ subject_id, changes }) => [subject_id, changes])).toEqual([
      [body.id, { event_id: { from: null, to: event } }],
    ]);
  });

  it("asked for twice at once is one delivery", async () => {
    const event = await happen();
    const { id } = await register();
    const both = await Promise.all([replay(event, id), replay(event, id)]);
    expect(new Set(both.map(({ body }) => body.id)).size).toBe(1);
    expect(both.map(({ status }) => status)).toEqual([202, 202]);
  });

  it("is refused in words where it cannot be: type, state, unknown and foreign ids", async () => {
    const event = await happen();
    const { id } = await register(["booking.completed"]);
    type Problem = { code: string; errors?: { pointer: string; code: string; detail: string }[] };
    const unsubscribed = await replay<Problem>(event, id);
    expect([unsubscribed.status, unsubscribed.body.errors]).toEqual([
      422,
      [
        {
          pointer: "#/endpoint_id",
          code: "not_subscribed",
          detail: "The endpoint has not subscribed to booking.created: add it to its `events` first.",
        },
      ],
    ]);
    await world.call(`/webhook-endpoints/${id}`, {
      method: "PATCH",
      body: { events: ["booking.created"], active: false },
    });
    const inactive = await replay<Problem>(event, id);
    expect([inactive.status, inactive.body.code]).toEqual([409, "invalid_transition"]);
    expect((await replay(event, undefined)).status).toBe(422);

    const theirs = await makeProject();
    const foreign = await happen("booking.created", "bkg_1", theirs.id);
    const internal = await happen("member.joined");
    const old = await happen();
    await prisma().$executeRaw`UPDATE event SET created_at = now() - interval '31 days' WHERE id = ${old}`;
    for (const gone of [foreign, internal, old, "evt_nothing"]) expect((await replay(gone, id)).status).toBe(404);
    expect((await replay(event, "whe_nothing")).status).toBe(404);
    const mine = world;
    world = theirs;
    const other = await register();
    world = mine;
    expect((await replay(event, other.id)).status).toBe(404);
    expect(await prisma().webhookDelivery.count({ where: { project_id: { in: [world.id, theirs.id] } } })).toBe(0);
  });
});
