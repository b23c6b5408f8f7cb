import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { TimeOff } from "@/lib/domains/catalog/resources/schema";
import { bookingRow, catalogOf } from "@/lib/testing/catalog";
import { letAllocationsChangeAlone } from "@/lib/testing/slots/allocation-rule";
import { makeProject } from "@/lib/testing/world";

await letAllocationsChangeAlone();

type Page = { data: TimeOff[]; next_cursor: string | null };
let world: Awaited<ReturnType<typeof makeProject>>;
let make: ReturnType<typeof catalogOf>;
beforeAll(async () => {
  world = await makeProject();
  make = catalogOf(world);
});

const off = (resource: string, body: object) =>
  world.call<TimeOff>(`/resources/${resource}/time-off`, { method: "POST", body });
const list = async (resource: string, query = "") =>
  (await world.call<Page>(`/resources/${resource}/time-off${query}`)).body.data;

const morning = { start: "2026-06-01T08:00:00-03:00", end: "2026-06-01T12:00:00-03:00" };

async function booked(status: string, from: string, to: string, extra: { hold_expires_at?: Date } = {}) {
  const resource = await make.resource();
  const service = await make.service();
  const booking = await bookingRow(world, {
    service_id: service.id,
    status,
    start_at: new Date(from),
    end_at: new Date(to),
    assignee_resource_id: resource.id,
    ...extra,
  });
  return { resource: resource.id, booking };
}

describe("time off", () => {
  it("is given, listed and taken back", async () => {
    const { id } = await make.resource();
    const reply = await off(id, { ...morning, reason: "Congresso" });
    expect(reply.status).toBe(201);
    expect(reply.headers.get("location")).toBe(`/api/v1/resources/${id}/time-off`);
    expect(reply.body).toMatchObject({
      resource_id: id,
      start: "2026-06-01T11:00:00.000Z",
      end: "2026-06-01T15:00:00.000Z",
      reason: "Congresso",
      conflicts: [],
    });
    expect(await list(id)).toEqual([reply.body]);
    const path = `/resources/${id}/time-off/${reply.body.id}`;
    expect((await world.call(path, { method: "DELETE" })).status).toBe(204);
    expect((await world.call(path, { method: "DELETE" })).status).toBe(404);
    const where = { project_id: world.id, subject_id: id };
    const actions = await prisma().auditEntry.findMany({ where, orderBy: { id: "asc" } });
    expect(actions.map(({ action }) => action)).toEqual([
      "resource.created",
      "resource.time_off_added",
      "resource.time_off_removed",
    ]);
  });

  it("has a length", async () => {
    const { id } = await make.resource();
    for (const body of [
      { start: morning.end, end: morning.start },
      { start: morning.start, end: morning.start },
    ])
      expect(await off(id, body)).toMatchObject({
        status: 422,
        body: { errors: [{ pointer: "#/end", code: "not_after_start" }] },
      });
    expect((await off(id, { ...morning, start: "2026-06-01T08:00:00" })).status).toBe(422);
  });

  it("does not cover a booking unless forced, and then lists it", async () => {
    const { resource, booking } = await booked("confirmed", "2026-06-01T14:30:00Z", "2026-06-01T16:00:00Z");
    const conflicts = [{ booking_id: booking, start: "2026-06-01T14:30:00.000Z", end: "2026-06-01T16:00:00.000Z" }];
    expect(await off(resource, morning)).toMatchObject({
      status: 409,
      body: { code: "invalid_transition", conflicts },
    });
    expect(await list(resource)).toEqual([]);
    expect(await off(resource, { ...morning, force: true })).toMatchObject({ status: 201, body: { conflicts } });
    expect(await list(resource)).toMatchObject([{ conflicts }]);
    await prisma().booking.updateMany({ where: { id: booking }, data: { status: "cancelled" } });
    expect(await list(resource)).toMatchObject([{ conflicts: [] }]);
  });

  it("that falls into the time after a booking lists it when it is made and when it is read", async () => {
    const { resource, booking } = await booked("confirmed", "2026-06-01T10:00:00Z", "2026-06-01T10:50:00Z");
    // The service's buffer reaches into the morning.
    const data = { end_at: new Date("2026-06-01T11:20:00Z") };
    await prisma().allocation.updateMany({ where: { booking_id: booking }, data });
    const conflicts = [{ booking_id: booking, start: "2026-06-01T10:00:00.000Z", end: "2026-06-01T10:50:00.000Z" }];
    expect((await off(resource, { ...morning, force: true })).body).toMatchObject({ conflicts });
    await off(resource, { start: "2026-06-01T12:00:00Z", end: "2026-06-01T13:00:00Z" });
    expect((await list(resource)).map((each) => each.conflicts)).toEqual([conflicts, []]);
  });

  it("may touch a booking, and ignores what is over or expired", async () => {
    const touching = await booked("confirmed", "2026-06-01T15:00:00Z", "2026-06-01T16:00:00Z");
    const done = await booked("completed", "2026-06-01T12:00:00Z", "2026-06-01T13:00:00Z");
    const expired = await booked("held", "2026-06-01T12:00:00Z", "2026-06-01T13:00:00Z", {
      hold_expires_at: new Date(Date.now() - 1000),
    });
    const held = await booked("held", "2026-06-01T12:00:00Z", "2026-06-01T13:00:00Z", {
      hold_expires_at: new Date(Date.now() + 600_000),
    });
    for (const { resource } of [touching, done, expired]) expect((await off(resource, morning)).status).toBe(201);
    expect((await off(held.resource, morning)).status).toBe(409);
  });

  it("is listed by start, page by page, and within a window", async () => {
    const { id } = await make.resource();
    for (const day of ["03", "01", "02", "04"])
      await off(id, { start: `2026-07-${day}T10:00:00Z`, end: `2026-07-${day}T20:00:00Z` });
    const seen: string[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: Page = (
        await world.call<Page>(`/resources/${id}/time-off?limit=3${cursor ? `&cursor=${cursor}` : ""}`)
      ).body;
      seen.push(...page.data.map(({ start }) => start.slice(8, 10)));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(["01", "02", "03", "04"]);
    const window = await list(id, "?from=2026-07-01T20:00:00Z&to=2026-07-03T10:00:00Z");
    expect(window.map(({ start }) => start.slice(8, 10))).toEqual(["02"]);
  });

  it("belongs to its resource and its project alone", async () => {
    const [mine, other] = [await make.resource(), await make.resource()];
    const foreign = await catalogOf(await makeProject()).resource();
    const { body } = await off(mine.id, morning);
    for (const resource of [other.id, foreign.id, "res_unknown"])
      expect((await world.call(`/resources/${resource}/time-off/${body.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await off(foreign.id, morning)).status).toBe(404);
    expect((await world.call(`/resources/${foreign.id}/time-off`)).status).toBe(404);
    expect(await list(mine.id)).toHaveLength(1);
  });
});
