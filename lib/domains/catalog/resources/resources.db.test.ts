import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { ResourceGroup } from "@/lib/domains/catalog/groups/schema";
import type { Resource } from "@/lib/domains/catalog/resources/schema";
import { bookingRow, catalogOf } from "@/lib/testing/catalog";
import { call, makeKey, makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;
type Page = { data: Resource[]; next_cursor: string | null };
let world: World;
let foreign: World;
let make: ReturnType<typeof catalogOf>;
beforeAll(async () => {
  world = await makeProject();
  foreign = await makeProject();
  make = catalogOf(world);
});

async function member(of: World): Promise<string> {
  const [user, id] = [newId("usr"), newId("mbr")];
  await prisma().user.create({ data: { id: user, email: `${user}@example.com`, name: "M", password_hash: "x" } });
  await prisma().member.create({ data: { project_id: of.id, id, user_id: user, role: "agent" } });
  return id;
}

const read = async (id: string) => (await world.call<Resource>(`/resources/${id}`)).body;
const readGroup = async (id: string) => (await world.call<ResourceGroup>(`/resource-groups/${id}`)).body;
const patch = (path: string, body: object) => world.call(path, { method: "PATCH", body });

describe("a resource", () => {
  it("is created with its defaults", async () => {
    const reply = await world.call<Resource>("/resources", { method: "POST", body: { name: "Sala 1", kind: "room" } });
    expect(reply.status).toBe(201);
    expect(reply.headers.get("location")).toBe(`/api/v1/resources/${reply.body.id}`);
    expect(reply.body).toMatchObject({
      capacity: 1,
      schedule_id: null,
      group_ids: [],
      member_id: null,
      location: null,
      active: true,
    });
  });

  it("is a member of the team, with a place", async () => {
    const member_id = await member(world);
    const location = { formatted: "Rua A, 1", lat: -23.5, lng: -46.6 };
    expect(await make.resource({ member_id, location })).toMatchObject({ member_id, location });
  });

  it.each([
    [{ capacity: 0 }, "#/capacity"],
    [{ kind: "ghost" }, "#/kind"],
    [{ colour: "red" }, "#/colour"],
  ])("refuses %j", async (body, pointer) => {
    const refused = await world.call("/resources", { method: "POST", body: { name: "X", kind: "room", ...body } });
    expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer }] } });
  });

  it("names nothing that is not the project's own", async () => {
    const theirs = catalogOf(foreign);
    const { id } = await make.resource();
    const gone = await make.group();
    await world.call(`/resource-groups/${gone.id}`, { method: "DELETE" });
    for (const body of [
      { schedule_id: (await theirs.schedule()).id },
      { group_ids: [(await theirs.group()).id] },
      { group_ids: [gone.id] },
      { member_id: await member(foreign) },
      { member_id: "mbr_unknown" },
    ]) {
      const created = await world.call("/resources", { method: "POST", body: { name: "X", kind: "room", ...body } });
      expect(created, JSON.stringify(body)).toMatchObject({ status: 404, body: { code: "not_found" } });
      expect((await patch(`/resources/${id}`, body)).status, JSON.stringify(body)).toBe(404);
    }
    const stranger = await theirs.resource();
    expect((await world.call(`/resources/${stranger.id}`)).status).toBe(404);
    expect((await patch(`/resources/${stranger.id}`, { name: "Mine" })).status).toBe(404);
    expect((await world.call(`/resources/${stranger.id}`, { method: "DELETE" })).status).toBe(404);
    expect((await world.call(`/resources?group_id=${(await theirs.group()).id}`)).status).toBe(404);
  });

  it("keeps both of two changes made at once", async () => {
    const { id } = await make.resource();
    await Promise.all([
      patch(`/resources/${id}`, { capacity: 7 }),
      patch(`/resources/${id}`, { active: false }),
      patch(`/resources/${id}`, { name: "Eva" }),
    ]);
    expect(await read(id)).toMatchObject({ capacity: 7, active: false, name: "Eva" });
  });
});

describe("membership of a group", () => {
  it("is one list, seen from both sides", async () => {
    const [a, b] = [await make.resource(), await make.resource()];
    const group = await make.group({ resource_ids: [b.id, a.id, a.id] });
    expect(group.resource_ids).toEqual([a.id, b.id]);
    expect((await read(a.id)).group_ids).toEqual([group.id]);
    await patch(`/resources/${a.id}`, { group_ids: [] });
    expect((await readGroup(group.id)).resource_ids).toEqual([b.id]);
    const second = await make.resource({ group_ids: [group.id] });
    expect((await readGroup(group.id)).resource_ids).toEqual([b.id, second.id]);
    await patch(`/resource-groups/${group.id}`, { resource_ids: [a.id] });
    expect((await read(b.id)).group_ids).toEqual([]);
    expect((await read(a.id)).group_ids).toEqual([group.id]);
  });

  it("survives changes from both sides at once", async () => {
    const resources = await Promise.all(Array.from({ length: 4 }, () => make.resource()));
    const group = await make.group();
    const ids = resources.map(({ id }) => id);
    const replies = await Promise.all([
      ...ids.map((id) => patch(`/resources/${id}`, { group_ids: [group.id] })),
      ...ids.map(() => patch(`/resource-groups/${group.id}`, { resource_ids: ids })),
    ]);
    expect(replies.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await readGroup(group.id)).resource_ids).toEqual([...ids].sort());
  });

  it("ends with the resource", async () => {
    const { id } = await make.resource();
    const group = await make.group({ resource_ids: [id] });
    expect((await world.call(`/resources/${id}`, { method: "DELETE" })).status).toBe(204);
    expect((await readGroup(group.id)).resource_ids).toEqual([]);
  });

  it("takes no foreign resource", async () => {
    const theirs = await catalogOf(foreign).resource();
    const group = await make.group();
    const body = { name: "X", resource_ids: [theirs.id] };
    expect((await world.call("/resource-groups", { method: "POST", body })).status).toBe(404);
    expect((await patch(`/resource-groups/${group.id}`, { resource_ids: [theirs.id] })).status).toBe(404);
    const their = await catalogOf(foreign).group();
    for (const method of ["GET", "DELETE"])
      expect((await world.call(`/resource-groups/${their.id}`, { method })).status).toBe(404);
    expect((await patch(`/resource-groups/${their.id}`, { name: "Mine" })).status).toBe(404);
  });
});

describe("deleting", () => {
  it("refuses a resource that a service asks for or a live booking has", async () => {
    const { id } = await make.resource();
    const service = await make.service({ name: "Laser", requirements: [{ resource_id: id }] });
    expect(await world.call(`/resources/${id}`, { method: "DELETE" })).toMatchObject({
      status: 409,
      body: { code: "invalid_transition", held_by: [{ type: "service", id: service.id, name: "Laser" }] },
    });
    await patch(`/services/${service.id}`, { requirements: [] });
    const booking = await bookingRow(world, {
      service_id: service.id,
      status: "checked_in",
      assignee_resource_id: id,
    });
    expect(await world.call(`/resources/${id}`, { method: "DELETE" })).toMatchObject({
      status: 409,
      body: { held_by: [{ type: "booking", id: booking }] },
    });
    await prisma().booking.updateMany({ where: { id: booking }, data: { status: "completed" } });
    expect((await world.call(`/resources/${id}`, { method: "DELETE" })).status).toBe(204);
    expect(await prisma().resource.findFirst({ where: { id } })).toMatchObject({ name: "Ana" });
  });

  it("tells a booking that holds it by service, customer and start, to who may read bookings", async () => {
    const { id } = await make.resource();
    const service = await make.service({ name: "Haircut" });
    const customer = await world.call<{ id: string }>("/customers", {
      method: "POST",
      body: { name: "Ana", phone: "+5511900000001" },
    });
    const start_at = new Date("2026-12-01T13:00:00.000Z");
    const booking = await bookingRow(world, {
      service_id: service.id,
      status: "confirmed",
      assignee_resource_id: id,
      start_at,
      end_at: new Date("2026-12-01T13:30:00.000Z"),
    });
    await prisma().booking.updateMany({ where: { id: booking }, data: { customer_id: customer.body.id } });
    type Refusal = { held_by: object[] };
    const refusal = await world.call<Refusal>(`/resources/${id}`, { method: "DELETE" });
    expect(refusal.body.held_by).toEqual([
      {
        type: "booking",
        id: booking,
        name: null,
        service_name: "Haircut",
        customer_name: "Ana",
        start: start_at.toISOString(),
      },
    ]);
    const { key } = await makeKey(world.id, ["config:write"]);
    const blind = await call<Refusal>(`/resources/${id}`, { method: "DELETE", key });
    expect(blind.body.held_by).toEqual([{ type: "booking", id: booking, name: null }]);
  });

  it("refuses a group that a service needs, queues in, or that has live tasks", async () => {
    const group = await make.group();
    const path = `/resource-groups/${group.id}`;
    const needing = await make.service({ requirements: [{ group_id: group.id, quantity: 2 }] });
    const queue = await make.service({ kind: "queue", group_id: group.id });
    expect(await world.call(path, { method: "DELETE" })).toMatchObject({
      status: 409,
      body: { held_by: [{ id: needing.id }, { id: queue.id }] },
    });
    await world.call(`/services/${needing.id}`, { method: "DELETE" });
    await world.call(`/services/${queue.id}`, { method: "DELETE" });
    const task = await bookingRow(world, { service_id: queue.id, status: "confirmed", group_id: group.id });
    expect(await world.call(path, { method: "DELETE" })).toMatchObject({
      status: 409,
      body: { held_by: [{ type: "booking", id: task }] },
    });
    await prisma().booking.updateMany({ where: { id: task }, data: { status: "cancelled" } });
    expect((await world.call(path, { method: "DELETE" })).status).toBe(204);
    expect((await world.call(path)).status).toBe(404);
  });

  it("and using at once never leaves a service with a group that is gone", async () => {
    for (let i = 0; i < 6; i++) {
      const group = await make.group();
      const [created, deleted] = await Promise.all([
        world.call("/services", { method: "POST", body: { name: "Q", kind: "queue", group_id: group.id } }),
        world.call(`/resource-groups/${group.id}`, { method: "DELETE" }),
      ]);
      expect([
        [201, 409],
        [404, 204],
      ]).toContainEqual([created.status, deleted.status]);
    }
  });
});

describe("the list of resources", () => {
  it("gives each once, oldest first, by kind, group and activity", async () => {
    const other = await makeProject();
    const parts = catalogOf(other);
    const group = await parts.group();
    const made: Resource[] = [];
    for (let i = 0; i < 5; i++)
      made.push(
        await parts.resource({
          kind: i % 2 ? "room" : "person",
          active: i !== 4,
          group_ids: i < 2 ? [group.id] : [],
        }),
      );
    const all = async (filter: string) => {
      const seen: string[] = [];
      for (let cursor: string | null = ""; cursor !== null; ) {
        const page: Page = (await other.call<Page>(`/resources?limit=2${filter}${cursor ? `&cursor=${cursor}` : ""}`))
          .body;
        seen.push(...page.data.map(({ id }) => id));
        cursor = page.next_cursor;
      }
      return seen.map((id) => made.findIndex((each) => each.id === id));
    };
    expect(await all("")).toEqual([0, 1, 2, 3, 4]);
    expect(await all("&kind=room")).toEqual([1, 3]);
    expect(await all("&active=true")).toEqual([0, 1, 2, 3]);
    expect(await all("&active=false")).toEqual([4]);
    expect(await all(`&group_id=${group.id}`)).toEqual([0, 1]);
    expect((await other.call("/resources?active=maybe")).status).toBe(422);
    expect((await other.call("/resources?kind=ghost")).status).toBe(422);
  });
});
