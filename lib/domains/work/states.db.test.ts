import { expect, it } from "vitest";
import { prisma } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { type Status, statuses } from "@/lib/core/vocabulary";
import type { Booking } from "@/lib/domains/bookings/schema";
import { defaultStages } from "@/lib/domains/stages/default";
import { makeChairs, makeResource } from "@/lib/testing/catalog";
import { makeQueue } from "@/lib/testing/queue";
import { makeMember, makeProject } from "@/lib/testing/world";

type World = Awaited<ReturnType<typeof makeProject>>;
type Caller = Pick<World, "call">;
type Config = typeof defaultStages;

const verbs = {
  "check-in": "check_in",
  complete: "complete",
  fail: "fail",
  "no-show": "no_show",
  cancel: "cancel",
} as const;
type Verb = keyof typeof verbs;
const verbNames = Object.keys(verbs) as Verb[];

const asking = { resource: false, comment: true, photo: true, location: false, fields: [] };
const configs: Record<string, { about: string; config: Config }> = {
  Default: { about: "The configuration of a new project.", config: defaultStages },
  Asking: {
    about: "Every action that ends a task requires a photo and a comment, and none were sent.",
    config: {
      ...defaultStages,
      actions: defaultStages.actions.map((action) =>
        action.effect === "complete" || action.effect === "fail" ? { ...action, requires: asking } : action,
      ),
    },
  },
  Bare: {
    about: "No action has an effect on the status.",
    config: {
      ...defaultStages,
      actions: defaultStages.actions.filter(({ effect }) => effect === "take" || effect === "release"),
    },
  },
};

const ended: readonly Status[] = ["completed", "failed", "no_show", "cancelled"];
const stageOf: Partial<Record<Status, string>> = {
  checked_in: "in_progress",
  completed: "done",
  failed: "failed",
  no_show: "failed",
  cancelled: "failed",
};

/** A booking in a status, in the stage in which that status stands. */
async function standing(project: string, service_id: string, status: Status): Promise<string> {
  const [start, end] = [new Date(Date.now() + 86_400_000), new Date(Date.now() + 90_000_000)];
  const from = {
    at: new Date().toISOString(),
    status: "confirmed",
    stage: "scheduled",
    outcome: null,
    start_at: start.toISOString(),
    end_at: end.toISOString(),
    assignee_resource_id: null,
  };
  const { id } = await prisma().booking.create({
    data: {
      project_id: project,
      id: newId("bkg"),
      status,
      stage: stageOf[status] ?? "scheduled",
      service_id,
      source: "api",
      currency: "BRL",
      tags: [],
      start_at: start,
      end_at: end,
      ...(status === "held" ? { hold_expires_at: end } : {}),
      ...(ended.includes(status) ? { ended_from: from } : {}),
    },
  });
  return id;
}

const said = ({ status, body }: { status: number; body: unknown }): string => {
  const { status: becomes, code } = body as Booking & { code?: string };
  return status === 200 ? `\`${becomes}\`` : `${status} ${code}`;
};

let n = 0;
const operate = async (by: Caller, id: string, verb: string, body: object = {}) =>
  said(await by.call(`/bookings/${id}/${verb}`, { method: "POST", body }));
const act = async (by: Caller, id: string, key: string, body: object = {}) =>
  said(await by.call(`/bookings/${id}/actions/${key}`, { method: "POST", body, idempotencyKey: `state-${n++}` }));

/** What both operations answer; one word where they agree, and a dash where no action has the effect there. */
async function cellOf(world: World, service: string, config: Config, verb: Verb, status: Status): Promise<string> {
  const operated = await operate(world, await standing(world.id, service, status), verb);
  const stage = stageOf[status] ?? "scheduled";
  const able = config.actions.filter(({ effect, from }) => effect === verbs[verb] && from.includes(stage));
  const action = able.find(({ key }) => key === verbs[verb]) ?? able[0];
  if (!action) return `${operated} / –`;
  const acted = await act(world, await standing(world.id, service, status), action.key);
  return acted === operated ? operated : `${operated} / ${acted}`;
}

/** Padded as the formatter pads it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map((row) => row[i]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.map((text, i) => text.padEnd(widths[i] ?? 0)).join(" | ")} |`;
  return [head, widths.map((width) => "-".repeat(width)), ...rows].map(line).join("\n");
}

async function statesOf(name: string): Promise<string> {
  const { about, config } = configs[name] as (typeof configs)[string];
  const world = await makeProject({ timezone: "UTC" });
  expect((await world.call("/stage-config", { method: "PUT", body: config })).status).toBe(200);
  const { service } = await makeChairs(world.id, 1);
  const rows: string[][] = [];
  for (const status of statuses) {
    const cells: string[] = [];
    for (const verb of verbNames) cells.push(await cellOf(world, service, config, verb, status));
    cells.push(await operate(world, await standing(world.id, service, status), "undo"));
    rows.push([`\`${status}\``, ...cells]);
  }
  return `## ${name}\n\n${about}\n\n${table(["status", ...verbNames, "undo"], rows)}`;
}

/** Who may do what with a task of a queue that somebody took. */
async function claims(): Promise<string> {
  const world = await makeProject({ timezone: "UTC" });
  const queue = await makeQueue(world);
  const people = { taker: await makeMember(world.id, "agent"), other: await makeMember(world.id, "agent") };
  const own: Record<string, string> = {};
  for (const [name, { id }] of Object.entries(people)) {
    own[name] = await makeResource(world.id, { name, member_id: id });
    const data = { project_id: world.id, group_id: queue.group, resource_id: own[name] };
    await prisma().resourceGroupMember.create({ data });
  }
  const callers: Record<string, { by: Caller; body: object }> = {
    "the taker": { by: people.taker, body: {} },
    "another agent": { by: people.other, body: {} },
    "an admin": { by: await makeMember(world.id, "admin"), body: {} },
    "a key": { by: world, body: {} },
    "a key that names another": { by: world, body: { resource_id: own.other } },
  };
  const taken = async () => {
    const { id } = await queue.task();
    await queue.run(id, "take", { resource_id: own.taker });
    return id;
  };
  const doors: [string, (by: Caller, id: string, body: object) => Promise<string>][] = [
    ...verbNames.map((verb) => [verb, (by: Caller, id: string, body: object) => operate(by, id, verb, body)] as const),
    ...["start", "complete", "not_at_home", "fail", "release"].map(
      (key) => [`action \`${key}\``, (by: Caller, id: string, body: object) => act(by, id, key, body)] as const,
    ),
  ].map(([name, door]) => [name, door]);
  const rows: string[][] = [];
  for (const [name, door] of doors) {
    const cells: string[] = [];
    for (const { by, body } of Object.values(callers)) cells.push(await door(by, await taken(), body));
    rows.push([name, ...cells]);
  }
  return `## Claims\n\nA task of a queue that an agent took.\n\n${table(["verb", ...Object.keys(callers)], rows)}`;
}

const head = `# States

What each verb answers in each status, under three stage configurations: through the status operation and, where it differs,
\`/\` through the stage action with the same effect (– where the stage has none). A status is what the booking becomes.
Generated by \`lib/domains/work/states.db.test.ts\`; \`npx vitest run --project db lib/domains/work/states -u\` renews it.`;

it("is what docs/states.md says, in every status and for everybody", { timeout: 300_000 }, async () => {
  const parts = [head];
  for (const name of Object.keys(configs)) parts.push(await statesOf(name));
  parts.push(await claims());
  await expect(`${parts.join("\n\n")}\n`).toMatchFileSnapshot("../../../docs/states.md");
});
