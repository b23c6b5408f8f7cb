import type { Search } from "@/lib/domains/bot/respond";
import { search } from "@/lib/domains/knowledge/search";

/** What the workspace knows about a question, with where it stands; null when it does not know. */
export const knowledge: Search = (project) => async (question) => {
  const [hit] = await search(project, question, { limit: 1 });
  return hit ? { text: hit.text, source: { id: hit.source.id, title: hit.source.title } } : null;
};
