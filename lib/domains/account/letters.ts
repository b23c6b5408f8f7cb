import type { Letter } from "@/lib/core/mail";

type Words = { subject: string; text: string };
type Language = "en" | "es" | "pt";

const languageOf = (locale: string): Language =>
  locale.startsWith("pt") ? "pt" : locale.startsWith("es") ? "es" : "en";

/** One line, whatever a name was made of. */
const line = (text: string): string => text.replace(/\s+/g, " ").trim();

const reset = (link: string): Record<Language, Words> => ({
  en: {
    subject: "Reset your Turnero password",
    text: `Use this link within one hour to choose a new password:\n\n${link}\n\nIf you didn’t request this, ignore this email. Your password won’t change.\n`,
  },
  es: {
    subject: "Una contraseña nueva para Turnero",
    text: `Con este enlace se elige una contraseña nueva. Vale por una hora:\n\n${link}\n\nSi no la pediste, no hace falta hacer nada: tu contraseña sigue igual.\n`,
  },
  pt: {
    subject: "Uma senha nova para o Turnero",
    text: `Escolha uma senha nova aqui, dentro de uma hora:\n\n${link}\n\nSe você não pediu, não faça nada: sua senha continua a mesma.\n`,
  },
});

const invitation = (link: string, workspace: string, inviter: string): Record<Language, Words> => ({
  en: {
    subject: `${inviter} invited you to ${workspace}`,
    text: `${inviter} invited you to join ${workspace} on Turnero. Accept within seven days:\n\n${link}\n`,
  },
  es: {
    subject: `${inviter} te invita a ${workspace}`,
    text: `${inviter} te invita a trabajar en ${workspace} con Turnero. La invitación vale por siete días:\n\n${link}\n`,
  },
  pt: {
    subject: `${inviter} convida você para ${workspace}`,
    text: `${inviter} convida você para trabalhar em ${workspace} no Turnero. Aceite em até sete dias:\n\n${link}\n`,
  },
});

export const resetLetter = (to: string, locale: string, link: string): Letter => ({
  to,
  ...reset(link)[languageOf(locale)],
});

export const inviteLetter = (
  to: string,
  locale: string,
  about: { link: string; workspace: string; inviter: string },
): Letter => ({
  to,
  ...invitation(about.link, line(about.workspace), line(about.inviter))[languageOf(locale)],
});
