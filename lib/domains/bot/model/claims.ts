import { fold } from "@/lib/domains/bot/understanding/text";

const done = new RegExp(
  `\\b(?:${[
    "confirmad[oa]s?|agendad[oa]s?|marcad[oa]s?|remarcad[oa]s?|reagendad[oa]s?|reservad[oa]s?|cancelad[oa]s?",
    "desmarcad[oa]s?|alterad[oa]s?|mudad[oa]s?",
    "reservei|marquei|agendei|cancelei|confirmei|remarquei|reagendei|desmarquei|mudei|alterei|transferi",
    // Without its accent "reservé" is a wish too: it reports only with what was reserved after it.
    "(?:confirme|reserve|agende|cancele|cambie|movi) (?:su|tu|un|una|el|la)",
    "confirmed|booked|reserved|scheduled|rescheduled|moved|changed|cancell?ed|all set",
  ].join("|")})\\b`,
);

/** "I booked it, ok?" reports, and asks only for a nod. */
const nod = /, ¿?(?:ok|okay|right|all ?right|certo|combinado|tudo bem|ta(?: bom)?|vale|esta bien|de acuerdo) ?\?$/;
/** The point of "Dra." ends nothing. */
const ends = /(?<=[!?…]|(?<!\b(?:dra?|sra?|mrs?|ms))\.)\s+/;

const isQuestion = (sentence: string): boolean => sentence.endsWith("?") && !nod.test(sentence);

/**
 * Whether a text says that something was done. Only the sentences that go with the action may: a model that says so
 * without having done it would send somebody to a door that nobody opens. A question says nothing of the kind.
 */
export const claims = (text: string): boolean =>
  text
    .split("\n")
    .flatMap((line) => fold(line).split(ends))
    .some((sentence) => !isQuestion(sentence) && done.test(sentence));
