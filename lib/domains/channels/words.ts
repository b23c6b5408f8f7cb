import { filledIn } from "@/lib/core/text/fill-in";
import { sentencesIn } from "@/lib/core/text/sentences";

type Key = keyof ReturnType<typeof sentencesIn>["channels"]["sentences"];

/** What a conversation shows for content that is not text, and what the bot says to a linked member's chat. */
export const channelSentence = (locale: string, key: Key, what: string): string =>
  filledIn(sentencesIn(locale).channels.sentences[key], { what });
