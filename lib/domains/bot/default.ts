import { cut } from "@/lib/core/text/cut";
import { channels, languages } from "@/lib/core/vocabulary";
import type { Bot, ChannelPolicy } from "@/lib/domains/bot/schema";

/** All of them, the workspace's own first. */
function languagesFor(locale: string): Bot["languages"] {
  const own = locale.startsWith("es") ? "es" : locale.startsWith("en") ? "en" : "pt-BR";
  return [own, ...languages.filter((language) => language !== own)];
}

/** A new workspace's bot: able to do all that it can, in every language that it knows. */
export const defaultBot = (project: { name: string; locale: string }): Bot => ({
  enabled: true,
  name: cut(project.name, 60),
  instructions: "",
  greeting: "",
  fallback_message: "",
  emergency_message: "",
  languages: languagesFor(project.locale),
  handoff: { keywords: [], after_failures: 3, message: "" },
  abilities: { answer: true, book: true, reschedule: true, cancel: true, collect_location: true },
  model: null,
  tone: "warm",
  wording: {},
  version: 0,
  updated_at: null,
});

export const defaultPolicies: readonly ChannelPolicy[] = channels.map((channel) => ({
  channel,
  policy: "on",
  handoff_after: null,
}));
