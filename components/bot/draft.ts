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

/** The draft as the API takes it; a missing number goes as it is, so that the API asks for it. */
export const bodyOf = ({ model, ...draft }: Draft): ReplaceBotBody =>
  ({ ...draft, model: model.trim() || null }) as ReplaceBotBody;

export type Edit = (part: Partial<Draft>) => void;
