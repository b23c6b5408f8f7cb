import { load } from "@/lib/api/execute";
import { isOpenTo } from "@/lib/api/mcp/tools";
import type { Operation } from "@/lib/api/operation";
import type { Actor } from "@/lib/core/actor";
import { listResourceGroups } from "@/lib/domains/catalog/groups/operations";
import { listResources } from "@/lib/domains/catalog/resources/operations";
import { listSchedules } from "@/lib/domains/catalog/schedules/operations";
import { listServices } from "@/lib/domains/catalog/services/operations";

type Named = { id: string; name: string };

const lists: Record<string, Operation> = {
  services: listServices,
  resources: listResources,
  "resource-groups": listResourceGroups,
  schedules: listSchedules,
};

/** What the catalog has of a kind, for whoever may read it. */
export async function namedThings(actor: Actor, kind: string): Promise<Named[]> {
  const list = lists[kind];
  if (!list || !isOpenTo(list, actor.scopes)) return [];
  return ((await load(list, actor, { query: { limit: "200" } })) as { data: Named[] }).data;
}

const mostCompletions = 100;
const completed = (values: string[]) => ({
  completion: {
    values: values.slice(0, mostCompletions),
    total: values.length,
    hasMore: values.length > mostCompletions,
  },
});

type Reference = { type: "ref/prompt"; name: string } | { type: "ref/resource"; uri: string };

/** How an argument may go on: names of services in prompts, ids in the addresses of resources. */
export async function complete(actor: Actor, ref: Reference, { name, value }: { name: string; value: string }) {
  const begun = value.toLowerCase();
  const begins = (word: string): boolean => word.toLowerCase().startsWith(begun);
  if (ref.type === "ref/prompt") {
    if (name !== "service") return completed([]);
    return completed((await namedThings(actor, "services")).map((each) => each.name).filter(begins));
  }
  const kind = /^turnero:\/\/([a-z-]+)\/\{id\}$/.exec(ref.uri)?.[1] ?? "";
  const found = await namedThings(actor, kind);
  return completed(found.filter((each) => begins(each.id) || begins(each.name)).map(({ id }) => id));
}
