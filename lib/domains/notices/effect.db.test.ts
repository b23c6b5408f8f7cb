import { beforeAll, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import type { Notice, NoticeSettings, ReminderEffect } from "@/lib/domains/notices/schema";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let service: string;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  ({ service } = await makeChairs(world.id, 40));
});

const window = `from=${hourAhead(6, 0)}&to=${hourAhead(8, 0)}`;
const effect = async () => (await world.call<ReminderEffect>(`/notice-settings/reminder-effect?${window}`)).body;
const lot = (holdout_percent: number) =>
  world.call<NoticeSettings>("/notice-settings", { method: "PATCH", body: { holdout_percent } });

async function book(n: number): Promise<{ id: string; heldOut: boolean; customer: string }> {
  const customer = { name: "Ana", phone: `+5959${82_000_000 + n}` };
  const body = { service_id: service, start: hourAhead(7, 9 + (n % 8)), customer };
  const made = await world.call<Booking>("/bookings", { method: "POST", body, idempotencyKey: `h${n}` });
  const { id } = made.body;
  const { data } = (await world.call<{ data: Notice[] }>(`/bookings/${id}/notices`)).body;
  const reminders = data.filter(({ kind }) => kind === "reminder");
  const out = reminders.filter(
    ({ status, cause, due_at }) => status === "withdrawn" && cause === "holdout" && due_at === null,
  );
  expect(out.length === 0 || out.length === reminders.length).toBe(true);
  expect(data.some(({ kind, status }) => kind === "confirmed" && status === "planned")).toBe(true); // Reminders only.
  return { id, heldOut: out.length > 0, customer: made.body.customer?.id ?? "" };
}

it("leaves customers without reminders by lot, and counts what becomes of both", async () => {
  expect(await effect()).toEqual({
    reminded: { visits: 0, missed: 0 },
    held_out: { visits: 0, missed: 0 },
    difference: null,
  });
  expect((await book(0)).heldOut).toBe(false);
  expect((await lot(50)).body.holdout_percent).toBe(50);
  const made = [];
  for (let n = 1; n <= 40; n++) made.push(await book(n));
  const out = made.filter(({ heldOut }) => heldOut);
  // Forty fair coins: fewer than 5 or more than 35 happens once in millions.
  expect(out.length).toBeGreaterThan(4);
  expect(out.length).toBeLessThan(36);
  const missed = [...out.slice(0, 3), ...made.filter(({ heldOut }) => !heldOut).slice(0, 1)].map(({ id }) => id);
  const where = (id: { in: string[] } | { notIn: string[] }) => ({ project_id: world.id, id });
  await prisma().booking.updateMany({ where: where({ in: missed }), data: { status: "no_show" } });
  await prisma().booking.updateMany({ where: where({ notIn: missed }), data: { status: "completed" } });
  const { reminded, held_out, difference } = await effect();
  expect(held_out).toEqual({ visits: out.length, missed: 3 });
  expect(reminded).toEqual({ visits: 41 - out.length, missed: 1 });
  expect(difference?.estimate).toBeCloseTo(3 / out.length - 1 / (41 - out.length), 10);
});

it("refuses a lot that would leave most without", async () => {
  expect((await lot(51)).status).toBe(422);
});
