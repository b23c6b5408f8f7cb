import type { Language } from "@/lib/core/vocabulary";
import { server as en } from "@/messages/en/server";
import { server as es } from "@/messages/es/server";
import { server as pt } from "@/messages/pt-BR/server";

/** What the service itself says to people, in mails, chats and defaults. Variables are in braces, for `filledIn`. */
type Sentences = typeof en;

const sentences: Record<Language, Sentences> = { en, es, "pt-BR": pt };

const nearest = (locale: string): Language =>
  locale.startsWith("pt") ? "pt-BR" : locale.startsWith("es") ? "es" : "en";

/** The sentences in the language nearest to a locale. */
export const sentencesIn = (locale: string): Sentences => sentences[nearest(locale)];

/** Something made of the sentences of each language. */
export const inEveryLanguage = <Made>(make: (sentences: Sentences) => Made): Record<Language, Made> => ({
  en: make(en),
  es: make(es),
  "pt-BR": make(pt),
});
