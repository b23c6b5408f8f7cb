import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { Booking } from "@/lib/domains/bookings/schema";
import { hourAhead, makeChairs, makeGroup, makeService } from "@/lib/testing/catalog";
import { makeProject } from "@/lib/testing/world";

type Page = { data: Booking[]; next_cursor: string | null };
let world: Awaited<ReturnType<typeof makeProject>>;
let service: string;
let queue: string;
let chairs: string[];
let n = 0;
beforeAll(async () => {
  world = await makeProject({ timezone: "UTC" });
  ({ service, chairs } = await makeChairs(world.id, 2, {
    intake_fields: [
      { key: "allergies", label: "Allergies", type: "text", required: false, options: [] },
      { key: "size", label: "Size", type: "select", required: true, options: ["S", "M"] },
      { key: "born", label: "Born", type: "date", required: false, options: [] },
    ],
  }));
  const group = await makeGroup(world.id, chairs);
  queue = await makeService(world.id, [], { kind: "queue", group_id: group });
});

const post = <T = Booking>(path: string, body: object) =>
  world.call<T>(path, { method: "POST", body, idempotencyKey: `l${n++}` });
const book = async (start: string | null, more: object = {}) => {
  const person = { name: "Ana", phone: `+5959${50_000_000 + n++}` };
  const body = { service_id: start ? service : queue, ...(start ? { start } : {}), customer: person, ...more };
  return (await post("/bookings", body)).body;
};
const list = async (query: string) => (await world.call<Page>(`/bookings?${query}`)).body.data.map(({ id }) => id);

describe("the list of bookings", () => {
  it("goes by start, has tasks without one last, and leaves holds out unless they are asked for", async () => {
    const task = await book(null);
    const late = await book(hourAhead(5, 10));
    const early = await book(hourAhead(4, 10), { resource_ids: [chairs[1]] });
    const held = (await post("/holds", { service_id: service, start: hourAhead(4, 12) })).body;
    const gone = await book(hourAhead(4, 11));
    await world.call(`/bookings/${gone.id}/cancel`, { method: "POST", body: { reason: "Rain" } });

    expect(await list("")).toEqual([early.id, gone.id, late.id, task.id]);
    expect(await list("status=held")).toEqual([held.id]);
    expect(await list("status=confirmed,cancelled")).toEqual([early.id, gone.id, late.id, task.id]);
    expect(await list(`from=${early.start}&to=${late.start}`)).toEqual([early.id, gone.id]);
    expect(await list(`from=${late.start}`)).toEqual([late.id]);
    expect(await list(`resource_id=${chairs[1]}`)).toContain(early.id);
    expect(await list(`resource_id=${chairs[1]}`)).not.toContain(task.id);
    expect(await list(`customer_id=${late.customer?.id}`)).toEqual([late.id]);
    expect(await list(`service_id=${queue}`)).toEqual([task.id]);
    const theirs = await world.call<Page>(`/customers/${late.customer?.id}/bookings`);
    expect(theirs.body.data).toEqual([late]);

    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Page = (await world.call<Page>(`/bookings?limit=1${cursor ? `&cursor=${cursor}` : ""}`)).body;
      seen.push(...page.data.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual([early.id, gone.id, late.id, task.id]);
  });

  it("does not find what nobody has, nor what another project has", async () => {
    const other = await makeProject();
    const { id, customer } = await book(hourAhead(6, 10));
    for (const path of [
      `/bookings?customer_id=${customer?.id}`,
      `/bookings?resource_id=${chairs[0]}`,
      `/bookings?service_id=${service}`,
      `/bookings/${id}`,
      `/bookings/${id}/stage-history`,
      `/customers/${customer?.id}/bookings`,
      `/slots?service_id=${service}`,
    ]) {
      expect(await other.call(path), path).toMatchObject({ status: 404, body: { code: "not_found" } });
    }
    for (const path of [`/bookings/${id}/cancel`, `/bookings/${id}/complete`, `/holds/${id}/confirm`]) {
      const refused = await other.call(path, { method: "POST", body: {}, idempotencyKey: "x" });
      expect(refused, path).toMatchObject({ status: 404 });
    }
    expect(await other.call(`/holds/${id}`, { method: "DELETE" })).toMatchObject({ status: 404 });
    const moved = await other.call(`/bookings/${id}/reschedule`, {
      method: "POST",
      body: { start: hourAhead(7, 10) },
      idempotencyKey: "y",
    });
    expect(moved).toMatchObject({ status: 404 });
    expect(await world.call("/bookings?status=gone")).toMatchObject({ status: 422 });
  });
});

describe("changing a booking", () => {
  it("takes notes and answers to the service's questions, and nothing that it does not ask", async () => {
    const { id } = await book(hourAhead(8, 10));
    const patch = (body: object) => world.call<Booking>(`/bookings/${id}`, { method: "PATCH", body });
    const changed = await patch({ notes: "By the window", intake: { size: "M" } });
    expect(changed).toMatchObject({ status: 200, body: { notes: "By the window", intake: { size: "M" }, version: 2 } });
    expect(await patch({ notes: "By the window", intake: { size: "M" } })).toMatchObject({ body: { version: 2 } });
    const told = { project_id: world.id, subject_id: id, action: "booking.updated" };
    expect(await prisma().auditEntry.count({ where: told })).toBe(1);
    for (const [intake, pointer, code] of [
      [{ size: "XL" }, "#/intake/size", "invalid_type"],
      [{ size: "S", born: "2001-02-29" }, "#/intake/born", "invalid_type"],
      [{ allergies: "nuts" }, "#/intake/size", "required"],
      [{ size: "S", colour: "red" }, "#/intake/colour", "unknown_field"],
    ] as const) {
      expect(await patch({ intake })).toMatchObject({ status: 422, body: { errors: [{ pointer, code }] } });
    }
    expect((await patch({ ...changed.body, notes: null })).body).toMatchObject({ notes: null, version: 3 });
    const refused = await post("/bookings", {
      service_id: service,
      start: hourAhead(8, 12),
      customer: { name: "B", phone: "+595950111111" },
      intake: { size: 3 },
    });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: "#/intake/size" }] } });
  });
});
