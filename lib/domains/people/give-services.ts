import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import { createGroup } from "@/lib/domains/catalog/groups/create";
import { selectGroups } from "@/lib/domains/catalog/groups/store";
import { changeResource } from "@/lib/domains/catalog/resources/change";
import { selectResources } from "@/lib/domains/catalog/resources/store";
import { changeService } from "@/lib/domains/catalog/services/change";
import { selectServices } from "@/lib/domains/catalog/services/store";
import { type Known, planServices } from "@/lib/domains/people/rules";

/** A catalog is small and is read whole. */
const all = 10_000;

export async function readKnown(actor: Actor): Promise<Known> {
  const [tx, project] = [reader(actor), actor.project.id];
  const services = await selectServices(tx, project, {}, null, all);
  const groups = await selectGroups(tx, project, null, all);
  const people = await selectResources(tx, project, { kind: "person" }, null, all);
  return {
    services,
    groups: new Map(groups.map(({ id, resource_ids }) => [id, resource_ids])),
    people: new Set(people.map(({ id }) => id)),
  };
}

/** Makes a person give exactly these services. The actor is inside a transaction. */
export async function giveServices(actor: Actor, person: string, chosen: readonly string[]): Promise<void> {
  const known = await readKnown(actor);
  const unknown = chosen.find((id) => !known.services.some((service) => service.id === id));
  if (unknown !== undefined) throw notFound("service", unknown);
  const plan = planServices(person, known, new Set(chosen));
  if (plan.joins.length + plan.leaves.length > 0) {
    const before = [...known.groups].filter(([, members]) => members.includes(person)).map(([id]) => id);
    const group_ids = [...before.filter((id) => !plan.leaves.includes(id)), ...plan.joins];
    await changeResource(actor, person, { group_ids });
  }
  const made: string[] = [];
  for (const { name, members } of plan.groups) {
    made.push((await createGroup(actor, { name, resource_ids: members })).id);
  }
  for (const { id, requirements } of plan.services) {
    const lines = requirements.map(({ made: place, ...line }) =>
      place === null ? line : { ...line, group_id: made[place] ?? null },
    );
    await changeService(actor, id, { requirements: lines });
  }
}
