import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { findResource } from "@/lib/domains/catalog/resources/store";
import { holdersOfSchedule } from "@/lib/domains/catalog/schedules/store";
import { findInviteOf } from "@/lib/domains/invites/store";
import { readKnown } from "@/lib/domains/people/give-services";
import { servicesGivenBy } from "@/lib/domains/people/rules";
import type { Person } from "@/lib/domains/people/schema";
import { findMember } from "@/lib/domains/team/store";

/** Whether nobody and nothing else works by this schedule. */
export async function isOwnSchedule(actor: Actor, schedule: string | null, person: string): Promise<boolean> {
  if (schedule === null) return false;
  const holders = await holdersOfSchedule(reader(actor), actor.project.id, schedule);
  return holders.every(({ id }) => id === person);
}

export async function readPerson(actor: Actor, id: string): Promise<Person> {
  const [tx, project] = [reader(actor), actor.project.id];
  const resource = await findResource(tx, project, id);
  if (resource?.kind !== "person") throw notFound("person", id);
  const { name, active, photo_id, member_id, schedule_id, created_at, updated_at } = resource;
  const found = member_id === null ? null : await findMember(tx, project, member_id);
  const invite = found ? null : await findInviteOf(tx, project, id, actor.now);
  return {
    id,
    name,
    active,
    photo_id,
    member: found && {
      id: found.id,
      name: found.name,
      email: found.email,
      role: found.role,
      created_at: found.created_at,
    },
    invite: invite && { id: invite.id, email: invite.email, role: invite.role, expired: invite.expired },
    schedule_id,
    has_own_hours: await isOwnSchedule(actor, schedule_id, id),
    service_ids: servicesGivenBy(id, await readKnown(actor)),
    created_at,
    updated_at,
  };
}
