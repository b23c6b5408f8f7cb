import { sqlOf } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { excerptOf } from "@/lib/domains/knowledge/excerpt";
import { type Found, selectCandidates, stemsOf } from "@/lib/domains/knowledge/found/store";
import type { Meaning } from "@/lib/domains/knowledge/nearest/rules";
import { type Ranked, rank } from "@/lib/domains/knowledge/ranking";
import type { KnowledgeHit } from "@/lib/domains/knowledge/schema";
import { contentWords, wordsIn } from "@/lib/domains/knowledge/text/words";

export type Hit = KnowledgeHit;

export type SearchOptions = {
  limit?: number;
  language?: "pt" | "es" | "en" | undefined;
  /** What a model makes of the question, where one is asked. */
  meaning?: Meaning;
};

const rounded = (number: number): number => Math.round(number * 1000) / 1000;

/** Every word that is compared, with the ways in which it is written. */
function vocabulary(texts: readonly string[]): Map<string, Set<string>> {
  const known = new Map<string, Set<string>>();
  for (const text of texts)
    for (const word of wordsIn(text)) {
      const forms = known.get(word.folded) ?? new Set();
      known.set(word.folded, forms.add(word.text));
    }
  return known;
}

/** The best chunk of each item or page: a second one of the same seldom adds more than the first of another. */
function spread(ranked: readonly Ranked<Found>[], limit: number): Ranked<Found>[] {
  const seen = new Map<string, number>();
  return ranked
    .filter(({ item: { source } }) => {
      const key = `${source.id} ${source.url}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
      return (seen.get(key) ?? 0) <= 2;
    })
    .slice(0, limit);
}

/**
 * What the workspace knows about a question, best first. Accents, case and word forms do not matter, and typos hardly do;
 * a question of common words alone, or of unknown words, finds nothing.
 */
export async function searchKnowledge(project: ProjectId, query: string, options: SearchOptions = {}): Promise<Hit[]> {
  const text = query.normalize("NFC");
  const words = contentWords(text);
  if (words.length === 0) return [];
  const sql = sqlOf({});
  const { meaning = null, language = null, limit = 5 } = options;
  const found = await selectCandidates(sql, project, { words, meaning, language });
  if (found.length === 0) return [];
  const stems = await stemsOf(
    sql,
    vocabulary([text, ...found.flatMap(({ heading, body }) => [heading.join(" "), body])]),
  );
  return spread(rank(words, found, stems), limit).map(({ item, score, coverage, question, ...matched }) => {
    const { trigram, embedding, ...full_text } = item.places;
    return {
      title: item.heading.at(-1) ?? item.source.title,
      heading: [...item.heading],
      text: item.body,
      ...excerptOf(item.body, words, stems),
      language: item.language,
      source: item.source,
      score: rounded(score),
      why: {
        ...matched,
        coverage: rounded(coverage),
        question: rounded(question),
        full_text,
        trigram,
        embedding,
      },
    };
  });
}
