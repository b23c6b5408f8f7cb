import { concepts } from "@/lib/domains/bot/understanding/lexicon/lexicon";

/** What serves instead is meant a little less than what is asked for. */
const insteadLikeness = 0.95;

/**
 * The concept of the list that a concept of the text stands for. A kind of something leads to it where the kind is not
 * offered ("degradê" is a haircut); a need goes on to what is offered instead.
 */
export function leadsTo(
  offered: { has: (concept: string) => boolean },
  concept: string,
  need: boolean,
): { key: string; likeness: number; instead: boolean } | null {
  for (let id: string | undefined = concept, steps = 0; id && steps < 4; id = concepts.get(id)?.otherwise, steps++) {
    if (offered.has(id)) return { key: id, likeness: insteadLikeness ** steps, instead: steps > 0 };
    const broader = concepts.get(id)?.broader;
    const isOffered = broader !== undefined && offered.has(broader);
    if (isOffered && (need || concepts.get(broader)?.kind !== "general"))
      return { key: broader, likeness: insteadLikeness ** (steps + 1), instead: steps > 0 };
    // A check-up that is not on the list is asked for by a consultation; a kind of massage that is not there by none.
    const instead = concepts.get(id)?.otherwise;
    if (!need && concepts.get(instead ?? "")?.kind !== "general") return null;
  }
  return null;
}
