import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Intent, intents } from "@/lib/domains/bot/understanding/intent/intents";

export const languages = ["pt", "es", "en"] as const;
export type Language = (typeof languages)[number];
export type Phrase = { language: Language; intent: Intent; text: string };
/** A whole message as somebody wrote it, with all that it wants; `<day|amanhã>` is what may be masked. */
export type Message = { language: Language; intents: Intent[]; text: string };
/** What a slot like {service} may be filled with. */
export type Slots = ReadonlyMap<string, readonly string[]>;
export type Corpus = { phrases: Phrase[]; messages: Message[]; slots: Record<Language, Slots> };
/** A message that tells of danger right now, or that only sounds like it. */
export type Alarm = { text: string; danger: boolean };

const folder = join(import.meta.dirname, "phrases");
const linesOf = (file: string): string[] =>
  readFileSync(join(folder, file), "utf8")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

/** A slots file says `[name]`, then one value a line. */
function slotsOf(language: Language): Slots {
  const slots = new Map<string, string[]>();
  let current: string[] = [];
  for (const line of linesOf(`${language}/slots.txt`)) {
    const name = /^\[(\w+)\]$/.exec(line)?.[1];
    if (!name) {
      current.push(line);
      continue;
    }
    current = [];
    slots.set(name, current);
  }
  return slots;
}

function messagesOf(language: Language): Message[] {
  return linesOf(`${language}/messages.txt`).map((line) => {
    const [wanted = "", text = ""] = line.split("\t");
    return { language, text, intents: intents.filter((intent) => wanted.split("+").includes(intent)) };
  });
}

export function readCorpus(): Corpus {
  const phrases = languages.flatMap((language) =>
    intents.flatMap((intent) => linesOf(`${language}/${intent}.txt`).map((text) => ({ language, intent, text }))),
  );
  return {
    phrases,
    messages: languages.flatMap(messagesOf),
    slots: { pt: slotsOf("pt"), es: slotsOf("es"), en: slotsOf("en") },
  };
}

export const readAlarms = (): Alarm[] =>
  languages.flatMap((language) =>
    linesOf(`${language}/danger.txt`).map((line) => {
      const [is = "", text = ""] = line.split("\t");
      return { text, danger: is === "danger" };
    }),
  );

/** A fingerprint of all that the model is made from: the phrases and the code that trains. */
export function fingerprintOfInputs(): string {
  const code = ["intents", "features", "random", "corpus", "expand", "train", "trained-file"].map(
    (name) => `../${name}.ts`,
  );
  const texts = languages.flatMap((language) =>
    readdirSync(join(folder, language))
      .sort()
      .map((name) => `${language}/${name}`),
  );
  const hash = createHash("sha256");
  for (const file of [...code, ...texts]) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest("hex").slice(0, 16);
}
