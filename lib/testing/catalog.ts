import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import type { ResourceGroup } from "@/lib/domains/catalog/groups/schema";
import type { Resource } from "@/lib/domains/catalog/resources/schema";
import type { Schedule } from "@/lib/domains/catalog/schedules/schema";
import type { Service } from "@/lib/domains/catalog/services/schema";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;

/** Parts of a catalog, made through the API with the least that each needs. */
export function catalogOf(world: World) {
  const post = async <T>(path: string, body: object): Promise<T> => {
    const reply = await world.call<T>(path, { method: "POST", body });
    if (reply.status !== 201) throw new Error(`${path} answered ${reply.status}: ${JSON.stringify(reply.body)}`);
    return reply.body;
  };
  return {
    schedule: (body: object = {}) => post<Schedule>("/schedules", { name: "Hours", ...body }),
    resource: (body: object = {}) => post<Resource>("/resources", { name: "Ana", kind: "person", ...body }),
    group: (body: object = {}) => post<ResourceGroup>("/resource-groups", { name: "Team", ...body }),
    service: (body: object = {}) => post<Service>("/services", { name: "Visit", duration_minutes: 30, ...body }),
  };
}

/** A booking as a bare row with the time it takes of its assignee, for what only looks at bookings. */
export async function bookingRow(
  world: World,
  row: {
    service_id: string;
    status: string;
    start_at?: Date;
    end_at?: Date;
    hold_expires_at?: Date;
    assignee_resource_id?: string;
    group_id?: string;
  },
): Promise<string> {
  const id = newId("bkg");
  const { assignee_resource_id, start_at, end_at } = row;
  await prisma().$transaction(async (tx) => {
    await tx.booking.create({
      data: { project_id: world.id, id, stage: "scheduled", source: "api", currency: "BRL", ...row },
    });
    if (!assignee_resource_id || !start_at || !end_at) return;
    const place = { booking_id: id, resource_id: assignee_resource_id, place: 0, seat: 0, blocks: true };
    await tx.allocation.create({ data: { project_id: world.id, ...place, start_at, end_at } });
  });
  return id;
}

type Row = { weekday: number; from: string; to: string };

/** The same hours on every day of the week. */
export const daily = (from: string, to: string): Row[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, to }));

export async function makeSchedule(
  project: string,
  { timezone = "UTC", weekly = daily("09:00", "18:00") }: { timezone?: string; weekly?: Row[] } = {},
): Promise<string> {
  const id = newId("sch");
  await prisma().schedule.create({ data: { project_id: project, id, name: "Hours", timezone, weekly } });
  return id;
}

export async function makeResource(
  project: string,
  settings: Partial<Prisma.ResourceUncheckedCreateInput> = {},
): Promise<string> {
  const id = newId("res");
  const fields = { name: "Chair", kind: "person", capacity: 1, schedule_id: null, active: true };
  await prisma().resource.create({ data: { project_id: project, id, ...fields, ...settings } });
  return id;
}

export async function makeGroup(project: string, resources: readonly string[]): Promise<string> {
  const id = newId("grp");
  await prisma().resourceGroup.create({ data: { project_id: project, id, name: "Group" } });
  const data = resources.map((resource_id) => ({ project_id: project, group_id: id, resource_id }));
  await prisma().resourceGroupMember.createMany({ data });
  return id;
}

type Need = { group_id?: string; resource_id?: string; quantity?: number };

/** A service of an hour on the hour, with no notice and a year ahead, unless told otherwise. */
export async function makeService(
  project: string,
  requirements: readonly Need[],
  settings: Partial<Prisma.ServiceUncheckedCreateInput> = {},
): Promise<string> {
  const id = newId("svc");
  const fields = {
    name: "Service",
    kind: "appointment",
    duration_minutes: 60,
    buffer_minutes: 0,
    slot_interval_minutes: 60,
    min_notice_minutes: 0,
    max_advance_days: 365,
    max_party_size: 10,
    uses: "unit",
    currency: "BRL",
    intake_fields: [],
    color: "#2563eb",
    active: true,
  };
  await prisma().service.create({ data: { project_id: project, id, ...fields, ...settings } });
  const data = requirements.map(({ group_id = null, resource_id = null, quantity = 1 }, position) => ({
    project_id: project,
    service_id: id,
    position,
    group_id,
    resource_id,
    quantity,
  }));
  await prisma().serviceRequirement.createMany({ data });
  return id;
}

/** So many chairs in one group, and a service that needs one of them. */
export async function makeChairs(
  project: string,
  count: number,
  service: Partial<Prisma.ServiceUncheckedCreateInput> = {},
  resource: Partial<Prisma.ResourceUncheckedCreateInput> = {},
): Promise<{ service: string; chairs: string[]; group: string }> {
  const chairs: string[] = [];
  for (let i = 0; i < count; i++) chairs.push(await makeResource(project, { name: `Chair ${i + 1}`, ...resource }));
  const group = await makeGroup(project, chairs);
  return { service: await makeService(project, [{ group_id: group }], service), chairs, group };
}

const today = new Date();

/** A whole hour of a day to come, in UTC; counted from one day for the whole process, also when midnight passes. */
export function hourAhead(days: number, hour: number, minute = 0): string {
  return new Date(
    Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + days, hour, minute),
  ).toISOString();
}
