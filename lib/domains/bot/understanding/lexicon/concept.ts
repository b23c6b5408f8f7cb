/**
 * Something that can be wanted, with what people call it. Phrases are separated by commas and written as people read
 * them; function words in them do not count, and the order of the others does not either. "dor|dores costas|coluna" is
 * four phrases. A "=" in front: these words, one after the other. The first phrases of a language are the ones that are
 * proposed as aliases.
 */
export type Concept = {
  pt: string;
  es: string;
  en: string;
  /** What people say who need it and do not name it, in any language. */
  needs?: string;
  /** The concept that this is a kind of: "limpieza" may mean the teeth or the skin. */
  broader?: string;
  /** Where nobody offers it, a need leads here. */
  otherwise?: string;
  /** One name for several things that may be offered each by itself: "pé e mão". */
  parts?: readonly string[];
  /** `general`: says little about which service is meant; `modifier`: says nothing by itself. */
  kind?: "general" | "modifier";
};

export type Trade = Record<string, Concept>;
