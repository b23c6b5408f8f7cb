import { fold } from "@/lib/domains/bot/understanding/text";

const phone = /(?:\+|00)?\d[\d\s().-]{6,18}\d/;

/** A phone number in a text, as it was written but for its signs; null where there is none. */
export function phoneIn(text: string): { phone: string; from: number; to: number } | null {
  const found = phone.exec(text);
  if (!found) return null;
  const [written] = found;
  const isDate = /\d{4}-\d{2}-\d{2}/.test(written) || /^\d{1,2}[/.-]\d{1,2}([/.-]\d{2,4})?$/.test(written.trim());
  const figures = written.replace(/\D/g, "").replace(/^00/, "");
  if (isDate || figures.length < 8 || figures.length > 15) return null;
  const plus = written.trim().startsWith("+") || /^\s*00/.test(written);
  return { phone: plus ? `+${figures}` : figures, from: found.index, to: found.index + written.length };
}

const phoneLead =
  /[\s,;:(-]*(?:\b(?:e|y|and|o|el|the|meu|mi|my)\s+)*(?:\b(?:telefone|telefono|fone|tel|cel|celular|phone|number|numero|zap|whats|whatsapp|wpp)\b[.:]?\s*)*(?:\b(?:e|eh|es|is)\b)?[\s,;:(-]*$/;

/** A text without the phone number in it, and without what leads to that. */
function withoutPhone(text: string): string {
  const found = phoneIn(text);
  if (!found) return text;
  const before = text.slice(0, found.from).trim();
  const plain = fold(before);
  const end = plain.length === before.length ? plain.search(phoneLead) : before.length;
  return `${before.slice(0, end)}, ${text.slice(found.to)}`;
}

/** Folding keeps one letter for one, so that places found in the folded words hold in the written ones. */
const lead =
  /(?:^|[\s,.!;:(])(?:meu nome e|meu nome eh|me chamo|eu sou [ao]|sou [ao]|aqui e [ao]|aqui quem fala e [ao]|aqui e|mi nombre es|me llamo|soy|habla|le habla|te habla|my name is|my name's|name's|i'm called|this is|i am|it's)\s+/;
const noName = new Set(
  "de do da un una um uma o a the an not so in on at from here looking nova nuevo nueva cliente paciente novo new patient client just very really sorry interested calling writing wondering trying having feeling alergico alergica diabetico diabetica aposentado mae pai madre padre urgente for about".split(
    " ",
  ),
);
const word = /^[\p{Letter}][\p{Letter}'-]*\.?$/u;

/** A name that somebody gives as theirs: "me chamo Ana Souza". */
export function nameIn(written: string): string | null {
  const text = written.replace(/\s+/g, " ").trim();
  const plain = fold(text);
  if (plain.length !== text.length) return null;
  const found = lead.exec(plain);
  if (!found) return nameAfterIm(text) ?? nameBeforeHere(text);
  const strong = /nome|nombre|name|chamo|llamo|called/.test(found[0]);
  const rest = text.slice(found.index + found[0].length).split(/[,.!?;:\n]/, 1)[0] ?? "";
  const words: string[] = [];
  for (const each of rest.split(" ")) {
    const isName = word.test(each) && (/^\p{Lu}/u.test(each) || (strong && words.length < 2 && !stops.has(fold(each))));
    if (!isName && !(words.length > 0 && /^(?:da|de|do|dos|das|del|la|von|van)$/.test(each))) break;
    words.push(each);
    if (words.length === 5) break;
  }
  const first = words[0];
  return first && !noName.has(fold(first)) ? nameOf(words.join(" ")) : null;
}

/** "I'm Tom Hardy", "im Tom and my number is": two names, or one that the words end with. */
function nameAfterIm(text: string): string | null {
  const found =
    /(?<!\p{L})(?:[Ii]['’]?m|I am) (\p{Lu}[\p{Ll}'-]+ \p{Lu}[\p{L}'-]+|\p{Lu}[\p{Ll}'-]+(?=\s*(?:,|\.|!|$| and ))(?! and (?:I|i)\b))/u.exec(
      text,
    );
  const name = found?.[1] ?? "";
  return name === "" || noName.has(fold(name.split(" ")[0] ?? "")) || nations.test(fold(name)) ? null : name;
}
const nations =
  /(?:ian|ean|ese|ish|ch|man)$|^(?:brazilian|american|british|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/;

/** "Ingrid Solheim here". */
function nameBeforeHere(text: string): string | null {
  const found = /(?:^|[,.!] ?)((?:\p{Lu}[\p{Letter}'-]+ ){1,3})(?:here|aqui|acá|aquí)(?=[\s,.!]|$)/u.exec(text);
  const words = found?.[1]?.trim().split(" ") ?? [];
  while (words[0] && chatter.test(fold(words[0]))) words.shift();
  return words.length > 0 ? nameOf(words.join(" ")) : null;
}

const stops = new Set(
  "e y and quero queria preciso quiero necesito i want need o a para pra to com con with".split(" "),
);

const nameOf = (text: string): string =>
  text.replace(
    /(^|[\s'-])(\p{Ll})(?=\p{Letter}{2})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

const chatter =
  /^(?:oi|ola|hola|hi|hello|sim|si|yes|nao|no|ok|claro|obrigad[oa]|gracias|thanks|por favor|please|nome|name|nombre|e|eh|es|is|it's|sou|soy|i'm|meu nome e|my name is|mi nombre es|me chamo|me llamo|[oa]|el|la)$/;

/** Words of a talk that nobody is called: what they stand in is no name, unless it is written as one. */
const talk = new Set(
  "pode ser puede somos seremos estamos deixa deja dejame eu yo vou voy ver acho creo sei se lembro recuerdo espera perai pera calma momento quero quiero para pra ela ele ella minha meu mi depois despues agora ahora we are let me think wait sure just my for her him later two three dois duas dos tres quatro cuatro".split(
    " ",
  ),
);
const isTalk = (part: string): boolean =>
  !/^\s*(?:\p{Lu}\S*\s+)+\p{Lu}\S*\s*$/u.test(part) &&
  part
    .trim()
    .split(/\s+/)
    .some((each) => talk.has(fold(each)));

/** What answers "what is your name?": a lead is left out; a sentence is none. */
export function nameAnswered(written: string): string | null {
  const led = nameIn(written);
  if (led) return led;
  const parts = withoutPhone(written)
    .split(/[\n,;.!:]/)
    .filter((part) => part.trim() !== "" && !chatter.test(fold(part)));
  const text = (parts.find((part) => !isTalk(part)) ?? "").trim();
  // "Diego Claro" is called so.
  const words = text
    .split(/\s+/)
    .filter((each, at) => !chatter.test(fold(each)) || /^(?:da|de|do|la)$/.test(each) || (at > 0 && each === "Claro"));
  if (words.length === 0 || words.length > 6 || /[?¿\d@]/.test(text)) return null;
  if (!words.every((each) => word.test(each))) return null;
  return nameOf(words.join(" ")).slice(0, 100);
}

const apart = /\s+(?:e|y|and)\s+|\s*[&+]\s*/i;
const leadsMany =
  /^\W*(?:(?:somos|seremos|we are|we're|it's|its|e|es|is|para|pra|for|[oa]s?|el|la|los|las|em nome d[eao]|a nombre de) )+/;
const myself = /^(?:eu|mim|yo|mi|me|i|myself)$/;

/** Several people: the name of the first where it is said, and how many. `one`: all of it, where it may be one long name. */
export type Several = { first: string | null; count: number; one: string | null };

/** Several people in answer to "what is your name?": "Ana e João", "eu e minha filha Clara"; null where it is one, or none. */
export function namesAnswered(written: string): Several | null {
  const text = withoutPhone(written.replace(/\s+/g, " "))
    .replace(/[\s,.!]+$/, "")
    .trim();
  const [before = "", ...after] = text.split(apart);
  if (after.length === 0 || /[?¿\d@]/.test(text) || fold(text).length !== text.length) return null;
  const people = [...before.split(/\s*,\s*/), ...after].map(personIn);
  const [first, second] = people;
  if (!first || people.includes(null)) return null;
  // "José Ortega y Gasset" is one person, "Ana Souza e João" are two: only they know.
  const surname = people.length === 2 && first.name?.includes(" ") && second?.plain && !second.name?.includes(" ");
  return { first: first.name, count: people.length, one: surname ? nameOf(text) : null };
}

/** Who a part of an answer is: a name, "my daughter Clara", or oneself. */
function personIn(part: string): { name: string | null; plain: boolean } | null {
  const lead = leadsMany.exec(`${fold(part)} `)?.[0].length ?? 0;
  const rest = part.slice(lead).trim();
  if (myself.test(fold(rest))) return { name: null, plain: false };
  const kin = mine.exec(fold(rest));
  const called = kin ? rest.slice(kin[0].length).replace(/^[\s,]+/, "") : rest;
  if (kin && called === "") return { name: null, plain: false };
  const name = nameAnswered(called);
  return name === null || name.split(" ").length > 4 ? null : { name, plain: !kin };
}

const relative =
  "mae|mamae|pai|papai|filh[oa]|filhinh[oa]|espos[oa]|marido|mulher|namorad[oa]|noiv[oa]|irma|irmao|avo|vovo|net[oa]|sobrinh[oa]|sogr[oa]|amig[oa]|ti[oa]|prim[oa]|madre|mama|padre|papa|hij[oa]|mujer|novi[oa]|herman[oa]|abuel[oa]|niet[oa]|sobrin[oa]|suegr[oa]|mother|mom|mum|father|dad|son|daughter|wife|husband|partner|girlfriend|boyfriend|sister|brother|grandmother|grandma|grandfather|grandpa|friend|niece|nephew|aunt|uncle|cousin";
const mine = new RegExp(`^(?:(?:[oa]|el|la) )?(?:meu|minha|mi|my) (?:${relative})\\b`);
const forAnother = new RegExp(`\\b(?:pr[ao]|para|for) (?:(?:[oa]|el|la) )?(?:meu|minha|mi|my) (?:${relative})\\b`);
const called =
  /\b(?:(?:nome|nombre|name)(?: (?:dele|dela|certo|correto|correcto))?(?:'s| (?:e|eh|es|is))|se (?:chama|llama)|chamad[oa]|llamad[oa]|called|named) /;
const inName = /\b(?:em nome d[eao]|a nombre de|(?:under|in) the name(?: of)?) /;
const capitals = /\p{Lu}[\p{Letter}'-]+(?: (?:(?:da|de|do|dos|das|del|la) )?\p{Lu}[\p{Letter}'-]+)*/u;

/** "For me and for my daughter Clara": she comes too, and it stays in the name of who writes. */
const besideMe = /\b(?:mim|yo|mi|me|myself|eu) (?:e|y|and|&) /;

export const isForAnother = (text: string): boolean => forAnother.test(fold(text)) && !besideMe.test(fold(text));

/** Whom it is for instead: "é pra minha mãe, Antonia Reis", "a nombre de Caio Prado"; null where nobody is named. */
export function nameOfAnother(written: string): string | null {
  const text = written.replace(/\s+/g, " ").trim();
  const plain = fold(text);
  if (plain.length !== text.length || besideMe.test(plain)) return null;
  const after = (found: RegExpExecArray | null): string | null => found && text.slice(found.index + found[0].length);
  const led = after(inName.exec(plain));
  if (led !== null) return nameIn(`my name is ${led}`);
  const rest = after(forAnother.exec(plain))?.trim();
  if (!rest) return null;
  const lead = called.exec(fold(rest));
  if (lead) return nameIn(`my name is ${rest.slice(lead.index + lead[0].length)}`);
  return capitals.exec(rest)?.[0] ?? null;
}

const written = "\\p{Lu}\\p{Ll}+(?: (?:(?:da|de|do|dos|das|del|la) )?\\p{Lu}\\p{Ll}+){0,3}";
const introducing = new RegExp(
  `(?:(?<!\\p{L})${written},? )?(?<!\\p{L})(?:(?:y|e|and) )?(?:(?:[oa]|la|el) )?(?:[Mm]i|[Mm]y|[Mm]inha|[Mm]eu) (\\p{Ll}+) (?:es|é|is|se llama|se chama) ${written}(?!\\p{L})`,
  "gu",
);
const isRelative = new RegExp(`^(?:${relative})$`);

/** A text without who says who somebody is: "Sol Rivas y mi mamá es Elba Paz". */
export const withoutIntroduced = (text: string): string =>
  text.replace(introducing, (found, who: string) => (isRelative.test(fold(who)) ? " " : found));

const asName =
  /^\s*\p{Lu}[\p{Ll}'-]+(?: (?:(?:da|de|do|dos|das|del|la|las|los|y|e|von|van) )*\p{Lu}[\p{Ll}'-]+){1,4}[\s.!]*$/u;
/** Whether a text is written as a whole name is: "Facundo Batista". */
export const isWrittenAsName = (text: string): boolean => asName.test(text);

const strongly =
  "(?:[Mm]eu nome (?:é|e|eh)|[Mm]e chamo|[Mm]i nombre es|[Mm]e llamo|[Mm]y name is|[Mm]y name's|[Nn]ame's|[Aa]qui (?:é|e) (?:o|a)|[Aa]qui quem fala (?:é|e) (?:o|a)|[Ll]es? habla|[Tt]e habla)";
const weakly = "(?:[Ss]oy|[Ss]ou (?:o|a)|[Tt]his is|[Aa]qu[ií] (?:é|e|es))";
const dayOrHour =
  "(?!Segunda|Ter[çc]a|Quarta|Quinta|Sexta|S[áa]bado|Domingo|Lunes|Martes|Mi[ée]rcoles|Jueves|Viernes|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)";
const proper = `${dayOrHour}\\p{Lu}[\\p{L}'-]+(?: (?:(?:da|de|do|dos|das|del|la) )?\\p{Lu}[\\p{L}'-]+){0,3}`;
const ownName = new RegExp(
  `(?<!\\p{L})(?:${strongly}|${weakly}) ${proper}(?:[,.]? (?:e|y|and)(?= ))?|(?<!\\p{L})(?:e |y |and )?(?:[Mm]eu|[Mm]i|[Mm]y|[Oo]|[Ee]l) (?:telefone|tel[ée]fono|fone|celular|cel|cell|zap|whats|whatsapp|n[úu]mero|number|phone)(?: (?:é|e|es|is))?(?= *[,.:;]? {6,})`,
  "gu",
);

/** A text without who they say they are, each other word in its place: that wants nothing. All stays where nothing else is said. */
export function withoutOwnName(text: string): string {
  const left = text.replace(ownName, (found) => ",".padEnd(found.length));
  return (left.match(/\p{L}{2,}/gu) ?? []).length >= 3 ? left : text;
}
