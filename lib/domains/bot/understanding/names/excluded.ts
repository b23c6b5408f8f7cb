import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { type Named, namedIn } from "@/lib/domains/bot/understanding/names";
import { blank } from "@/lib/domains/bot/understanding/text";

/** "No" alone is Spanish for not behind a comma or a joining word only: elsewhere it is "in the" in Portuguese. */
const excluding =
  /(?<=[\p{L}\p{N}][\s,;.!-]*)(?<!\p{L})(?:not|nao|(?<=[,;.-] ?|(?:y|pero) )no) (?:(?:an?|the|uma?|una?|o|el|la|for|para|pra|de) )*(?=(\S[^,;.!?]*))/gu;
/** In English "no" means nothing else. */
const excludingEnglish = new RegExp(excluding.source.replace("(?<=[,;.-] ?|(?:y|pero) )no", "no"), excluding.flags);
/** What no service need be called: "not a class". */
const sort = /^(?:group )?(?:class(?:es)?|aulas?|clases?|groups?|grupos?)\b/;

/**
 * A text without what it says not to be meant, beside a service that is, and the services that are left: "physio, not
 * pilates". All stays as it is where nothing else is named.
 */
export function withoutExcluded<Thing extends Named>(
  text: string,
  services: readonly Thing[],
  language: Spoken,
): { text: string; services: readonly Thing[] } {
  let [left, kept] = [text, services];
  for (const found of text.matchAll(language === "en" ? excludingEnglish : excluding)) {
    const words = (found[1] ?? "").trim().split(" ").slice(0, 4);
    // "Check up" is called so by both of its words only.
    const both = words.slice(0, 2).join(" ");
    const [first = ""] =
      sort.exec(words.join(" ")) ??
      (language !== "en" || namedIn(words[0] ?? "", services).length > 0 ? words : [both]);
    if (!sort.test(first) && namedIn(first, services).length === 0) continue;
    const excluded = new Set(namedIn(words.join(" "), services).map(({ id }) => id));
    kept = kept.filter(({ id }) => !excluded.has(id));
    left = blank(left, [{ from: found.index, to: found.index + found[0].length + first.length }]);
  }
  return left !== text && namedIn(left, kept).length > 0 ? { text: left, services: kept } : { text, services };
}
