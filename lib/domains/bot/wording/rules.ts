import { braceFaults } from "@/lib/core/text/brace-faults";
import type { Wording } from "@/lib/domains/bot/wording/schema";
import { type Sentence, sentences, variables } from "@/lib/domains/bot/wording/sentences";

/** Why a text cannot stand for the sentence; an empty one leaves it to the bot. */
export function sentenceFaults(name: Sentence, text: string): { code: string; detail: string }[] {
  if (text.trim() === "") return [];
  const { takes, needs } = sentences[name];
  const missing = needs.filter((each) => !text.includes(`{${each}}`));
  const faults = braceFaults(text, takes, variables);
  // A misspelt variable is told as that, and not as a missing one too.
  if (faults.length > 0 || missing.length === 0) return faults;
  const listed = missing.map((each) => `{${each}}`).join(" and ");
  return [{ code: "missing_variable", detail: `This text must hold ${listed}, which the customer has to read.` }];
}

/** The sentences that are the workspace's own: what is empty is left to the bot. */
export const ownWording = (given: Wording): Wording =>
  Object.fromEntries(
    Object.entries(given).flatMap(([language, texts]) => {
      const own = Object.entries(texts ?? {}).filter(([, text]) => text);
      return own.length > 0 ? [[language, Object.fromEntries(own)]] : [];
    }),
  );
