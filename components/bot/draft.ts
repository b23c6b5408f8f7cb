import type { ReplaceBotBody } from "@/clients/typescript/src/client";
import type { Bot } from "@/lib/domains/bot/schema";

/** What can be changed, as the form holds it: a number that is being typed may be missing. */
export type Draft = Omit<Bot, "version" | "updated_at" | "model" | "handoff"> & {
  model: string;
  handoff: Omit<Bot["handoff"], "after_failures"> & { after_failures: number | null };
};

export const draftOf = ({ version: _v, updated_at: _u, model, ...settings }: Bot): Draft => ({
  ...settings,
  model: model ?? "",
});

/** The own sentences in one order, so that the same ones are equal; an empty one is none. */
const ordered = (wording: Bot["wording"]): Bot["wording"] =>
  Object.fromEntries(
    Object.entries(wording)
      .map(([language, texts]) => [language, Object.entries(texts ?? {}).filter(([, text]) => text?.trim())] as const)
      .filter(([, texts]) => texts.length > 0)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([language, texts]) => [
        language,
        Object.fromEntries(texts.sort(([one], [other]) => one.localeCompare(other))),
      ]),
  );

/** The draft as the API takes it; a missing number goes as it is, so that the API asks for it. */
export const bodyOf = ({ model, wording, ...draft }: Draft): ReplaceBotBody =>
  ({ ...draft, model: model.trim() || null, wording: ordered(wording) }) as ReplaceBotBody;

export type Edit = (part: Partial<Draft>) => void;
