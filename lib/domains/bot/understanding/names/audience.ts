import type { Named } from "@/lib/domains/bot/understanding/names/list";
import { fold } from "@/lib/domains/bot/understanding/text";

/** For whom a service is, or who comes: in names and in what customers say. Children and the pregnant are never meant unsaid. */
const audiences: readonly { words: RegExp; unsaid: boolean }[] = [
  {
    words:
      /\b(?:infantil|infantis|criancas?|filh[oa]s?|menin[oa]s?|bebes?|kids?|child|children|childrens|childs|babies|baby|toddlers?|boys?|girls?|sons?|daughters?|nin[oa]s?|nen[ea]s?|hij[oa]s?|hijit[oa]s?|pediatr\w+|moleques?|garot[oa]s?|year old|anos de idade)\b/,
    unsaid: false,
  },
  {
    words: /\b(?:pregnant|pregnancy|prenatal|gestantes?|gravidas?|gravidez|pre ?natal|embarazadas?|embarazo)\b/,
    unsaid: false,
  },
  {
    words:
      /\b(?:men|mens|man|male|masculin[oa]|homens?|hombres?|caballeros?|varon|marido|husband|esposo|namorado|novio|boyfriend|fella|dude|gentleman)\b/,
    unsaid: true,
  },
  {
    words:
      /\b(?:women|womens|woman|ladies|lady|femenin[oa]|feminin[oa]|mulher|mujer|damas?|senhora|senora|wife|esposa|namorada|novia|girlfriend)\b/,
    unsaid: true,
  },
];

const isFor = ({ name }: Named, words: RegExp): boolean => words.test(fold(name).replace(/'/g, ""));
const wordsIn = (name: string): string[] => fold(name).match(/\p{L}{4,}/gu) ?? [];

/** Of the services that a text may mean, those for whom it speaks of; what is for others only where somebody says so. */
export function forWhom<Thing extends Named>(
  text: string,
  meant: readonly Thing[],
  all: readonly Thing[],
): readonly Thing[] {
  let left = meant;
  for (const { words, unsaid } of audiences) {
    const special = left.filter((thing) => isFor(thing, words));
    if (words.test(text.replace(/'/g, ""))) {
      const known = new Set(left.flatMap(({ name }) => wordsIn(name)));
      const alike = all.filter((thing) => isFor(thing, words) && wordsIn(thing.name).some((word) => known.has(word)));
      const fitting = special.length > 0 ? special : alike;
      if (fitting.length > 0) left = fitting;
    } else if (!unsaid && special.length < left.length) left = left.filter((thing) => !special.includes(thing));
  }
  return left;
}
