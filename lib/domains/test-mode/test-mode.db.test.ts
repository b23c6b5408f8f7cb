import { beforeAll, describe, expect, it, vi } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { TestClock } from "@/lib/domains/test-mode/schema";
import { makeTwin } from "@/lib/testing/background/twin";
import { call, makeMember, makeProject } from "@/lib/testing/world";

type Refusal = { code: string; errors?: { pointer: string; code: string }[] };

let twin: Awaited<ReturnType<typeof makeTwin>>;
beforeAll(async () => {
  twin = await makeTwin();
});

const book = async (days: number, hour = 10) =>
  twin.post<Booking>("/bookings", {
    service_id: twin.service,
    start: await twin.start(days, hour),
    customer: { name: "Ana", phone: `+5511987651${100 + days}`, email: `ana${days}@example.com` },
  });

describe("a key of test mode", () => {
  it("says what it is, and works in a twin with the same catalog", async () => {
    expect(twin.key).toMatch(/^tk_test_/);
    const [test, live] = [
      await twin.call<{ data: object[] }>("/services"),
      await twin.live.call<{ data: object[] }>("/services"),
    ];
    const ids = (body: { data: object[] }) => body.data.map((each) => (each as { id: string }).id);
    expect(ids(test.body)).toEqual(ids(live.body));
    expect(ids(test.body)).toEqual([twin.service]);
  });

  it("has bookings and customers of its own, that the real workspace never sees", async () => {
    const booking = await book(3);
    expect((await twin.call(`/bookings/${booking.id}`)).status).toBe(200);
    expect((await twin.live.call(`/bookings/${booking.id}`)).status).toBe(404);
    expect(await prisma().booking.count()).toBe(0);
    expect(await prisma().customer.count()).toBe(0);
  });

  it("gets 404 for what is live", async () => {
    const { body } = await twin.live.call<{ id: string }>("/customers", {
      method: "POST",
      body: { name: "Real", phone: "+5511987650001" },
      idempotencyKey: "real",
    });
    expect((await twin.live.call(`/customers/${body.id}`)).status).toBe(200);
    const unknown = await twin.call<Refusal & { detail: string }>(`/customers/${body.id}`);
    expect(unknown).toMatchObject({
      status: 404,
      body: { detail: `There is no customer ${body.id}. Test mode has its own bookings, customers and messages.` },
    });
    const change = { method: "PATCH", body: { name: "Changed" } };
    expect((await twin.call<Refusal>(`/customers/${body.id}`, change)).status).toBe(404);
  });

  it("is nobody's when it is not known, and does not see another workspace's twin", async () => {
    const other = await makeTwin();
    const booking = await book(4);
    expect((await other.call<Refusal>(`/bookings/${booking.id}`)).status).toBe(404);
    expect((await call<Refusal>("/services", { key: `${twin.key.slice(0, -7)}0000000` })).status).toBe(401);
  });
});

describe("a tab in test mode", () => {
  it("is one of a member of the workspace, and of nobody else", async () => {
    const { project } = (await twin.call<{ project: { id: string } }>("/me")).body;
    const headers = { "x-workspace-id": project.id };
    const me = await twin.owner.call<{ project: { id: string }; member: { role: string } }>("/me", { headers });
    expect(me.body).toMatchObject({ project: { id: project.id }, member: { role: "owner" } });
    const made = await twin.owner.call<{ key: string }>("/api-keys", {
      method: "POST",
      body: { name: "tab", scopes: ["config:read"] },
      headers,
    });
    expect(made.body.key).toMatch(/^tk_test_/);
    expect((await twin.owner.call<{ data: object[] }>("/api-keys")).body.data).toHaveLength(1);
    const stranger = await makeMember((await makeProject()).id, "owner");
    expect((await stranger.call("/me", { headers })).status).toBe(401);
  });
});

describe("the clock", () => {
  it("is not there for a live key", async () => {
    expect((await twin.live.call<Refusal>("/test/clock")).status).toBe(404);
    const moved = await twin.live.call<Refusal>("/test/clock", { method: "POST", body: { by_seconds: 1 } });
    expect(moved.status).toBe(404);
  });

  it("does not go back", async () => {
    const to = new Date(Date.now() - 60_000).toISOString();
    const { status, body } = await twin.call<Refusal>("/test/clock", { method: "POST", body: { to } });
    expect(status).toBe(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: "#/to", code: "clock_backwards" })]);
    const both = await twin.call<Refusal>("/test/clock", { method: "POST", body: { to, by_seconds: 3 } });
    expect(both.status).toBe(422);
  });

  it("goes on where it is told, for the twin alone", async () => {
    const before = Date.parse((await twin.clockNow()).now);
    const moved = await twin.forward(3600);
    expect(moved.arrived).toBe(true);
    expect(Date.parse(moved.now) - before).toBeGreaterThanOrEqual(3_600_000);
    expect(Date.parse(moved.now) - before).toBeLessThan(3_700_000);
    expect(Math.abs(Date.parse((await twin.clockNow()).now) - Date.parse(moved.now))).toBeLessThan(60_000);
    const me = await twin.call<{ error?: string }>("/me");
    expect(me.status).toBe(200);
  });

  it("lets holds expire", async () => {
    const held = await twin.post<Booking>("/holds", { service_id: twin.service, start: await twin.start(5, 11) });
    expect(held.status).toBe("held");
    await twin.forward(300);
    expect((await twin.call<Booking>(`/bookings/${held.id}`)).body.status).toBe("held");
    await twin.forward(400);
    expect((await twin.call<Booking>(`/bookings/${held.id}`)).body.status).toBe("expired");
  });

  it("writes confirmations and reminders into the log, at their time", async () => {
    const booking = await book(6, 12);
    await twin.forward(1);
    const sent = await twin.outgoing();
    expect(sent[0]).toMatchObject({ way: "email", recipient: "ana6@example.com" });
    const start = Date.parse(booking.start ?? "");
    const before = sent.filter(({ recipient }) => recipient === "ana6@example.com").length;
    await twin.forward(7 * 86_400);
    const mine = (await twin.outgoing()).filter(({ recipient }) => recipient === "ana6@example.com");
    expect(mine.length).toBeGreaterThan(before);
    const reminder = mine[0];
    expect(Date.parse(reminder?.created_at ?? "")).toBeLessThan(start);
    expect(start - Date.parse(reminder?.created_at ?? "")).toBeLessThanOrEqual(25 * 3_600_000);
    expect(await prisma().outgoingMail.count()).toBe(0);
    expect(await prisma().testOutgoing.count()).toBe(0);
  });

  it("says where it stopped when its time was up, and goes on from there", async () => {
    await book(20, 13);
    const from = Date.parse((await twin.clockNow()).now);
    const to = new Date(from + 21 * 86_400_000).toISOString();
    let past = 0;
    const measured = vi.spyOn(performance, "now").mockImplementation(() => (past += 60_000));
    const first = await twin.post<TestClock>("/test/clock", { to });
    measured.mockRestore();
    expect(first.arrived).toBe(false);
    expect(Date.parse(first.now)).toBeLessThan(Date.parse(to));
    expect(Date.parse(first.next_due_at ?? "")).toBeLessThanOrEqual(Date.parse(to));
    let moved = first;
    for (let n = 0; n < 20 && !moved.arrived; n++) moved = await twin.post<TestClock>("/test/clock", { to });
    expect(moved.arrived).toBe(true);
    expect(Date.parse(moved.now)).toBeGreaterThanOrEqual(Date.parse(to));
  });
});
