import { alarming, dangerIn } from "@/lib/domains/bot/understanding/intent/danger";
import { type Intent, intents } from "@/lib/domains/bot/understanding/intent/intents";
import { loadedModel, type Model, type Scores, scoresOf } from "@/lib/domains/bot/understanding/intent/model";
import stored from "@/lib/domains/bot/understanding/intent/model.json";
import { asksForPerson, plainWords, withoutDenied } from "@/lib/domains/bot/understanding/intent/rules";
import { fold } from "@/lib/domains/bot/understanding/text";

/** `score` is the intent's own probability, `margin` how far it is ahead of the next, `all` each intent by itself. */
export type Classified = { intent: Intent; score: number; margin: number; all: Scores };

/** Below this no wish was recognised. */
const recognised = 0.2;
/** A wish that is this likely is not off topic. */
const likely = 0.3;
/** From here on an intent counts as one of several in the same text. */
const present = 0.5;
const longest = 4096;

let model: Model | undefined;

function scoresWithRules(text: string, trained: Model): Scores {
  const said = plainWords(text);
  const rest = withoutDenied(said);
  const scores = scoresOf(trained, rest === said ? text : rest);
  return {
    ...scores,
    human: asksForPerson(said) ? Math.max(scores.human, 0.99) : scores.human,
  };
}

/**
 * What one clause wants, read in its own words and with what the caller knows masked as <service>, <day> or <time>.
 * Any text is read in time linear to its length; of more than 4,096 characters the last count.
 */
export function classify(text: string, masked = text): Classified {
  model ??= loadedModel(stored);
  // Folded once: the rules and the features fold again, which costs little on plain letters.
  return decide(fold(text.slice(-longest)), model, masked === text ? undefined : fold(masked.slice(-longest)));
}

export function decide(text: string, trained: Model, masked?: string): Classified {
  // Right after each other: both read the same words.
  const own = scoresWithRules(text, trained);
  const danger = dangerIn(text);
  const other = masked === undefined ? own : scoresWithRules(masked, trained);
  const all = Object.fromEntries(intents.map((intent) => [intent, (own[intent] + other[intent]) / 2])) as Scores;
  all.emergency = danger;
  // Off-topic talk has no words of its own, so that a wish that is likely at all goes before it.
  const rank = (intent: Intent): number => (intent === "none" ? Math.min(all.none, likely) : all[intent]);
  const ranked = [...intents].sort((a, b) => rank(b) - rank(a));
  const [top, next] = ranked as [Intent, Intent];
  if (all.emergency >= alarming)
    return {
      intent: "emergency",
      score: all.emergency,
      margin: all.emergency - all[top === "emergency" ? next : top],
      all,
    };
  if (all[top] < recognised) return { intent: "none", score: 1 - all[top], margin: 0, all };
  return { intent: top, score: all[top], margin: rank(top) - rank(next), all };
}

/** Where one wish may end and another begin. A part counts only where the model is sure, so a wrong cut costs nothing. */
const joints = /[.,;!?\n]+|\s(?:e|y|and|mas|pero|but|also|tambem|también|também|além disso|ademas|además|plus)\s/iu;
const mostParts = 12;
const [sure, clear] = [0.55, 0.25];
const phatic: ReadonlySet<Intent> = new Set(["greet", "thanks", "bye", "none"]);
/** What an intent says already: to move a booking is to give up one time and to ask for another. */
const implied: Partial<Record<Intent, readonly Intent[]>> = {
  reschedule: ["cancel", "availability", "book", "bookings"],
  book: ["availability"],
  availability: ["book"],
  human: ["ask"],
};

/** All that a message wants, the likeliest first: two wishes in one message are two intents. */
export function classifyAll(text: string): Intent[] {
  const whole = classify(text);
  const parts = text
    .slice(-longest)
    .split(joints)
    .filter((part) => part.trim().includes(" "));
  const others = parts.slice(-mostParts).map((part) => classify(part));
  const found = others.filter(({ score, margin }) => score >= sure && margin >= clear).map(({ intent }) => intent);
  const together = intents.filter((intent) => whole.all[intent] >= present);
  const wanted = [...new Set([whole.intent, ...together, ...found])];
  const wishes = wanted.filter((intent) => !phatic.has(intent));
  const kept = wishes.filter(
    (intent, at) => !wishes.some((other, before) => before < at && implied[other]?.includes(intent)),
  );
  return kept.length > 0 ? kept : [wanted.find((intent) => intent !== "none") ?? "none"];
}
