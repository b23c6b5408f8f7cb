import { fold } from "@/lib/domains/bot/understanding/text";

const done =
  /\b(confirmad[oa]s?|agendad[oa]s?|marcad[oa]s?|remarcad[oa]s?|reagendad[oa]s?|reservad[oa]s?|reservei|marquei|agendei|cancelad[oa]s?|cancelei|desmarcad[oa]s?|confirme su|reserve su|agende su|cancele su|confirmed|booked|reserved|rescheduled|cancell?ed|all set)\b/;

/**
 * Whether a text says that something was done. Only the sentences that go with the deed may: a model that says so
 * without having done it would send somebody to a door that nobody opens.
 */
export const claims = (text: string): boolean => done.test(fold(text));
