import type { Corpus, Language, Phrase, Slots } from "@/lib/domains/bot/understanding/intent/corpus";
import { type Intent, intents } from "@/lib/domains/bot/understanding/intent/intents";
import { oneOf, type Random, seededRandom } from "@/lib/domains/bot/understanding/intent/random";
import type { Example } from "@/lib/domains/bot/understanding/intent/train";

/** The slots that a caller may have masked before it asks. */
const masked = new Set(["service", "day", "time", "person", "number"]);
/** Wishes that are told with a story around them, and that come two at a time. */
const wishes: ReadonlySet<Intent> = new Set([
  "book",
  "availability",
  "reschedule",
  "cancel",
  "bookings",
  "arriving",
  "location",
  "human",
  "ask",
]);
/** Whole texts by themselves: a greeting before them would change what they are. */
const bare: ReadonlySet<Intent> = new Set(["greet", "thanks", "bye", "none"]);

/** As many examples an intent and language, however many phrases it has. */
const perIntent = 100;
const pairsPerLanguage = 300;
const timesPerMessage = 7;

const shortForms: Record<Language, ReadonlyMap<string, readonly string[]>> = {
  pt: new Map([
    ["você", ["vc", "ce", "vcê"]],
    ["vocês", ["vcs", "vces"]],
    ["não", ["n", "nao", "ñ", "num"]],
    ["para", ["p", "pra", "p/"]],
    ["pra", ["p", "pa", "p/"]],
    ["que", ["q"]],
    ["estou", ["to", "tô"]],
    ["está", ["ta", "tá"]],
    ["hoje", ["hj", "oje"]],
    ["amanhã", ["amanha", "amnha", "amh"]],
    ["também", ["tb", "tbm"]],
    ["quando", ["qdo", "qnd"]],
    ["quanto", ["qto", "qnto", "quant"]],
    ["mensagem", ["msg"]],
    ["horário", ["horario", "hr", "horaro"]],
    ["com", ["c", "c/"]],
    ["beleza", ["blz"]],
    ["tudo", ["td"]],
    ["obrigado", ["obg", "brigado"]],
    ["obrigada", ["obg", "brigada"]],
    ["porque", ["pq"]],
    ["depois", ["dps"]],
    ["mesmo", ["msm"]],
    ["quero", ["qro", "qero"]],
    ["falar", ["flr"]],
    ["aqui", ["aki"]],
    ["agora", ["agr"]],
  ]),
  es: new Map([
    ["que", ["q", "k"]],
    ["por", ["x"]],
    ["para", ["pa", "p"]],
    ["quiero", ["kiero", "qiero"]],
    ["también", ["tb", "tmb", "tambien"]],
    ["mañana", ["mñn", "manana", "maniana"]],
    ["turno", ["trno", "turnito"]],
    ["está", ["ta"]],
    ["estoy", ["toy"]],
    ["porque", ["xq", "pq"]],
    ["qué", ["q", "k"]],
    ["mensaje", ["msj"]],
    ["ustedes", ["uds"]],
    ["cuánto", ["cto", "cuanto"]],
    ["hasta", ["asta"]],
    ["hay", ["ay", "ai"]],
    ["voy", ["boy"]],
    ["a ver", ["aver"]],
    ["hola", ["ola", "holis"]],
    ["bien", ["bn"]],
  ]),
  en: new Map([
    ["you", ["u", "ya"]],
    ["are", ["r"]],
    ["your", ["ur"]],
    ["please", ["pls", "plz"]],
    ["tomorrow", ["tmrw", "tmr", "tomorow"]],
    ["appointment", ["appt", "apt", "appointmnt"]],
    ["thanks", ["thx", "tnx"]],
    ["to", ["2"]],
    ["for", ["4"]],
    ["because", ["cuz", "bc"]],
    ["want to", ["wanna"]],
    ["going to", ["gonna"]],
    ["have to", ["gotta"]],
    ["before", ["b4"]],
    ["i'm", ["im"]],
    ["message", ["msg"]],
    ["about", ["abt"]],
    ["through", ["thru"]],
  ]),
};

/** A phrase with one choice of its (a|b|) alternatives and its {slots} filled. */
export function fill(text: string, slots: Slots, random: Random): string {
  let filled = text;
  for (let round = 0; round < 8 && /[({]/.test(filled); round++)
    filled = filled
      .replace(/\(([^()]*)\)/g, (_, choices: string) => oneOf(choices.split("|"), random))
      .replace(/\{(\w+)\}/g, (_, name: string) => {
        if (masked.has(name) && random() < 0.35) return `<${name}>`;
        const values = slots.get(name);
        if (!values) throw new Error(`no slot is called ${name}`);
        return oneOf(values, random);
      });
  return filled.replace(/\s+/g, " ").trim();
}

const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];
function neighbour(letter: string, random: Random): string {
  const row = keyboard.find((keys) => keys.includes(letter));
  if (!row) return letter;
  return row[row.indexOf(letter) + (random() < 0.5 ? -1 : 1)] ?? letter;
}

/** One slip of the thumb: letters swapped, left out, doubled or hit beside. */
function mistyped(word: string, random: Random): string {
  if (word.length < 4 || word.startsWith("<")) return word;
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word[at] ?? "", word.slice(at + 1)];
  const slip = random();
  if (slip < 0.3) return before + (after[0] ?? "") + letter + after.slice(1);
  if (slip < 0.6) return before + after;
  if (slip < 0.8) return before + letter + letter + after;
  return before + neighbour(letter, random) + after;
}

function shortened(text: string, language: Language, random: Random): string {
  let short = text;
  for (const [long, forms] of shortForms[language])
    if (random() < 0.6) short = ` ${short} `.replaceAll(` ${long} `, ` ${oneOf(forms, random)} `).trim();
  return short;
}

/** As it is typed on a phone. Accents and capitals need no variation: the features fold them away. */
function typed(text: string, language: Language, random: Random): string {
  let result = random() < 0.3 ? shortened(text.toLowerCase(), language, random) : text;
  if (random() < 0.45) result = result.replace(/[?¿]/g, "");
  if (random() < 0.2) result = result.replace(/\?$/, "??");
  if (random() < 0.25) {
    const words = result.split(" ");
    const at = Math.floor(random() * words.length);
    words[at] = mistyped(words[at] ?? "", random);
    result = words.join(" ");
  }
  return result;
}

type Surrounding = { slots: Slots; intent: Intent; random: Random };
function surrounded(text: string, { slots, intent, random }: Surrounding): string {
  if (bare.has(intent)) return text;
  const from = (name: string) => fill(oneOf(slots.get(name) ?? [], random), slots, random);
  let result = text;
  if (wishes.has(intent) && random() < 0.14)
    result = random() < 0.7 ? `${from("story")} ${result}` : `${result} ${from("story")}`;
  if (random() < 0.3) result = `${from("greeting")} ${result}`;
  if (random() < 0.2) result = `${result} ${from("polite")}`;
  return result;
}

/** A message as it is read: once with what is known masked, once in its own words. */
function read(text: string, random: Random): string {
  const hides = random() < 0.5;
  const missed = random() < 0.3;
  return text.replace(/<(\w+)\|([^>]*)>/g, (_, is: string, words: string) =>
    hides && !(is === "service" && missed) ? `<${is}>` : words,
  );
}

/** Every phrase several times, filled and typed differently, and pairs of wishes; the same seed gives the same examples. */
export function expand({ phrases, messages, slots }: Corpus, seed: number): Example[] {
  const random = seededRandom(seed);
  const written = ({ language, intent, text }: Phrase): string =>
    typed(
      surrounded(fill(text, slots[language], random), { slots: slots[language], intent, random }),
      language,
      random,
    );
  const examples: Example[] = [];
  for (const language of ["pt", "es", "en"] as const) {
    const own = phrases.filter((phrase) => phrase.language === language);
    for (const intent of intents) {
      const group = own.filter((phrase) => phrase.intent === intent);
      const times = Math.max(1, Math.ceil(perIntent / (group.length || 1)));
      for (const phrase of group)
        for (let time = 0; time < times; time++) examples.push({ text: written(phrase), intents: [intent] });
    }
    const told = own.filter(({ intent }) => wishes.has(intent));
    for (let pair = 0; pair < pairsPerLanguage && told.length > 0; pair++) {
      const [one, other] = [oneOf(told, random), oneOf(told, random)];
      const joint = oneOf(slots[language].get("joint") ?? [], random);
      examples.push({
        text: `${written(one)} ${joint} ${written(other)}`,
        intents: [...new Set([one.intent, other.intent])],
      });
    }
  }
  for (const { language, intents: wanted, text } of messages)
    for (let time = 0; time < timesPerMessage; time++)
      examples.push({ text: typed(read(text, random), language, random), intents: wanted });
  return examples;
}
