import { filledIn } from "@/lib/core/text/fill-in";
import { inEveryLanguage } from "@/lib/core/text/sentences";

const saying = (text: string) => (what: string, when: string) => filledIn(text, { what, when });

export const confirmation = inEveryLanguage(({ webchat }) => saying(webchat.sentences.confirmed));
export const waiting = inEveryLanguage(({ webchat }) => saying(webchat.sentences.awaiting_deposit));
/** In place of a greeting that the visitor does not read. */
export const welcome = inEveryLanguage(({ webchat }) => webchat.sentences.welcome);
export const nameless = inEveryLanguage(({ webchat }) => webchat.sentences.visitor);
