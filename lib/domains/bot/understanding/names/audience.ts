import type { Named } from "@/lib/domains/bot/understanding/names/list";
import { fold } from "@/lib/domains/bot/understanding/text";

/** For whom a service is, or who comes: in names and in what customers say. Children and the pregnant are never meant unsaid. */
const audiences: readonly { words: RegExp; unsaid: boolean }[] = [
  {
    words:
      /\b(?:infantil|infantis|criancas?|filh[oa]s?|menin[oa]s?|bebes?|kids?|child|children|childrens|childs|babies|baby|toddlers?|boys?|girls?|sons?|daughters?|nin[oa]s?|nen[ea]s?|hij[oa]s?|hijit[oa]s?|pediatr\w+|moleques?|garot[oa]s?|year old|yr old|years old|anos de idade|twins|gemeos|mellizos|gemelos|aninhos|little one|pequen[oa]|guri|guria|gurizinho|pibe|pibito)\b|\b(?:turned|is|has|tem|tiene) (?:[2-9]|1[0-2])(?: (?:anos|years)|(?= and\b))/,
    unsaid: false,
  },
  {
    words:
      /\b(?:(?:weeks|months) (?:along|gone)|expecting (?:a|my|our)|(?:espero|esperando|espera) (?:um|un) bebe|pregnant|pregnancy|prenatal|gestantes?|gravidas?|gravidez|pre ?natal|embarazadas?|embarazo)\b/,
    unsaid: false,
  },
  {
    words:
      /\b(?:men|mens|man|mans|gents|fade|short back and sides|crew cut|buzz cut|male|masculin[oa]|homens?|hombres?|caballeros?|varon|marido|husband|esposo|namorado|novio|boyfriend|fella|dude|gentleman|filho|hijo|son|irmao|hermano|brother|papa|father|dad|boy|menino|nene)\b/,
    unsaid: true,
  },
  {
    words:
      /\b(?:women|womens|woman|ladies|lady|femenin[oa]|feminin[oa]|mulher|mujer|damas?|senhora|senora|wife|esposa|namorada|novia|girlfriend|filha|hija|daughter|irma|hermana|sister|mama|mae|mom|mum|mother|girl|menina|nena|amigas)\b/,
    unsaid: true,
  },
];

const isFor = ({ name }: Named, words: RegExp): boolean => words.test(fold(name).replace(/'/g, ""));
const wordsIn = (name: string): string[] => fold(name).match(/\p{L}{4,}/gu) ?? [];

/** Whether the whole name was said: who wants a blow-dry for their mum wants no women's cut. */
const isWhole = ({ name }: Named, text: string): boolean => wordsIn(name).every((word) => text.includes(word));

/** Of the services that a text may mean, those for whom it speaks of; what is for others only where somebody says so. */
export function forWhom<Thing extends Named>(
  text: string,
  meant: readonly Thing[],
  all: readonly Thing[],
): readonly Thing[] {
  let left = meant;
  let decided = false;
  const spoken = text.replace(/'/g, "");
  const both = audiences.filter(({ unsaid, words }) => unsaid && words.test(spoken)).length > 1;
  for (const { words, unsaid } of audiences) {
    // A father and a daughter: neither says whose cut it is.
    if (unsaid && both) continue;
    const special = left.filter((thing) => isFor(thing, words));
    if (words.test(spoken)) {
      const known = new Set(left.flatMap(({ name }) => wordsIn(name)));
      const alike = all.filter((thing) => isFor(thing, words) && wordsIn(thing.name).some((word) => known.has(word)));
      // What is for children is not given back to the men because the child is a son.
      const named = audiences.some(
        (each) => !each.unsaid && each.words !== words && left.some((thing) => isFor(thing, each.words)),
      );
      const fitting: readonly Thing[] =
        decided || named || special.length > 0 || left.some((thing) => isWhole(thing, text)) ? special : alike;
      if (fitting.length > 0) [left, decided] = [fitting, true];
    } else if (!unsaid && special.length < left.length) left = left.filter((thing) => !special.includes(thing));
  }
  return left;
}

const alone =
  /\b(?:individual(?:es)?|individuais|particular(?:es)?|personalizad[oa]s?|uno a uno|um a um|one (?:on|to) one|1 on 1|private)\b/;

/** "One to one": of several services that a text may mean, those that say so themselves. */
export function inFormat<Thing extends Named>(text: string, meant: readonly Thing[]): readonly Thing[] {
  if (meant.length < 2 || !alone.test(text)) return meant;
  const fitting = meant.filter(({ name }) => alone.test(fold(name)));
  return fitting.length > 0 ? fitting : meant;
}
