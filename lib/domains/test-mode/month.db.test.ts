import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { TestClock } from "@/lib/domains/test-mode/schema";
import type { WebhookEndpointWithSecret } from "@/lib/domains/webhooks/schema";
import { makeTwin } from "@/lib/testing/background/twin";
import { setEnv } from "@/lib/testing/environment";
import { receiver } from "@/lib/testing/receiver";

setEnv("WEBHOOK_ALLOW_LOOPBACK", "true");
const hook = await receiver();
let twin: Awaited<ReturnType<typeof makeTwin>>;
beforeAll(async () => {
  twin = await makeTwin();
});
afterAll(() => hook.stop());

let n = 0;
const book = async (days: number, hour: number) => {
  const start = await twin.start(days, hour);
  n++;
  const customer = { name: `Ana ${n}`, phone: `+5511987${650_000 + n}`, email: `ana${n}@example.com` };
  return twin.post<Booking>("/bookings", { service_id: twin.service, start, customer });
};
const bookingNow = async ({ id }: Booking) => (await twin.call<Booking>(`/bookings/${id}`)).body;

describe("test mode", () => {
  it("runs automations when they are due, and calls nobody for them", async () => {
    const trigger = { type: "booking.created" };
    const actions = [
      { type: "add_tag", tag: "new", to: "booking" },
      { type: "wait", minutes: 120 },
      { type: "add_tag", tag: "later", to: "booking" },
      { type: "call_webhook", url: "https://hooks.example.com/x" },
    ];
    await twin.post("/automations", { name: "Tags", trigger, actions });
    const booking = await book(2, 10);
    await twin.forward(60);
    expect((await bookingNow(booking)).tags).toEqual(["new"]);
    await twin.forward(3 * 3600);
    expect((await bookingNow(booking)).tags).toEqual(["new", "later"]);
    const calls = (await twin.outgoing()).filter(({ way }) => way === "automation");
    expect(calls.map(({ recipient }) => recipient)).toEqual(["https://hooks.example.com/x"]);
    expect(calls[0]?.text).toContain(booking.id);
  });

  it("delivers webhooks that are registered there, marked, and retries them by its own clock", async () => {
    let refusals = 2;
    hook.answerWith((reply) => reply.writeHead(refusals-- > 0 ? 500 : 204).end());
    const body = { url: hook.url, events: ["booking.created"] };
    const endpoint = await twin.post<WebhookEndpointWithSecret>("/webhook-endpoints", body);
    const from = performance.now();
    const booking = await book(2, 11);
    await twin.forward(60);
    expect(hook.received.length).toBeGreaterThanOrEqual(1);
    await twin.forward(3600);
    expect(hook.received).toHaveLength(3);
    // Not the hour that the attempts are apart.
    expect(performance.now() - from).toBeLessThan(1_800_000);
    const [first] = hook.received;
    expect(first?.headers["turnero-test"]).toBe("true");
    expect(first?.body).toContain(booking.id);
    // Signed by the real clock, with which receivers compare it.
    const signedAt = Number(first?.headers["webhook-timestamp"]) * 1000;
    expect(Math.abs(Date.now() - signedAt)).toBeLessThan(120_000);
    await twin.call(`/webhook-endpoints/${endpoint.id}`, { method: "DELETE" });
  });

  it("lets a month with a hundred bookings pass, however busy the machine is", async () => {
    for (let day = 3; day < 28; day++) for (let hour = 9; hour < 13; hour++) await book(day, hour);
    const before = (await twin.outgoing()).length;
    const from = performance.now();
    const to = new Date(Date.parse((await twin.clockNow()).now) + 30 * 86_400_000).toISOString();
    let moved = await twin.post<TestClock>("/test/clock", { to });
    // A busy machine may need more than one call, which takes a minute at most.
    while (!moved.arrived) moved = await twin.post<TestClock>("/test/clock", { to });
    const took = performance.now() - from;
    process.stdout.write(`A month with 100 bookings: ${Math.round(took / 100) / 10} s\n`);
    expect(moved.arrived).toBe(true);
    expect((await twin.outgoing()).length).toBeGreaterThan(before);
    const due = moved.next_due_at === null ? Number.POSITIVE_INFINITY : Date.parse(moved.next_due_at);
    expect(due).toBeGreaterThan(Date.parse(moved.now));
  });
});
