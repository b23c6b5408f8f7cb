import { daysAhead, holidaysFrom, today } from "@/demo/hours";
import { type Needs, services } from "@/demo/services";
import { closedOnHolidays, openHalfDays, resources, schedules, timeOff } from "@/demo/team";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { createGroup } from "@/lib/domains/catalog/groups/create";
import { CreateResourceGroupBody } from "@/lib/domains/catalog/groups/schema";
import { createResource } from "@/lib/domains/catalog/resources/create";
import { CreateResourceBody, CreateTimeOffBody } from "@/lib/domains/catalog/resources/schema";
import { createTimeOff } from "@/lib/domains/catalog/resources/time-off/create";
import { createSchedule } from "@/lib/domains/catalog/schedules/create";
import { CreateScheduleBody, SetOverrideBody } from "@/lib/domains/catalog/schedules/schema";
import { createService } from "@/lib/domains/catalog/services/create";
import { CreateServiceBody } from "@/lib/domains/catalog/services/schema";

const yearMs = 365 * 86_400_000;

/** What was made, by the name that the lists of the seed use. */
class Made extends Map<string, string> {
  id(name: string): string {
    const id = this.get(name);
    if (id === undefined) throw new Error(`The seed names "${name}", which it has not made.`);
    return id;
  }
}

async function addSchedules(actor: Actor): Promise<Made> {
  const made = new Made();
  const holidays = holidaysFrom(today(actor.now, actor.project.timezone));
  for (const [name, weekly] of Object.entries(schedules)) {
    const { id } = await createSchedule(actor, CreateScheduleBody.parse({ name, weekly }));
    made.set(name, id);
    if (!closedOnHolidays.includes(name)) continue;
    // In parallel: in sequence, the holidays would take as long as all the rest.
    await reader(actor).scheduleOverride.createMany({
      data: holidays.map((holiday) => {
        const { date, intervals, note } = SetOverrideBody.parse(
          openHalfDays.includes(name) ? holiday : { ...holiday, intervals: [] },
        );
        const day = new Date(`${date}T00:00:00Z`);
        return { project_id: actor.project.id, schedule_id: id, id: newId("ovr"), date: day, intervals, note };
      }),
    });
  }
  return made;
}

async function addGroups(actor: Actor): Promise<Made> {
  const made = new Made();
  const names = new Set(resources.flatMap(({ groups }) => groups));
  for (const name of names) made.set(name, (await createGroup(actor, CreateResourceGroupBody.parse({ name }))).id);
  return made;
}

async function addResources(actor: Actor, hours: Made, groups: Made, members: Map<string, string>): Promise<Made> {
  const made = new Made();
  for (const { name, kind, schedule, groups: of, capacity, location } of resources) {
    const body = CreateResourceBody.parse({
      name,
      kind,
      capacity,
      location,
      schedule_id: schedule === null ? null : hours.id(schedule),
      group_ids: of.map((group) => groups.id(group)),
      member_id: members.get(name) ?? null,
    });
    made.set(name, (await createResource(actor, body)).id);
  }
  return made;
}

async function addTimeOff(actor: Actor, of: Made): Promise<void> {
  const { timezone } = actor.project;
  for (const { resource, first, days, reason } of timeOff) {
    const span = daysAhead(today(actor.now, timezone), timezone, first, days);
    await createTimeOff(actor, of.id(resource), CreateTimeOffBody.parse({ ...span, reason }));
  }
}

/** Through the same use cases as the API, so that the demo follows the rules. */
export async function addCatalog(actor: Actor, members: Map<string, string>): Promise<void> {
  const hours = await addSchedules(actor);
  const groups = await addGroups(actor);
  const parts = await addResources(actor, hours, groups, members);
  // They were there before the first booking, so that there is an occupancy to report.
  const created_at = new Date(actor.now.getTime() - yearMs);
  await reader(actor).resource.updateMany({ where: { project_id: actor.project.id }, data: { created_at } });
  await addTimeOff(actor, parts);
  const requirement = (need: Needs) =>
    "group" in need ? { group_id: groups.id(need.group) } : { resource_id: parts.id(need.resource) };
  for (const { needs = [], schedule, queue, ...service } of services) {
    const body = CreateServiceBody.parse({
      ...service,
      requirements: needs.map(requirement),
      schedule_id: schedule === undefined ? null : hours.id(schedule),
      kind: queue === undefined ? "appointment" : "queue",
      group_id: queue === undefined ? null : groups.id(queue),
    });
    await createService(actor, body);
  }
}
