import type { z } from "zod";
import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { isoOrNull } from "@/lib/core/wire/wire";
import type { ConversationCounts, CountsQuery } from "@/lib/domains/conversations/schema";
import { countByAssignee, nextReturn } from "@/lib/domains/conversations/store";

/** How many conversations the tabs of the list hold. */
export async function countConversations(
  actor: Actor,
  query: z.output<typeof CountsQuery>,
): Promise<ConversationCounts> {
  const [tx, project] = [reader(actor), actor.project.id];
  const counts = await countByAssignee(tx, project, query, actor.now);
  return {
    all: [...counts.values()].reduce((sum, each) => sum + each, 0),
    mine: counts.get(actor.identity.id) ?? 0,
    unassigned: counts.get(null) ?? 0,
    next_return_at: isoOrNull(await nextReturn(tx, project, actor.now)),
  };
}
