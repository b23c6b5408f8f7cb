import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { notFound } from "@/lib/core/problem";
import { keepMembers, keepRows } from "@/lib/domains/catalog/store";

type Ids = readonly (string | null | undefined)[];
export type Named = { schedules?: Ids; groups?: Ids; resources?: Ids; members?: Ids };

const given = (ids: Ids = []): string[] => [...new Set(ids.filter((id) => typeof id === "string"))].sort();

/** Everything that a body refers to must exist, and is locked until this transaction ends. */
export async function assertReferences(tx: Tx, project: ProjectId, named: Named): Promise<void> {
  const require = (what: string, ids: string[], found: Set<string>) => {
    for (const id of ids) if (!found.has(id)) throw notFound(what, id);
  };
  const [schedules, groups, resources, members] = [
    given(named.schedules),
    given(named.groups),
    given(named.resources),
    given(named.members),
  ];
  require("schedule", schedules, await keepRows(tx, project, "schedule", schedules));
  require("resource group", groups, await keepRows(tx, project, "group", groups));
  require("resource", resources, await keepRows(tx, project, "resource", resources));
  require("team member", members, await keepMembers(tx, project, members));
}
