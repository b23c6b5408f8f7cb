/** A language that letters are written in. */
export type MailLanguage = "pt-BR" | "es" | "en";

export const mailLanguageOf = (locale: string): MailLanguage =>
  locale.startsWith("pt") ? "pt-BR" : locale.startsWith("es") ? "es" : "en";

export type Link = { label: string; url: string };

/** What a letter says; its HTML and its text are both made from it. */
export type Letter = {
  to: string;
  language: MailLanguage;
  subject: string;
  /** The preview text beside the subject. */
  preheader?: string;
  greeting?: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  button?: Link;
  links?: Link[];
  footer?: string;
  /** Who writes, at the head of the letter. */
  workspace?: string;
  calendar?: { method: "REQUEST" | "CANCEL" | "PUBLISH"; ics: string };
  /** The one-click unsubscribe URL (RFC 8058); absent from mails that somebody requested or needs. */
  unsubscribe?: string;
  /** The id of its subject, such as a booking's: mailboxes group mails of one thread. */
  thread?: string;
  /** Its links sign somebody in: only the recipient may read it. Mails without a workspace always are. */
  confidential?: boolean;
};

/** One line, whatever a name or an answer contains. */
export const oneLine = (text: string, most = 300): string => text.replace(/\s+/g, " ").trim().slice(0, most);
