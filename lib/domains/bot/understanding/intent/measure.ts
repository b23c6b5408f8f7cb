import type { Corpus } from "@/lib/domains/bot/understanding/intent/corpus";
import { expand } from "@/lib/domains/bot/understanding/intent/expand";
import { type Intent, intents } from "@/lib/domains/bot/understanding/intent/intents";
import { type Model, type Scores, scoresOf } from "@/lib/domains/bot/understanding/intent/model";
import { seededRandom } from "@/lib/domains/bot/understanding/intent/random";
import { train } from "@/lib/domains/bot/understanding/intent/train";

export const best = (scores: Scores): Intent =>
  intents.reduce((top, intent) => (scores[intent] > scores[top] ? intent : top), intents[0]);

/** Phrases split in two by the phrase itself: no phrase, in any filling, is on both sides. */
function split({ phrases, messages, slots }: Corpus, seed: number): { learnt: Corpus; held: Corpus } {
  const random = seededRandom(seed);
  // A phrase that two intents or languages share is one phrase.
  const sides = new Map<string, boolean>();
  const isHeld = (text: string): boolean => {
    const side = sides.get(text) ?? random() < 0.2;
    sides.set(text, side);
    return side;
  };
  const marked = phrases.map((phrase) => ({ phrase, held: isHeld(phrase.text) }));
  const side = (held: boolean): Corpus => ({
    phrases: marked.filter((each) => each.held === held).map(({ phrase }) => phrase),
    messages: messages.filter(({ text }) => isHeld(text) === held),
    slots,
  });
  return { learnt: side(false), held: side(true) };
}

/** Phrases and whole messages are counted apart: a message tells a story around its wish, and is harder. */
export type Kind = "phrases" | "messages";
export type Measured = Record<Intent, { right: number; all: number }>;

/** How many examples of phrases that the model never saw it reads right, an intent at a time. */
export function measure(
  corpus: Corpus,
  seed: number,
  read = (model: Model, text: string) => best(scoresOf(model, text)),
  family = (intent: Intent): Intent => intent,
  of: Kind = "phrases",
) {
  const { learnt, held } = split(corpus, seed);
  const model = train(expand(learnt, seed));
  const measured = Object.fromEntries(intents.map((intent) => [intent, { right: 0, all: 0 }])) as Measured;
  const misses: { text: string; wanted: Intent; got: Intent }[] = [];
  for (const { text, intents: wanted } of expand({ ...held, phrases: [], messages: [], [of]: held[of] }, seed + 1)) {
    const [intent, other] = wanted;
    if (!intent || other) continue;
    const got = read(model, text);
    measured[intent].all++;
    if (family(got) === family(intent)) measured[intent].right++;
    else misses.push({ text, wanted: intent, got });
  }
  return { measured, misses, model };
}
