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
  if (!found) return nameBeforeHere(text);
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
  const parts = written.split(/[\n,;.!:]/).filter((part) => part.trim() !== "" && !chatter.test(fold(part)));
  const text = (parts.find((part) => !isTalk(part)) ?? "").trim();
  const words = text.split(/\s+/).filter((each) => !chatter.test(fold(each)) || /^(?:da|de|do|la)$/.test(each));
  if (words.length === 0 || words.length > 6 || /[?¿\d@]/.test(text)) return null;
  if (!words.every((each) => word.test(each))) return null;
  return nameOf(words.join(" ")).slice(0, 100);
}
