import { beforeAll, describe, expect, it } from "vitest";
import { pool } from "@/lib/core/db";
import { provenProject } from "@/lib/core/ids";
import { inTwin } from "@/lib/core/test-mode/twin";
import type { Booking } from "@/lib/domains/bookings/schema";
import { changes } from "@/lib/domains/live/stream";
import type { TestClock } from "@/lib/domains/test-mode/schema";
import { makeTwin } from "@/lib/testing/background/twin";

let twin: Awaited<ReturnType<typeof makeTwin>>;
beforeAll(async () => {
  twin = await makeTwin();
});

type List = { data: { id: string; name: string }[] };
const names = async (path: string) => (await twin.call<List>(path)).body.data.map(({ name }) => name);
const book = async (name: string, days: number) => {
  const body = {
    service_id: twin.service,
    start: await twin.start(days, 10),
    customer: { name, phone: "+5511987651234", email: "ana@example.com" },
  };
  return twin.post<Booking>("/bookings", body);
};
const reset = () => twin.post<TestClock>("/test/reset");

describe("starting test mode over", () => {
  it("leaves nothing but the catalog of now, the real time and the keys", async () => {
    await twin.post("/webhook-endpoints", { url: "https://93.184.215.14/hook", events: ["booking.created"] });
    await twin.post("/services", {
      name: "Made in test mode",
      kind: "appointment",
      duration_minutes: 30,
      requirements: [],
    });
    const booking = await book("Ana", 3);
    await twin.forward(40 * 86_400);
    expect((await twin.outgoing()).length).toBeGreaterThan(0);
    const live = await twin.live.call<{ id: string }>("/services", {
      method: "POST",
      body: { name: "Made live since", kind: "appointment", duration_minutes: 30, requirements: [] },
    });
    expect(live.status).toBe(201);

    const clock = await reset();
    expect(Math.abs(Date.parse(clock.now) - Date.now())).toBeLessThan(60_000);
    expect(clock).toMatchObject({ ahead_seconds: 0, next_due_at: null, arrived: true });
    expect((await twin.call(`/bookings/${booking.id}`)).status).toBe(404);
    for (const path of ["/bookings", "/customers", "/conversations", "/webhook-endpoints", "/test/outgoing"])
      expect((await twin.call<List>(path)).body.data).toEqual([]);
    expect((await names("/services")).sort()).toEqual(["Limpeza", "Made live since"]);
    expect((await twin.call("/me")).status).toBe(200);
  });

  it("leaves a twin that works, and of the live workspace everything", async () => {
    const customer = { name: "Real", phone: "+5511987650001" };
    const start = await twin.start(2, 12);
    const made = await twin.live.call<Booking>("/bookings", {
      method: "POST",
      idempotencyKey: "real",
      body: { service_id: twin.service, start, customer },
    });
    expect(made.status).toBe(201);
    await reset();
    expect((await twin.live.call(`/bookings/${made.body.id}`)).status).toBe(200);
    const booking = await book("Bia", 2);
    const { body } = await twin.call<Booking>(`/bookings/${booking.id}`);
    expect(body.status).toBe("confirmed");
    expect((await twin.forward(3600)).arrived).toBe(true);
  });

  it("offers the times that bookings and holds had taken", async () => {
    const [from, to] = await Promise.all([twin.start(4, 9), twin.start(4, 12)]);
    const path = `/slots?service_id=${twin.service}&from=${from}&to=${to}`;
    const offered = async () =>
      (await twin.call<{ data: { start: string }[] }>(path)).body.data.map(({ start }) => start);
    const all = await offered();
    for (let i = 0; i < 9; i++) await twin.post("/holds", { service_id: twin.service, start: from });
    expect(await offered()).toEqual(all.filter((start) => Date.parse(start) !== Date.parse(from)));
    await twin.forward(600);
    expect(await offered()).toEqual(all);
    for (let i = 0; i < 9; i++) await twin.post("/holds", { service_id: twin.service, start: from });
    expect(await offered()).not.toEqual(all);
    await reset();
    expect(await offered()).toEqual(all);
  });

  it("waits while the clock is moved, and ends at the real time", async () => {
    for (let day = 2; day < 8; day++) await book("Ana", day);
    const [moved, begun] = await Promise.all([twin.forward(20 * 86_400), reset()]);
    expect(moved.arrived).toBe(true);
    const { body } = await twin.call<TestClock>("/test/clock");
    const ahead = [0, 20 * 86_400];
    // Whoever came first: the other found the twin as it was left.
    expect(ahead).toContain(body.ahead_seconds);
    expect(begun.ahead_seconds).toBe(0);
    expect((await twin.call<List>("/bookings")).body.data).toEqual([]);
    await reset();
  });

  it("is in the audit log, and tells open pages to load everything anew", async () => {
    const me = (await twin.call<{ project: { id: string } }>("/me")).body;
    const headers = { "x-workspace-id": me.project.id };
    const stop = new AbortController();
    const { actor } = twin.live;
    const inside = { ...actor, project: { ...actor.project, id: provenProject(me.project.id) } };
    const inIt = <T>(work: () => T): T => inTwin({ id: me.project.id, offsetMs: 0 }, work);
    const stream = inIt(() => changes(inside, null, stop.signal));
    const next = async () => (await inIt(() => stream.next())).value?.event;
    expect(await next()).toBe("ready");
    await twin.owner.call("/test/reset", { method: "POST", headers });
    expect(await next()).toBe("reset");
    stop.abort();
    const log = await twin.owner.call<{ data: { action: string }[] }>("/team/audit-log", { headers });
    expect(log.body.data.map(({ action }) => action)).toEqual(["test_mode.reset"]);
  });

  it("is for whoever may change the settings, in test mode alone", async () => {
    expect((await twin.live.call("/test/reset", { method: "POST" })).status).toBe(404);
  });
});

it("counts a member's calls by the real clock in both worlds", async () => {
  const me = (await twin.call<{ project: { id: string } }>("/me")).body;
  await twin.forward(30 * 86_400);
  const headers = { "x-workspace-id": me.project.id };
  expect((await twin.owner.call("/bookings", { headers })).status).toBe(200);
  const { rows } = await pool().query<{ ahead: boolean }>(
    "SELECT updated_at > now() + interval '1 minute' AS ahead FROM rate_bucket",
  );
  expect(rows.filter(({ ahead }) => ahead)).toEqual([]);
});

it("lists what would have been sent by one way alone", async () => {
  await book("Ana", 2);
  await twin.forward(60);
  const by = async (way: string) =>
    (await twin.call<{ data: { way: string }[] }>(`/test/outgoing?way=${way}`)).body.data.map((sent) => sent.way);
  expect(new Set(await by("email"))).toEqual(new Set(["email"]));
  expect(await by("push")).toEqual([]);
  expect((await twin.call("/test/outgoing?way=pigeon")).status).toBe(422);
});
