import { load } from "@/lib/api/execute";
import { isOpenTo } from "@/lib/api/mcp/tools";
import type { Operation } from "@/lib/api/operation";
import type { Actor } from "@/lib/core/actor";
import { getResourceGroup, listResourceGroups } from "@/lib/domains/catalog/groups/operations";
import { getResource, listResources } from "@/lib/domains/catalog/resources/operations";
import { getSchedule, listSchedules } from "@/lib/domains/catalog/schedules/operations";
import { getService, listServices } from "@/lib/domains/catalog/services/operations";
import { getStageConfig } from "@/lib/domains/stages/operations";
import { getMe } from "@/lib/domains/team/operations";

type Entry = { name: string; title: string; description: string; whole: Operation; one?: Operation };

/** Resources that an agent may read before it acts. */
const entries: readonly Entry[] = [
  {
    name: "workspace",
    title: "Workspace",
    description: "The workspace's name, time zone, currency and language, and what this key may do.",
    whole: getMe,
  },
  {
    name: "services",
    title: "Services",
    description: "What can be booked: duration, price, what each needs, and the questions asked at booking.",
    whole: listServices,
    one: getService,
  },
  {
    name: "resources",
    title: "Resources",
    description: "The people, rooms, vehicles and equipment that do the work.",
    whole: listResources,
    one: getResource,
  },
  {
    name: "resource-groups",
    title: "Resource groups",
    description: "Resources that can stand in for each other, and whose queues they share.",
    whole: listResourceGroups,
    one: getResourceGroup,
  },
  {
    name: "schedules",
    title: "Schedules",
    description: "Weekly opening hours and their time zones.",
    whole: listSchedules,
    one: getSchedule,
  },
  {
    name: "stage-config",
    title: "Stages",
    description: "The stages that a task goes through, and the actions that move it.",
    whole: getStageConfig,
  },
];

const scheme = "turnero://";
const mimeType = "application/json";
const openTo = ({ scopes }: Actor) => entries.filter(({ whole }) => isOpenTo(whole, scopes));

export const resourcesFor = (actor: Actor) =>
  openTo(actor).map(({ name, title, description }) => ({
    uri: `${scheme}${name}`,
    name,
    title,
    description,
    mimeType,
  }));

export const templatesFor = (actor: Actor) =>
  openTo(actor)
    .filter(({ one }) => one)
    .map(({ name, title, description }) => ({
      uriTemplate: `${scheme}${name}/{id}`,
      name: `${name}-one`,
      title: `${title}: one`,
      description: `One by its id. ${description}`,
      mimeType,
    }));

type Listed = { data: unknown[]; next_cursor: string | null };
const mostPages = 10;

/** Every page of a list, up to two thousand things; a larger catalog is read with the tools. */
async function everything(operation: Operation, actor: Actor): Promise<Listed> {
  const data: unknown[] = [];
  let cursor: string | null = null;
  for (let pages = 0; pages < mostPages; pages++) {
    const query: Record<string, string> = { limit: "200", ...(cursor ? { cursor } : {}) };
    const page = (await load(operation, actor, { query })) as Listed;
    data.push(...page.data);
    cursor = page.next_cursor;
    if (cursor === null) break;
  }
  return { data, next_cursor: cursor };
}

/** Null for an address that names nothing here. Access is checked as in any other call. */
export async function readResource(actor: Actor, uri: string) {
  const [, name, id] = /^turnero:\/\/([a-z-]+)(?:\/([^/?#]+))?$/.exec(uri) ?? [];
  const entry = entries.find((each) => each.name === name);
  if (!entry || (id !== undefined && !entry.one)) return null;
  const paged = entry.one !== undefined;
  const content =
    id !== undefined && entry.one
      ? await load(entry.one, actor, { params: { id } })
      : await (paged ? everything(entry.whole, actor) : load(entry.whole, actor));
  return { contents: [{ uri, mimeType, text: JSON.stringify(content) }] };
}
