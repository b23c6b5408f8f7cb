import { expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { publicEvents } from "@/lib/core/events";
import { webhookEvents } from "@/lib/domains/webhooks/catalogue";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

it("what is told of a booking is what the description says of its events, to the last field", async () => {
  const world = await makeProject({ timezone: "UTC" });
  const { service } = await makeChairs(world.id, 4);
  let n = 0;
  const post = async (path: string, body: object) => {
    const sent = { method: "POST", body, idempotencyKey: `payload-${n++}` };
    const reply = await world.call<{ id: string }>(path, sent);
    expect(reply.status, path).toBeLessThan(300);
    return reply.body.id;
  };
  const customer = { name: "Ana", phone: "+595981700100" };
  const book = () => post("/bookings", { service_id: service, start: hourAhead(3, 9 + n), customer });
  await post(`/bookings/${await book()}/cancel`, {});
  await post(`/bookings/${await book()}/no-show`, {});
  await post(
    `/bookings/${await post(`/bookings/${await book()}/reschedule`, { start: hourAhead(4, 9) })}/complete`,
    {},
  );

  const events = await prisma().$queryRaw<{ type: string; data: object }[]>`
    SELECT e.type, webhook_body(e)::jsonb->'data' AS data FROM event e
    WHERE e.project_id = ${world.id} AND e.type LIKE 'booking.%'`;
  const seen = new Set<string>();
  for (const { type, data } of events) {
    const described = webhookEvents[type as keyof typeof webhookEvents].body.shape.data;
    expect(described.parse(data), type).toEqual(data);
    seen.add(type);
  }
  expect([...seen].sort()).toEqual([...publicEvents].sort());
});
