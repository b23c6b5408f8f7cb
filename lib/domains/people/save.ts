import type { Actor } from "@/lib/core/actor";
import { inTransaction, reader } from "@/lib/core/db";
import { type Fault, invalid, notFound } from "@/lib/core/problem";
import { changeResource } from "@/lib/domains/catalog/resources/change";
import { createResource } from "@/lib/domains/catalog/resources/create";
import { lockResource } from "@/lib/domains/catalog/resources/store";
import { createTimeOff } from "@/lib/domains/catalog/resources/time-off/create";
import { changeSchedule } from "@/lib/domains/catalog/schedules/change";
import { createSchedule } from "@/lib/domains/catalog/schedules/create";
import type { Weekly } from "@/lib/domains/catalog/schedules/schema";
import { findSchedule } from "@/lib/domains/catalog/schedules/store";
import { createInvite } from "@/lib/domains/invites/create";
import { giveServices } from "@/lib/domains/people/give-services";
import { setPhoto, storePhoto } from "@/lib/domains/people/photo";
import { isOwnSchedule, readPerson } from "@/lib/domains/people/read";
import type { CreatePersonBody, SavedPerson, UpdatePersonBody } from "@/lib/domains/people/schema";
import { findMember, findMemberByEmail } from "@/lib/domains/team/store";

type Login = CreatePersonBody["login"];

/** A login is for somebody who has none yet. */
async function assertNewLogin(actor: Actor, login: Login | undefined, member: string | null): Promise<void> {
  if (!login) return;
  if (member !== null && !(await findMember(reader(actor), actor.project.id, member))) throw notFound("member", member);
  const fault = (detail: string, code: string): Fault => ({ pointer: "#/login/email", detail, code });
  if (member !== null) throw invalid(fault("This person is a member of the team already.", "already_member"));
  if (await findMemberByEmail(reader(actor), actor.project.id, login.email)) {
    throw invalid(fault(`${login.email} is a member already: choose that member instead.`, "already_member"));
  }
}

/** Named beside hours of one's own it is not used, and must be one of the workspace's all the same. */
async function assertSchedule(actor: Actor, id: string | null | undefined): Promise<void> {
  if (id && !(await findSchedule(reader(actor), actor.project.id, id))) throw notFound("schedule", id);
}

async function answer(actor: Actor, id: string, login: Login | undefined): Promise<SavedPerson> {
  const invite = login ? await createInvite(actor, login, id) : null;
  return { ...(await readPerson(actor, id)), invite_link: invite?.link || null };
}

/** Adds a person with everything at once, or not at all. A photo is stored first: without its row it is swept. */
export async function createPerson(actor: Actor, body: CreatePersonBody): Promise<SavedPerson> {
  const photo_id = body.photo && (await storePhoto(actor, body.photo));
  return inTransaction(actor, async (tx) => {
    const inside = { ...actor, tx };
    const { name, active, member_id, login, weekly } = body;
    await assertSchedule(inside, body.schedule_id);
    await assertNewLogin(inside, login, member_id);
    const schedule_id = weekly ? (await createSchedule(inside, { name, weekly })).id : body.schedule_id;
    const { id } = await createResource(inside, {
      name,
      aliases: [],
      kind: "person",
      capacity: 1,
      schedule_id,
      group_ids: [],
      member_id,
      location: null,
      active,
    });
    if (photo_id) await setPhoto(inside, id, photo_id);
    await giveServices(inside, id, body.service_ids);
    for (const off of body.time_off) await createTimeOff(inside, id, { ...off, force: false });
    return answer(inside, id, login);
  });
}

/** Hours of one's own change the schedule that nobody else uses, else they are a new one. */
async function keepHours(
  actor: Actor,
  person: { id: string; name: string; schedule_id: string | null },
  weekly: Weekly,
): Promise<string> {
  const { id, name, schedule_id } = person;
  if (schedule_id !== null && (await isOwnSchedule(actor, schedule_id, id))) {
    return (await changeSchedule(actor, schedule_id, { weekly })).id;
  }
  return (await createSchedule(actor, { name, weekly })).id;
}

/** Changes what the body has, all of it or nothing. */
export async function changePerson(actor: Actor, id: string, body: UpdatePersonBody): Promise<SavedPerson> {
  const photo_id = body.photo && (await storePhoto(actor, body.photo));
  return inTransaction(actor, async (tx) => {
    const inside = { ...actor, tx };
    const { login, weekly, service_ids, schedule_id, photo: _photo, ...fields } = body;
    const before = await lockResource(tx, actor.project.id, id);
    if (before?.kind !== "person") throw notFound("person", id);
    await assertSchedule(inside, schedule_id);
    await assertNewLogin(inside, login, fields.member_id === undefined ? before.member_id : fields.member_id);
    const hours = weekly ? await keepHours(inside, { ...before, ...fields, id }, weekly) : schedule_id;
    const change = { ...fields, ...(hours === undefined ? {} : { schedule_id: hours }) };
    if (Object.keys(change).length > 0) await changeResource(inside, id, change);
    if (photo_id !== undefined) await setPhoto(inside, id, photo_id);
    if (service_ids) await giveServices(inside, id, service_ids);
    return answer(inside, id, login);
  });
}
