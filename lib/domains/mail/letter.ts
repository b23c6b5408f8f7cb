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
  /** What mailboxes show beside the subject. */
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
  /** Where a mail program's one POST ends such letters (RFC 8058); absent from letters that somebody asked for or needs. */
  unsubscribe?: string;
  /** The name of what it is about, such as a booking's id: mailboxes show letters of one thread together. */
  thread?: string;
  /** Its links sign somebody in: nobody but the recipient may read it. Letters without a workspace always are. */
  confidential?: boolean;
};

/** One line, whatever a name or somebody's answer was made of. */
export const oneLine = (text: string, most = 300): string => text.replace(/\s+/g, " ").trim().slice(0, most);
