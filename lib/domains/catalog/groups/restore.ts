import type { Actor } from "@/lib/core/actor";
import type { ResourceGroup } from "@/lib/domains/catalog/groups/schema";
import { findGroup, leftMembers, setMembers } from "@/lib/domains/catalog/groups/store";
import { restorePart } from "@/lib/domains/catalog/restore";

export const restoreGroup = (actor: Actor, id: string): Promise<ResourceGroup> =>
  restorePart(actor, id, {
    part: "group",
    what: "resource group",
    event: "resource_group.restored",
    find: findGroup,
    links: { to: "resource", left: leftMembers, join: setMembers },
  });
