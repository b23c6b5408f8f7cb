import en from "@/messages/en/widget.json";
import es from "@/messages/es/widget.json";
import tu from "@/messages/es-tu/widget.json";
import pt from "@/messages/pt-BR/widget.json";

export type Word = keyof typeof en;
export type Language = "en" | "pt-BR" | "es";
export type Say = (word: Word, values?: Record<string, string | number>) => string;

const words: Record<Language, Record<Word, string>> = { en, es, "pt-BR": pt };
const spanishWithTu: Record<Word, string> = { ...es, ...tu };

/** The frame's own words; it loads no parser of messages for a handful of sentences. */
export const speaker =
  (language: Language, { tu = false } = {}): Say =>
  (word, values = {}) =>
    (tu && language === "es" ? spanishWithTu : words[language])[word].replace(/\{(\w+)\}/g, (_, name: string) =>
      String(values[name] ?? ""),
    );
