import type { Spoken } from "@/lib/domains/bot/understanding/language";
import { fold } from "@/lib/domains/bot/understanding/text";

const table = (pairs: string): [string, string][] =>
  pairs.split(",").map((pair) => {
    const [short = "", ...long] = pair.trim().split(" ");
    return [short, long.join(" ")];
  });

/** How words are shortened in chats, where they mean the same in every language. */
const shared = new Map(
  table(`vc voce, vcs voces, hj hoje, amh amanha, td tudo, tbm tambem, pfv por favor, pfvr por favor, vlw valeu,
    obg obrigado, obgd obrigado, msm mesmo, qdo quando, qnd quando, qto quanto, qnto quanto, dps depois, mt muito,
    porfa por favor, porfis por favor, xfa por favor, xfavor por favor, pa para, pal para el, kiero quiero,
    finde fin de semana, tmrw tomorrow, tmr tomorrow, tmw tomorrow, pls please, plz please, appt appointment, wont won't,
    cant can't, doesnt doesn't, q que, nxt next, wk week, tmoro tomorrow, tomoz tomorrow,
    2moro tomorrow, 2morrow tomorrow, 2day today, 2nite tonight, thx thanks, bday birthday, wkend weekend`),
);
/** One letter says less: which word it is, the language tells. */
const own: Record<Spoken, ReadonlyMap<string, string>> = {
  pt: new Map(
    table("n nao, p para, d de, c com, tb tambem, qq qualquer, qlqr qualquer, qqr qualquer, qualqr qualquer"),
  ),
  es: new Map(
    table(
      "desp despues, dsp despues, dsps despues, dps despues, x por, xq porque, d de, tb tambien, tmb tambien, p para",
    ),
  ),
  en: new Map(table("n and, u you, r are, ur your, w with, b4 before")),
};

const toward: Record<Spoken, string> = { pt: "para", es: "a", en: "to" };
/** "5a" is the fifth day of the week, which begins on Sunday. */
const weekdays = ["segunda", "terca", "quarta", "quinta", "sexta"];
const laughter = /^(?:k{2,}|(?:ja|ha|he|je|rs|hua){2,}[jhrs]?|lol|lmao)$/;
const pictures = /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200d|\ufe0f)+/gu;
const picturesBetween = new RegExp(`(?<=\\p{Letter})\\s*${pictures.source}(?=\\s*\\p{Letter})`, "gu");
const hourly: Record<Spoken, string> = { pt: "as", es: "a las", en: "at" };
const bareHour =
  /\b(can we do|could we do|can you do|could you do|let's do|lets do|make it|make that|change it to|switch to|move it to|rather|pode ser|pudesse ser|da pra ser|melhor|puede ser|podria ser|podemos hacer|mejor)(?: at)? (\d{1,2}(?::\d\d)?)(?= (?:instead|rather|em vez|en vez|en lugar|no lugar|ent[aã]o|entonces|then|same day|mesmo dia|mismo dia|that day)\b| ?[?¿.,!]| ?$)/gi;
const nod = /^(?:👍|👌|✅|🙆|🆗)+$/u;
const shake = /^(?:👎|❌|🚫|🙅)+$/u;

/** "Siiii", "oii", "heyy": a letter held down says nothing more. No word of the three languages ends in these twice. */
const unstretched = (word: string): string =>
  word.replace(/(\p{Letter})\1{2,}/gu, "$1").replace(/(?<=\p{Letter})([aimuy])\1$/u, "$1");

const plainWord = (word: string, language: Spoken): string => {
  const folded = fold(word);
  if (laughter.test(folded)) return ",";
  const short = own[language].get(folded) ?? shared.get(folded);
  return short ?? (/[\p{Letter}]/u.test(word) ? unstretched(word) : word);
};

/** What is typed in a chat, as it would be written in a letter: no pictures, no laughter, whole words. */
export function plainly(text: string, language: Spoken): string {
  const bare = text.replace(/(?:\s|\u200d|\ufe0f|\p{Emoji_Modifier})+/gu, "");
  if (nod.test(bare)) return "ok";
  if (shake.test(bare)) return "no";
  return (
    text
      // A picture between two words parts them as a comma does.
      .replace(picturesBetween, ", ")
      .replace(pictures, " ")
      .replace(/\b([pc])\/(?=\s)/gi, "$1 ")
      .replace(/\s*(?:→|->|=>)\s*/g, ` ${toward[language]} `)
      .replace(/(?<![\d:])\b([2-6])[aª](?![\p{L}\p{N}])(?! feira)/gu, (found, n) =>
        language === "pt" ? (weekdays[Number(n) - 2] ?? found) : found,
      )
      .replace(/(?<=\s|^)[:;=]['-]?[()DPp/|](?=\s|$)/g, ".")
      .replace(/(?<![\d.:])(\d{1,2}(?:[:.]\d\d)?)(?:ish|-ish)\b/gi, language === "en" ? "around $1" : "$1")
      .replace(
        /(?<=\b(?:sat|fri|saturday|friday|mon|this|next|on|for)(?: (?:or|and|&|to)|,|\/|-| )?\s?)sun\b(?! *(?:cream|bed|burn|tan|glass))/gi,
        "sunday",
      )
      .replace(/[\p{Letter}']+/gu, (word, at: number, whole: string) =>
        // "3h", "10hs", "p.m." and addresses are no words.
        /[\d.@/]/.test(whole[at - 1] ?? "") || /[.@/](?=\S)/.test(whole.slice(at + word.length, at + word.length + 2))
          ? word
          : plainWord(word, language),
      )
      .replace(/^[\s,]+$/, "")
      // "Can we do 5 instead?", "pode ser 5 então?": a number that something changes to is an hour.
      .replace(bareHour, `$1 ${hourly[language]} $2`)
  );
}
