import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

type Answer = Booking & {
  code?: string;
  alternatives?: { start: string; end: string }[];
  held_alternative?: Booking | null;
};

let world: Awaited<ReturnType<typeof makeProject>>;
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
});

const customer = () => ({ name: "Ana", phone: `+5959${90_000_000 + n++}` });
/** As a client does: what answers 503, on a machine too busy for 64 writers, has changed nothing and is sent again. */
async function post(path: string, body: object, key = `b${n++}`, headers: Record<string, string> = {}) {
  for (;;) {
    const answer = await world.call<Answer>(path, { method: "POST", body, idempotencyKey: key, headers });
    if (answer.status !== 503) return answer;
  }
}
const bookingsOf = (service_id: string) => prisma().booking.count({ where: { project_id: world.id, service_id } });

describe("a refused request with hold_best", () => {
  it("holds the nearest free time with all that was sent, and repeats its answer", async () => {
    const { service } = await makeChairs(world.id, 1);
    const start = hourAhead(3, 12);
    await post("/bookings", { service_id: service, start, customer: customer() });
    const wish = { service_id: service, start, customer: customer(), notes: "Window", tags: ["vip"], hold_best: true };
    const refused = await post("/bookings", wish, "best");
    expect(refused.status).toBe(409);
    expect(refused.headers.get("idempotency-replayed")).toBeNull();
    expect(refused.body).toMatchObject({
      code: "slot_taken",
      alternatives: [13, 10, 14, 9].map((hour) => ({ start: hourAhead(3, hour), end: hourAhead(3, hour + 1) })),
      held_alternative: {
        status: "held",
        start: hourAhead(3, 11),
        notes: "Window",
        tags: ["vip"],
        customer: { phone: wish.customer.phone },
      },
    });
    const held = refused.body.held_alternative as Booking;
    expect((await world.call<Booking>(`/bookings/${held.id}`)).body).toEqual(held);
    const again = await post("/bookings", wish, "best");
    expect([again.status, again.headers.get("idempotency-replayed")]).toEqual([409, "true"]);
    expect(again.body).toEqual(refused.body);
    expect(await bookingsOf(service)).toBe(2);
    const events = await prisma().event.findMany({ where: { project_id: world.id, subject_id: held.id } });
    expect(events.map(({ type }) => type)).toEqual(["booking.created"]);
    const confirmed = await post(`/holds/${held.id}/confirm`, {});
    expect(confirmed.body).toMatchObject({ id: held.id, status: "confirmed", notes: "Window" });
  });

  it("is served by another resource at the same time where one is free, so that nothing is refused", async () => {
    const { service } = await makeChairs(world.id, 2);
    const wish = { service_id: service, start: hourAhead(3, 12), hold_best: true };
    const two = [await post("/holds", wish), await post("/holds", wish)];
    expect(two.map(({ status }) => status)).toEqual([201, 201]);
    expect((await post("/holds", wish)).body.held_alternative?.start).toBe(hourAhead(3, 11));
    expect((await post("/holds", wish)).body.held_alternative?.start).toBe(hourAhead(3, 11));
  });

  it("says so when nothing is free, and holds nothing in a dry run or for a wrong body", async () => {
    const { service } = await makeChairs(world.id, 1, {
      slot_interval_minutes: 1440,
      max_advance_days: 2,
      intake_fields: [{ key: "age", label: "Age", type: "number", required: false, options: [] }],
    });
    const { body: slots } = await world.call<{ data: { start: string }[] }>(`/slots?service_id=${service}`);
    const [first, ...others] = slots.data as [{ start: string }, ...{ start: string }[]];
    expect(others.length).toBeGreaterThan(0);
    expect((await post("/holds", { service_id: service, start: first.start })).status).toBe(201);
    const wish = { service_id: service, start: first.start, hold_best: true };
    const dry = await post("/holds", wish, "dry", { "turnero-dry-run": "true" });
    expect([dry.status, dry.body.held_alternative?.status]).toEqual([409, "held"]);
    const wrong = await post("/bookings", { ...wish, customer: customer(), intake: { age: "old" } });
    expect(wrong.status).toBe(422);
    expect(await bookingsOf(service)).toBe(1);
    for (const { start } of others) await post("/holds", { service_id: service, start });
    expect((await post("/holds", wish)).body).toMatchObject({ alternatives: [], held_alternative: null });
    const { held_alternative, ...plain } = (await post("/holds", { ...wish, hold_best: false })).body;
    expect([held_alternative, plain.code]).toEqual([undefined, "slot_taken"]);
  });

  it("keeps its word under 64 writers at once: every held alternative confirms", async () => {
    const { service } = await makeChairs(world.id, 2);
    const start = hourAhead(5, 12);
    const wish = () => ({ service_id: service, start, customer: customer(), hold_best: true });
    const answers = await Promise.all(
      Array.from({ length: 64 }, (_, i) => post(i % 2 ? "/bookings" : "/holds", wish())),
    );
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body);
    const lost = answers.filter(({ status }) => status === 409).map(({ body }) => body.held_alternative);
    expect([made.length, lost.length]).toEqual([2, 62]);
    expect(lost.every((held) => held?.status === "held")).toBe(true);
    const held = [...lost, ...made.filter(({ status }) => status === "held")] as Booking[];
    const confirmed = await Promise.all(held.map(({ id }) => post(`/holds/${id}/confirm`, {})));
    expect(new Set(confirmed.map(({ status }) => status))).toEqual(new Set([200]));
    const taken = await prisma().allocation.groupBy({
      by: ["resource_id", "start_at"],
      where: { project_id: world.id, booking: { service_id: service }, blocks: true },
      _count: true,
    });
    expect(taken).toHaveLength(64);
    // The nearest times: the 64 lie around the wish without a gap, two by two.
    const hours = [...new Set(taken.map(({ start_at }) => start_at.getTime()))].sort((a, b) => a - b);
    expect(hours).toHaveLength(32);
    expect((hours.at(-1) as number) - (hours[0] as number)).toBe(31 * 3_600_000);
  });
});
