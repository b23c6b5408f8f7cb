import { filledIn, namesIn } from "@/lib/core/text/fill-in";

type Values = Readonly<Record<string, string>>;

const isEmpty = (values: Values) => (name: string) => Object.hasOwn(values, name) && values[name] === "";
const isSaid = (values: Values) => (name: string) => Object.hasOwn(values, name) && values[name] !== "";

/** Words that only introduce what follows, in the languages of notices. */
const leading =
  "at|in|on|with|by|from|to|until|for|the|of|near|en|con|a|de|desde|hasta|por|para|el|la|los|las|del|al|" +
  "em|no|na|nos|nas|com|ao|à|do|da|dos|das|até|o|os|as";

/** A clause with other content loses only the variable and the words that introduce it. */
const cut = (clause: string, values: Values): string =>
  namesIn(clause)
    .filter(isEmpty(values))
    .reduce(
      (left, name) => left.replace(new RegExp(`(?:(?:^|\\s+|(?<=\\())(?:${leading}))*\\s*\\{${name}\\}`, "iu"), ""),
      clause,
    )
    .replace(/\s*\(\s*\)/g, "")
    .trim();

/** A label before a colon, such as "Where:", is dropped with its value. */
const isLabel = (clause: string): boolean => namesIn(clause).length === 0 && clause.trim().split(/\s+/).length <= 3;

type Clause = { before: string; text: string };

/** The parts of a sentence, each with the separator before it. */
function clausesOf(sentence: string): Clause[] {
  const [first = "", ...rest] = sentence.split(/(\s*[,;:]\s+|\s+[–—·|-]\s+)/);
  const clauses: Clause[] = [{ before: "", text: first }];
  for (let i = 0; i < rest.length; i += 2) clauses.push({ before: rest[i] ?? "", text: rest[i + 1] ?? "" });
  return clauses;
}

function wholeSentence(sentence: string, values: Values): string {
  if (!namesIn(sentence).some(isEmpty(values))) return sentence;
  const end = /[.!?…]*$/.exec(sentence)?.[0] ?? "";
  const kept: Clause[] = [];
  let taken: string | null = null;
  for (const { before, text } of clausesOf(sentence.slice(0, sentence.length - end.length))) {
    const names = namesIn(text);
    const missing = names.some(isEmpty(values));
    const left = missing ? (names.some(isSaid(values)) ? cut(text, values) : "") : text;
    // What follows a dropped clause takes the separator before it.
    if (left === "") taken ??= before;
    else {
      kept.push({ before: taken ?? before, text: left });
      taken = null;
    }
  }
  const last = kept.at(-1);
  if (taken?.includes(":") && last && isLabel(last.text)) kept.pop();
  const said = kept.map(({ before, text }, i) => (i === 0 ? text : before + text)).join("");
  return said === "" ? "" : said + end;
}

function wholeLine(line: string, values: Values): string | null {
  if (!namesIn(line).some(isEmpty(values))) return line;
  const said = line
    .split(/(?<=[.!?…])\s+/)
    .map((sentence) => wholeSentence(sentence, values))
    .filter((sentence) => sentence !== "");
  return said.length === 0 ? null : said.join(" ");
}

/** Filled in, without the clauses and lines whose variable has no value: a workspace may have no address. */
export function filledWithoutHoles(text: string, values: Values): string {
  const lines = text.split("\n").map((line) => wholeLine(line, values));
  const whole = lines.filter((line) => line !== null).join("\n");
  return filledIn(whole.replace(/\n{3,}/g, "\n\n").trim(), values);
}
