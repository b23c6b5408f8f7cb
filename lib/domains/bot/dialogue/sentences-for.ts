import { filledIn } from "@/lib/core/text/fill-in";
import type { Language } from "@/lib/core/vocabulary";
import { brief } from "@/lib/domains/bot/dialogue/brief";
import { formal } from "@/lib/domains/bot/dialogue/formal";
import { type Sentences, words } from "@/lib/domains/bot/dialogue/words";
import type { Bot } from "@/lib/domains/bot/schema";
import type { Spoken } from "@/lib/domains/bot/understanding/language";
import type { Tone } from "@/lib/domains/bot/wording/schema";

export const spokenAs: Record<Language, Spoken> = { "pt-BR": "pt", es: "es", en: "en" };
const languageOf: Record<Spoken, Language> = { pt: "pt-BR", es: "es", en: "en" };

const toneOf = (tone: Tone, language: Spoken): Sentences => ({
  ...words[language],
  ...(tone === "formal" ? formal[language] : tone === "brief" ? brief[language] : {}),
});

/** What the bot says: the workspace's own sentences, else its own in the tone that was chosen. */
export function sentencesFor(bot: Pick<Bot, "tone" | "wording" | "handoff">, language: Spoken): Sentences {
  const usual = toneOf(bot.tone, language);
  const own = bot.wording[languageOf[language]] ?? {};
  const { offer_times, none_free, booked, moved } = own;
  return {
    ...usual,
    which_service: own.ask_service || usual.which_service,
    ask_when: own.ask_time || usual.ask_when,
    which_time: offer_times ? (service) => filledIn(offer_times, { service }) : usual.which_time,
    none_free: none_free ? (service) => filledIn(none_free, { service }) : usual.none_free,
    ask_name: own.ask_name || usual.ask_name,
    ask_phone: own.ask_phone || usual.ask_phone,
    opening: own.confirm_opening || usual.opening,
    booked: booked ? (service, start) => filledIn(booked, { service, start }) : usual.booked,
    moved: moved ? (service, start) => filledIn(moved, { service, start }) : usual.moved,
    cancelled: own.cancelled || usual.cancelled,
    answer_unfit: own.not_understood || usual.answer_unfit,
    handoff: own.call_team || bot.handoff.message || usual.handoff,
  };
}
