import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs } from "@/lib/testing/catalog";
import { makeQueue } from "@/lib/testing/queue";
import { makeProject } from "@/lib/testing/world";

let world: Awaited<ReturnType<typeof makeProject>>;
let service = "";
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  service = (await makeChairs(world.id, 5)).service;
});

const post = async (path: string, body: object) =>
  (await world.call<Booking>(path, { method: "POST", body, idempotencyKey: `a${n++}` })).body;
const customer = () => ({ name: "Ana", phone: `+5959${65_000_000 + n++}` });
const book = () => post("/bookings", { service_id: service, start: hourAhead(3, 9), customer: customer() });
/** As the customer's answer to a reminder does. */
const says = ({ id }: Booking) =>
  prisma().booking.update({
    where: { project_id_id: { project_id: world.id, id } },
    data: { attending_since: new Date() },
  });
const listed = async (path: string) => (await world.call<{ data: Booking[] }>(path)).body.data.map(({ id }) => id);

describe("a customer who has said that they come", () => {
  it("is told apart from those who have not, in bookings and in tasks", async () => {
    const [coming, silent, cancelled, arrived] = [await book(), await book(), await book(), await book()];
    await says(coming);
    await says(cancelled);
    await post(`/bookings/${cancelled.id}/cancel`, {});
    await post(`/bookings/${arrived.id}/check-in`, {});
    await (await makeQueue(world)).task(); // Without a time there is nothing to come to.
    for (const list of ["/bookings", "/work-items", `/customers/${coming.customer?.id}/bookings`])
      expect(await listed(`${list}?attending=true`), list).toEqual([coming.id]);
    for (const list of ["/bookings", "/work-items"])
      expect(await listed(`${list}?attending=false`), list).toEqual([silent.id]);
  });

  it("is asked for by yes or no alone", async () => {
    expect((await world.call("/bookings?attending=perhaps")).status).toBe(422);
  });
});
