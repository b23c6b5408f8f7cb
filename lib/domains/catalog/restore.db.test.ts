import { beforeAll, describe, expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import type { AuditEntry } from "@/lib/domains/team/schema";
import { catalogOf } from "@/lib/testing/catalog";
import { makeMember, makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;
type Thing = Record<string, unknown> & { id: string };
let world: World;
let make: ReturnType<typeof catalogOf>;
beforeAll(async () => {
  world = await makeProject();
  make = catalogOf(world);
});

const remove = async (path: string) => expect((await world.call(path, { method: "DELETE" })).status).toBe(204);
const restore = (path: string, by: World = world) => by.call<Thing>(`${path}/restore`, { method: "POST" });
const get = (path: string) => world.call<Thing>(path);
const withoutTime = ({ updated_at, ...thing }: Thing) => thing;

async function logOf(id: string): Promise<string[]> {
  const owner = await makeMember(world.id);
  const { body } = await owner.call<{ data: AuditEntry[] }>(`/team/audit-log?subject=${id}`);
  return body.data.map(({ action }) => action);
}

/** One of each part, with all that it can be linked with. */
const parts: [string, () => Promise<string>][] = [
  [
    "service",
    async () => {
      const [resource, schedule] = [await make.resource(), await make.schedule()];
      const group = await make.group({ resource_ids: [resource.id] });
      const requirements = [{ group_id: group.id, quantity: 2 }, { resource_id: resource.id }];
      return `/services/${(await make.service({ schedule_id: schedule.id, requirements })).id}`;
    },
  ],
  [
    "resource",
    async () => {
      const [one, two, schedule] = [await make.group(), await make.group(), await make.schedule()];
      const { id } = await make.resource({ schedule_id: schedule.id, group_ids: [one.id, two.id] });
      return `/resources/${id}`;
    },
  ],
  [
    "group",
    async () => {
      const [one, two] = [await make.resource(), await make.resource()];
      return `/resource-groups/${(await make.group({ resource_ids: [one.id, two.id] })).id}`;
    },
  ],
  ["schedule", async () => `/schedules/${(await make.schedule()).id}`],
];

describe.each(parts)("a deleted %s", (_part, made) => {
  it("comes back as it was, once, and the log says so", async () => {
    const path = await made();
    const { body: before } = await get(path);
    await remove(path);
    expect((await get(path)).status).toBe(404);
    const replies = await Promise.all([restore(path), restore(path), restore(path)]);
    for (const { status, body } of replies) expect([status, withoutTime(body)]).toEqual([200, withoutTime(before)]);
    expect(withoutTime((await get(path)).body)).toEqual(withoutTime(before));
    const log = await logOf(before.id);
    expect(log.map((action) => action.split(".")[1])).toEqual(["restored", "deleted", "created"]);
  });

  it("comes back for its own workspace alone, and for a day", async () => {
    const path = await made();
    await remove(path);
    expect((await restore(path, await makeProject())).status).toBe(404);
    expect((await get(path)).status).toBe(404);
    const where = { id: path.split("/")[2] ?? "" };
    const data = { deleted_at: new Date(Date.now() - 24 * 60 * 60 * 1000 - 60_000) };
    await prisma().service.updateMany({ where, data });
    await prisma().resource.updateMany({ where, data });
    await prisma().resourceGroup.updateMany({ where, data });
    await prisma().schedule.updateMany({ where, data });
    expect((await restore(path)).status).toBe(404);
  });
});

describe("what was deleted", () => {
  it("has its date overrides again", async () => {
    const { id } = await make.schedule();
    const path = `/schedules/${id}/overrides`;
    const override = { date: "2031-12-25", intervals: [], note: "Natal" };
    expect((await world.call(path, { method: "POST", body: override })).status).toBeLessThan(300);
    await remove(`/schedules/${id}`);
    expect((await restore(`/schedules/${id}`)).status).toBe(200);
    const { body } = await world.call<{ data: object[] }>(`/schedule-overrides?schedule_id=${id}`);
    expect(body.data).toMatchObject([override]);
  });

  it("does not come back without what it needs, and says what that is", async () => {
    const schedule = await make.schedule();
    const service = await make.service({ schedule_id: schedule.id });
    await remove(`/services/${service.id}`);
    await remove(`/schedules/${schedule.id}`);
    const refused = await restore(`/services/${service.id}`);
    expect(refused).toMatchObject({ status: 409, body: { code: "invalid_transition" } });
    expect(refused.body.detail).toContain(`There is no schedule ${schedule.id}.`);
    expect((await restore(`/schedules/${schedule.id}`)).status).toBe(200);
    expect((await restore(`/services/${service.id}`)).status).toBe(200);
  });

  it("comes back without a group that is gone", async () => {
    const [stays, goes] = [await make.group(), await make.group()];
    const { id } = await make.resource({ group_ids: [stays.id, goes.id] });
    await remove(`/resources/${id}`);
    await remove(`/resource-groups/${goes.id}`);
    expect((await restore(`/resources/${id}`)).body.group_ids).toEqual([stays.id]);
  });

  it("never stands on what is deleted at the same moment", async () => {
    for (let round = 0; round < 5; round++) {
      const schedule = await make.schedule();
      const service = await make.service({ schedule_id: schedule.id });
      await remove(`/services/${service.id}`);
      const [restored, removed] = await Promise.all([
        restore(`/services/${service.id}`),
        world.call(`/schedules/${schedule.id}`, { method: "DELETE" }),
      ]);
      expect([
        [200, 409],
        [409, 204],
      ]).toContainEqual([restored.status, removed.status]);
    }
  });
});
