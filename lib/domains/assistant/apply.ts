import { isDeepStrictEqual } from "node:util";
import type { Actor } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, type Tx } from "@/lib/core/db";
import { assertCurrent, invalid } from "@/lib/core/problem";
import { planOf } from "@/lib/domains/assistant/read";
import { languageOf, planProblems } from "@/lib/domains/assistant/rules";
import type { Part, PlanContent, SetupPlan } from "@/lib/domains/assistant/schema";
import { shapeOf } from "@/lib/domains/assistant/shape";
import { type Application, lockState, saveState } from "@/lib/domains/assistant/store";
import { setBookingPage } from "@/lib/domains/booking-page/settings";
import { findSettings } from "@/lib/domains/booking-page/store";
import { suggestAliases } from "@/lib/domains/bot/understanding/lexicon/suggest";
import { fold } from "@/lib/domains/bot/understanding/text";
import { createGroup } from "@/lib/domains/catalog/groups/create";
import { selectGroups } from "@/lib/domains/catalog/groups/store";
import { createResource } from "@/lib/domains/catalog/resources/create";
import { CreateResourceBody } from "@/lib/domains/catalog/resources/schema";
import { selectResources } from "@/lib/domains/catalog/resources/store";
import { createSchedule } from "@/lib/domains/catalog/schedules/create";
import { CreateScheduleBody } from "@/lib/domains/catalog/schedules/schema";
import { selectSchedules } from "@/lib/domains/catalog/schedules/store";
import { createService } from "@/lib/domains/catalog/services/create";
import { CreateServiceBody } from "@/lib/domains/catalog/services/schema";
import { selectServices } from "@/lib/domains/catalog/services/store";
import { changeStages } from "@/lib/domains/stages/change";
import { lockStages } from "@/lib/domains/stages/store";

type Thing = { id: string; name: string };
type Ids = Map<string, string>;

const most = 10_000;

/** Creates parts of the plan one by one, reuses those that exist under the same name, and maps keys to ids. */
class Maker {
  readonly made: Part[] = [];
  readonly existing: Part[] = [];

  async each<Item extends { key: string; name: string }>(
    type: Part["type"],
    items: readonly Item[],
    there: readonly Thing[],
    create: (item: Item) => Promise<Thing>,
  ): Promise<Ids> {
    const ids: Ids = new Map();
    for (const item of items) {
      const known = there.find(({ name }) => fold(name) === fold(item.name));
      const { id, name } = known ?? (await create(item));
      (known ? this.existing : this.made).push({ type, id, name });
      ids.set(item.key, id);
    }
    return ids;
  }
}

/** Each part is created by the catalog's own functions, so that its rules, audit entries and events are the usual ones. */
async function makeCatalog(actor: Actor, tx: Tx, plan: PlanContent, maker: Maker): Promise<void> {
  const { id: project } = actor.project;
  const schedules = await maker.each(
    "schedule",
    plan.schedules,
    await selectSchedules(tx, project, null, most),
    ({ name, weekly }) => createSchedule(actor, CreateScheduleBody.parse({ name, weekly })),
  );
  const groups = await maker.each(
    "resource_group",
    plan.groups,
    await selectGroups(tx, project, null, most),
    ({ name }) => createGroup(actor, { name, resource_ids: [] }),
  );
  const idsIn = (keys: readonly string[]): string[] => keys.flatMap((key) => groups.get(key) ?? []);
  await maker.each(
    "resource",
    plan.resources,
    await selectResources(tx, project, {}, null, most),
    ({ name, kind, capacity, groups: of, schedule }) =>
      createResource(
        actor,
        CreateResourceBody.parse({
          name,
          kind,
          capacity,
          group_ids: idsIn(of),
          schedule_id: (schedule === null ? null : schedules.get(schedule)) ?? null,
        }),
      ),
  );
  await maker.each(
    "service",
    plan.services,
    await selectServices(tx, project, {}, null, most),
    ({ key: _, needs, group, ...service }) =>
      createService(
        actor,
        CreateServiceBody.parse({
          ...service,
          aliases: suggestAliases(service.name, [languageOf(actor.project.locale)]),
          requirements: idsIn(needs).map((group_id) => ({ group_id })),
          group_id: (group === null ? null : groups.get(group)) ?? null,
        }),
      ),
  );
}

async function makeStages(actor: Actor, tx: Tx, { stages }: PlanContent, maker: Maker): Promise<Application["stages"]> {
  const before = await lockStages(tx, actor.project.id);
  if (stages === null) return null;
  const { stages: now, initial, actions } = before;
  // JSON columns return their keys in another order.
  const same = isDeepStrictEqual({ stages: now, initial, actions }, stages);
  const after = same ? before : await changeStages(actor, stages);
  (same ? maker.existing : maker.made).push({ type: "stage_config", id: String(after.version), name: null });
  return same ? null : { before: before.version, after: after.version };
}

async function makePage(actor: Actor, tx: Tx, plan: PlanContent, maker: Maker): Promise<Application["page"]> {
  const before = await findSettings(tx, actor.project.id);
  if (before.enabled === plan.booking_page) return null;
  const { url: _, ...after } = await setBookingPage(actor, { ...before, enabled: plan.booking_page });
  maker.made.push({ type: "booking_page", id: actor.project.id, name: null });
  return { before, after };
}

/** Creates everything of the plan in one transaction. Applying again changes nothing. */
export const applyPlan = (actor: Actor, expected?: number): Promise<SetupPlan> =>
  inTransaction(actor, async (tx) => {
    const { id: project } = actor.project;
    const within = { ...actor, tx };
    const state = await lockState(tx, project);
    if (state.applied) return planOf(within, state);
    assertCurrent(state, expected);
    const problems = planProblems(state.content);
    if (problems.length > 0) throw invalid(...problems);
    const maker = new Maker();
    // The stages first: their lock is the project's, which others take before the catalog's.
    const stages = await makeStages(within, tx, state.content, maker);
    await makeCatalog(within, tx, state.content, maker);
    const page = await makePage(within, tx, state.content, maker);
    const made = [];
    for (const part of maker.made) made.push({ ...part, shape: await shapeOf(tx, project, part) });
    const by = actor.identity.name;
    const applied = { at: actor.now.toISOString(), by, made, existing: maker.existing, stages, page };
    const next = { ...state, applied, asking: "done" as const };
    await saveState(tx, project, next, actor.now);
    const told = maker.made.map(({ type, id }) => `${type} ${id}`);
    await audit(tx, actor, "setup_plan.applied", project, null, { version: state.version, made: told });
    return planOf(within, next);
  });
