import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { dispatch } from "@/lib/api/http/dispatch";
import { prisma } from "@/lib/core/db";
import type { EventName } from "@/lib/core/events";
import { record } from "@/lib/core/outbox";
import { publishEvents } from "@/lib/testing/background/publish";
import { type Receiver, receiver } from "@/lib/testing/receiver";
import { makeKey, makeProject } from "@/lib/testing/world";
import { createTurnero, type Settings } from "./client";
import { type Forwarded, type ListenOptions, listen, newListenSecret } from "./listen";
import type { TurneroProblem } from "./problem";
import { verifyWebhook } from "./webhooks";

const real: NonNullable<Settings["fetch"]> = (url, init) => dispatch(new Request(url, init));

let world: Awaited<ReturnType<typeof makeProject>>;
let port: Receiver;
let stop: AbortController;
let listening: Promise<void> | null;
let forwarded: Forwarded[];
const secret = newListenSecret();

beforeEach(async () => {
  world = await makeProject();
  port = await receiver();
  stop = new AbortController();
  forwarded = [];
  listening = null;
});
afterEach(async () => {
  stop.abort();
  await listening?.catch(() => {});
  await port.stop();
});

const happen = async (type: EventName, subject: string): Promise<string> => {
  const id = await record(prisma(), world.id, type, subject, { booking: { id: subject } });
  await publishEvents(id);
  return id;
};

const start = (options: Partial<ListenOptions> = {}, settings: Settings = {}) => {
  const turnero = createTurnero({ apiKey: world.key, baseUrl: "http://localhost/api/v1", fetch: real, ...settings });
  const { signal } = stop;
  const onForwarded = (each: Forwarded) => forwarded.push(each);
  listening = listen(turnero, { to: port.url, secret, signal, onForwarded, idleMs: 20, ...options });
  return listening;
};
const ids = () => port.received.map(({ body }) => JSON.parse(body).id);

describe("listening", () => {
  it("posts what happens from then on, in order, as a delivery that every verifier takes", async () => {
    await happen("booking.created", "bkg_before");
    await new Promise((done) => setTimeout(done, 5)); // What happened before is told by the millisecond.
    start();
    const [made, updated] = [await happen("booking.created", "bkg_1"), await happen("customer.updated", "cus_1")];
    await expect.poll(ids).toEqual([made, updated]);
    const [first, second] = port.received.map(({ body }) => JSON.parse(body));
    expect(first).toEqual({
      id: made,
      type: "booking.created",
      created_at: expect.any(String),
      workspace_id: world.id,
      data: { booking: { id: "bkg_1" } },
    });
    expect(second).toMatchObject({ sequence: expect.any(Number), data: { customer_id: "cus_1" } });
    for (const { body, headers } of port.received) {
      const event = await verifyWebhook(body, headers["svc-signature"] as string, secret);
      expect(event.type).toBe(headers["svc-event"]);
      expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual(event);
    }
    expect(forwarded.map(({ event, status }) => [event.id, status])).toEqual([
      [made, 204],
      [updated, 204],
    ]);
  });

  it("has the very bytes of a delivery", async () => {
    const after = await happen("booking.created", "bkg_0");
    for (const type of ["booking.confirmed", "booking.taken"] as const) await happen(type, "bkg_1");
    start({ after });
    await expect.poll(() => port.received.length).toBe(2);
    const told = await prisma().$queryRaw<{ body: string }[]>`
      SELECT webhook_body(e) AS body FROM event e WHERE e.project_id = ${world.id} AND e.id <> ${after} ORDER BY published_seq`;
    expect(port.received.map(({ body }) => JSON.parse(body))).toEqual(told.map(({ body }) => JSON.parse(body)));
  });

  it("keeps to the types that were asked for, and goes on after an event", async () => {
    const [known, missed] = [await happen("booking.created", "bkg_1"), await happen("booking.completed", "bkg_1")];
    await happen("customer.created", "cus_1");
    start({ after: known, types: ["booking.completed"] });
    await expect.poll(ids).toEqual([missed]);
    const later = await happen("booking.completed", "bkg_2");
    await expect.poll(ids).toEqual([missed, later]);
  });

  it("tells of a receiver that refuses or is not there, and goes on", async () => {
    port.answerWith((reply) => reply.writeHead(500).end());
    start();
    await happen("booking.created", "bkg_1");
    await expect.poll(() => forwarded.map(({ status }) => status)).toEqual([500]);
    await port.stop();
    await happen("booking.created", "bkg_2");
    await expect
      .poll(() => forwarded.map(({ status, error }) => [status, error]))
      .toEqual([
        [500, null],
        [null, "ECONNREFUSED"],
      ]);
  });

  it("asks again when the service was out of reach, and loses nothing", async () => {
    let down = true;
    const troubles: string[] = [];
    const fetch: typeof real = (url, init) => (down ? Promise.reject(new TypeError("fetch failed")) : real(url, init));
    start({ onTrouble: ({ code }) => troubles.push(code) }, { fetch, maxRetries: 0 });
    const id = await happen("booking.created", "bkg_1");
    await expect.poll(() => troubles[0]).toBe("network_error");
    down = false;
    await expect.poll(ids).toEqual([id]);
  });

  it("ends with what the service refuses: a key without the scope, an unknown type", async () => {
    const { key } = await makeKey(world.id, ["bookings:read"]);
    const refused = await start({}, { apiKey: key }).catch((error: TurneroProblem) => error.code);
    expect(refused).toBe("insufficient_scope");
    const unknown = await start({ types: "booking.eaten" }).catch((error: TurneroProblem) => error.code);
    expect(unknown).toBe("validation_error");
  });
});
