import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { prisma } from "@/lib/core/db";
import { receiveMessage } from "@/lib/domains/conversations/messages/receive";
import { recountAll } from "@/lib/domains/reports/recount";
import type { ConversationsReport, PageReport } from "@/lib/domains/reports/schema";
import { catalogOf, daily, hourAhead, makeChairs } from "@/lib/testing/catalog";
import { call, makeMember, makeProject } from "@/lib/testing/world";

const world = await makeProject({ timezone: "UTC" });
const { service } = await makeChairs(world.id, 1);
const owner = await makeMember(world.id, "owner");
await owner.call("/booking-page", { method: "PUT", body: { enabled: true } });
const { body: shop } = await owner.call<{ url: string }>("/booking-page");
const page = `/public/pages/${shop.url.split("/").at(-1)}`;

describe("the funnel of the booking page", () => {
  const steps = (...reached: string[]) => call(`${page}/steps`, { method: "POST", body: { steps: reached } });
  const totals = async () => (await world.call<z.output<typeof PageReport>>("/reports/page")).body.totals;

  it("adds up what visitors reach, and counts a booking once however often it is confirmed", async () => {
    expect((await steps("opened")).status).toBe(204);
    await Promise.all(Array.from({ length: 9 }, () => steps("opened", "chose_service")));
    await steps("chose_time");
    const hold = await call<{ id: string; token: string }>(`${page}/holds`, {
      method: "POST",
      body: { service_id: service, start: hourAhead(3, 12) },
    });
    const body = { token: hold.body.token, customer: { name: "Ana", phone: "+5511987650001" } };
    for (let n = 0; n < 2; n++)
      expect((await call(`${page}/holds/${hold.body.id}/confirm`, { method: "POST", body })).status).toBe(200);
    expect(await totals()).toEqual({ opened: 10, chose_service: 9, chose_time: 1, booked: 1, booking_rate: 0.1 });
  });

  it("counts work without a time too", async () => {
    const catalog = catalogOf(world);
    const schedule = await catalog.schedule({ timezone: "UTC", weekly: daily("00:00", "24:00") });
    const driver = await catalog.resource({ name: "Rui", schedule_id: schedule.id });
    const group = await catalog.group({ resource_ids: [driver.id] });
    const queue = await catalog.service({ name: "Entrega", kind: "queue", group_id: group.id });
    const body = { service_id: queue.id, customer: { name: "Bia", phone: "+5511987650002" } };
    expect((await call(`${page}/tasks`, { method: "POST", body })).status).toBe(201);
    expect((await totals()).booked).toBe(2);
  });

  it("refuses what is no step, and a page that is not there, and counts neither", async () => {
    const before = await totals();
    expect((await steps()).status).toBe(422);
    expect((await steps("booked")).status).toBe(422);
    const elsewhere = await call("/public/pages/nobody-has-this/steps", {
      method: "POST",
      body: { steps: ["opened"] },
    });
    expect(elsewhere.status).toBe(404);
    expect(await totals()).toEqual(before);
  });
});

describe("the funnel of the chat", () => {
  const totals = async () =>
    (await world.call<z.output<typeof ConversationsReport>>("/reports/conversations")).body.totals;
  const talk = async (external_id: string) => {
    const contact = { channel: "telegram", external_id, display_name: "Ana", phone: null } as const;
    const said = { external_id: null, kind: "text", text: "Oi" } as const;
    return (await receiveMessage(world.id, contact, said, new Date()))?.conversation_id as string;
  };
  const bookIn = async (conversation_id: string, hour: number) => {
    const { body } = await world.call<{ id: string; customer: { id: string } }>("/holds", {
      method: "POST",
      body: { service_id: service, start: hourAhead(4, hour), customer: { name: "Ana", phone: "+5511987650003" } },
      idempotencyKey: `chat ${hour}`,
    });
    await prisma().booking.update({
      where: { project_id_id: { project_id: world.id, id: body.id } },
      data: { conversation_id },
    });
    return body.id;
  };

  it("follows a hold until it is booked, before and after the days are added up", async () => {
    const [first, second] = [await talk("1"), await talk("2")];
    await talk("3");
    expect(await totals()).toMatchObject({ conversations: 3, held: 0, booked: 0, booking_rate: 0 });
    const hold = await bookIn(first, 9);
    await bookIn(second, 11);
    await recountAll();
    expect(await totals()).toMatchObject({ held: 2, booked: 0 });
    const confirm = { method: "POST", body: {}, idempotencyKey: "confirmed" } as const;
    expect((await world.call(`/holds/${hold}/confirm`, confirm)).status).toBe(200);
    const live = await totals();
    expect(live).toMatchObject({ conversations: 3, held: 2, booked: 1, booking_rate: 0.3333 });
    await recountAll();
    expect(await totals()).toEqual(live);
  });
});
