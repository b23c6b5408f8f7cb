import type { Search } from "@/lib/domains/bot/respond";
import { meaningOf } from "@/lib/domains/knowledge/embed";
import { searchKnowledge } from "@/lib/domains/knowledge/search";

/** What the workspace knows about a question, with where it stands; null when it does not know. */
export const knowledge: Search = (project) => async (question) => {
  const [hit] = await searchKnowledge(project, question, { limit: 1, ...(await meaningOf(project, question)) });
  return hit ? { text: hit.text, source: { id: hit.source.id, title: hit.source.title } } : null;
};
