import { inEveryLanguage } from "@/lib/core/text/sentences";
import type { Language, PlannedNotice } from "@/lib/core/vocabulary";

/** The mail's subject, and the text for every channel. A workspace can have its own text; the subject is fixed. */
export type Words = { subject: string; text: string };

/** The default texts. Variables are in braces: see rules.ts. */
export const defaultTexts: Record<Language, Record<PlannedNotice, Words>> = inEveryLanguage(
  ({ notices }) => notices.texts,
);

export type Around = {
  where: string;
  with: string;
  when: string;
  what: string;
  manage: string;
  answer: string;
  stop: string;
  unsubscribe: string;
  /** The button of a mail that asks whether they come. */
  attend: string;
  /** For customers who must confirm attendance. */
  confirm: string;
  /** The reason for cancelling: attendance was not confirmed. */
  unconfirmed: string;
};

/** Labels, the line with the customer's link, and how to answer. */
export const around: Record<Language, Around> = inEveryLanguage(({ notices }) => notices.around);
