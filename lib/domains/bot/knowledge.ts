import type { Search } from "@/lib/domains/bot/respond";
import { meaningOf } from "@/lib/domains/knowledge/embed";
import { searchKnowledge } from "@/lib/domains/knowledge/search";

/** An answer in the language of who asks is preferred to one in another that is not twice as good. */
const leastShare = 0.5;

/** What the workspace knows about a question, with where it stands; null when it does not know. */
export const knowledge: Search = (project) => async (question, language) => {
  const meaning = await meaningOf(project, question);
  const [best] = await searchKnowledge(project, question, { limit: 1, ...meaning });
  const foreign = best && language !== undefined && best.language !== null && best.language !== language;
  const [own] = foreign ? await searchKnowledge(project, question, { limit: 1, language, ...meaning }) : [];
  const hit = best && own && own.score >= best.score * leastShare ? own : best;
  if (!hit) return null;
  return { text: hit.text, source: { id: hit.source.id, title: hit.source.title }, language: hit.language };
};
