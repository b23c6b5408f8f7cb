import { filledIn } from "@/lib/core/text/fill-in";
import { sentencesIn } from "@/lib/core/text/sentences";
import { type Letter, mailLanguageOf, oneLine } from "@/lib/domains/mail/letter";

type Words = { subject: string; text: string; button: string; footer?: string };

/** A mail of one paragraph and one button. */
const letter = (to: string, locale: string, { subject, text, button, footer }: Words, url: string): Letter => ({
  to,
  language: mailLanguageOf(locale),
  subject,
  paragraphs: [text],
  button: { label: button, url },
  ...(footer !== undefined && { footer }),
});

export const resetLetter = (to: string, locale: string, link: string): Letter =>
  letter(to, locale, sentencesIn(locale).mail.reset, link);

export const signUpLetter = (to: string, locale: string, link: string): Letter =>
  letter(to, locale, sentencesIn(locale).mail.sign_up, link);

export function knownAddressLetter(to: string, locale: string, links: { signIn: string; forgot: string }): Letter {
  const words = sentencesIn(locale).mail.known_address;
  return { ...letter(to, locale, words, links.signIn), links: [{ label: words.forgot, url: links.forgot }] };
}

export function inviteLetter(
  to: string,
  locale: string,
  about: { link: string; workspace: string; inviter: string },
): Letter {
  const [workspace, inviter] = [oneLine(about.workspace), oneLine(about.inviter)];
  const { subject, text, button } = sentencesIn(locale).mail.invitation;
  const filled = (sentence: string) => filledIn(sentence, { workspace, inviter });
  return { ...letter(to, locale, { subject: filled(subject), text: filled(text), button }, about.link), workspace };
}
