const words: Record<string, number> = {
  um: 1,
  uma: 1,
  dois: 2,
  duas: 2,
  tres: 3,
  quatro: 4,
  cinco: 5,
  seis: 6,
  sete: 7,
  oito: 8,
  nove: 9,
  dez: 10,
  onze: 11,
  doze: 12,
  quinze: 15,
  vinte: 20,
  trinta: 30,
  un: 1,
  una: 1,
  uno: 1,
  dos: 2,
  cuatro: 4,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  once: 11,
  doce: 12,
  veinte: 20,
  treinta: 30,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};

/** The numbers that people write as words, the longer first, for use in a pattern. `a` is too common to be one. */
const spelt = Object.keys(words)
  .filter((word) => word.length > 1)
  .sort((a, b) => b.length - a.length)
  .join("|");

/** A number of one or two figures, or a word for one. */
export const someNumber = `(?:\\d{1,2}|${spelt})`;
export const numberOf = (text: string): number => words[text] ?? Number(text);

const ordinals: readonly [RegExp, number][] = [
  [
    / (?:o |a |el |la |lo |the )?(?:primeir[oa]|primeirinh[oa]|primer[oa]?|primerit[oa]|first|1st|1o|1a|1º|1ª|1°|1ro|1ra|1er)(?: (?:um|one|opcao|opcion|horario|option))? | (?:la|el|a|o) d(?:el|o) (?:principio|comienzo|comeco|inicio) | the top one /,
    1,
  ],
  [
    / (?:o |el |the )?segundo(?: (?:um|opcion|horario))? | (?:a|la) segunda(?: (?:opcao|opcion))? | (?:the )?(?:second|2nd)(?: (?:one|option))? | (?:o |el |la |a )?(?:2o|2º|2°|2do|2da)(?: (?:opcion|opcao|horario))? /,
    2,
  ],
  [
    / (?:o |el |the )?(?:terceir[oa]|tercer[oa]?|third|3rd|3o|3º|3°|3ro|3ra|3er)(?: (?:um|one|opcao|opcion|horario|option))? /,
    3,
  ],
  [
    / (?:o |el )?(?:quarto|cuarto|4o|4º|4°|4to|4ta)(?: (?:horario|opcao|opcion))? | (?:the )?(?:fourth|4th)(?: (?:one|option))? /,
    4,
  ],
  [
    / (?:o |el |the )?(?:quinto|quinta (?:opcao|opcion)|fifth|5th|5o|5º|5°|5to|5ta)(?: (?:um|one|opcao|opcion|horario|option))? /,
    5,
  ],
  [
    / (?:o |a |el |la |the )?(?:ultim[oa]|ultiminh[oa]|ultimit[oa]|last)(?: (?:um|one|opcao|opcion|horario|option))? | (?:la|el|a|o) d(?:el|o) (?:final|fim) | the bottom one /,
    -1,
  ],
];

/** "Number one", "opción dos". */
const spelled = new RegExp(
  `^ (?:·\\s)*(?:(?:a|o|la|el|the) )?(?:opcao|opcion|option|numero|number) (${someNumber}) (?:·\\s)*$`,
);
const middle = / (?:the middle one|(?:a|o|la|el) do meio|(?:la|el) del medio) /;

/** Words that make an ordinal one of those on offer. */
const explicit =
  / (?:primeir[oa]|primer[oa]?|first|segund[oa]|second|terceir[oa]|tercer[oa]?|third|quart[oa]|cuart[oa]|quint[oa]|ultim[oa]|last) (?:opcao|opcion|option|one|slot|horario|turno|da lista|de la lista|on the list|que voce|que me) /;

/** What is offered is in the order of time. */
const [one, than] = [
  "(?:(?:o|a|el|la|lo|the)(?: que (?:sea|seja|for)| de)?) ",
  "(?!(?:do )?que (?:isso|isto|esse|essa|eso|esa|ese)|than|possivel|posible)",
];
const earliest = new RegExp(
  ` (?:${one}(?:mais cedo|mais cedinho|mas tempran[oa]|mas tempranit[oa]|earliest|earlier|soonest)|(?:earliest|earlier|soonest) (?:one|of (?:them|those|these)|slot|time|available)|whatever(?:'s| is) (?:first|earliest|soonest)|whichever(?:'s| is) (?:first|earliest|soonest)) ${than}`,
);
const latest = new RegExp(
  ` (?:${one}(?:mais tarde|mas tarde|latest|later)|(?:latest|later) (?:one|of (?:them|those|these)|slot)) ${than}`,
);

/** A folded text without the words that say which of those on offer is meant; every other word keeps its place. */
export function withoutChoice(text: string): string {
  let left = ` ${text} `;
  for (const [pattern] of ordinals) left = left.replace(pattern, (found) => " ".repeat(found.length));
  return left.slice(1, -1);
}

/** Which of those on offer: "the second one", "option 2", or a bare figure. -1 is the last. */
export function choiceIn(said: string, offered: number): number | null {
  // "The first... no, wait, the second": what comes last is meant, and "not the second" is no choice.
  const parts = said.split(/ (?:nao|no|espera|pera|perai|perdon|digo|wait|actually|quer dizer)(?= )/);
  const passage = parts.at(-1) ?? "";
  if (parts.length > 1 && passage.trim() === "") return null;
  const bare =
    /^ (?:·\s)*(?:(?:a|o|la|el|the) )?(?:(?:opcao|opcion|option|numero|number|n\.?) ?)?(\d{1,2})\)? (?:·\s)*$/.exec(
      passage,
    ) ?? spelled.exec(passage);
  if (bare) {
    const n = numberOf(bare[1] ?? "");
    return n >= 1 && n <= offered ? n : null;
  }
  if (middle.test(passage)) return Math.ceil(offered / 2);
  // In a longer text "the first" is the first of something else, and "a segunda" a Monday.
  const words = passage.trim().split(" ").length;
  const short = words <= 6 || (words <= 12 && explicit.test(passage));
  const found = short ? ordinals.find(([pattern]) => pattern.test(passage)) : undefined;
  if (!found && words <= 10 && earliest.test(passage)) return 1;
  if (!found && words <= 10 && latest.test(passage)) return offered;
  if (!found) return null;
  const place = found[1] === -1 ? offered : found[1];
  return place >= 1 && place <= offered ? place : null;
}
