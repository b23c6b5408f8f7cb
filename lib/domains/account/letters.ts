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

const signUp = (link: string): Record<Language, Words> => ({
  en: {
    subject: "Your account on Turnero",
    text: `Finish your account here, within a day, with the password that you chose:\n\n${link}\n\nIf you did not ask for this, do nothing: no account is made.\n`,
  },
  es: {
    subject: "Tu cuenta en Turnero",
    text: `Con este enlace, válido por un día, y la contraseña elegida se termina de crear tu cuenta:\n\n${link}\n\nSi no la pediste, no hace falta hacer nada: no se crea ninguna cuenta.\n`,
  },
  pt: {
    subject: "Sua conta no Turnero",
    text: `Termine de criar sua conta aqui, em até um dia, com a senha que você escolheu:\n\n${link}\n\nSe você não pediu, não faça nada: nenhuma conta é criada.\n`,
  },
});

type KnownLinks = { signIn: string; forgot: string };

const knownAddress = ({ signIn, forgot }: KnownLinks): Record<Language, Words> => ({
  en: {
    subject: "You already have an account on Turnero",
    text: `Somebody wanted to create an account with this address, and you have one already. Sign in:\n\n${signIn}\n\nForgot the password? Choose a new one:\n\n${forgot}\n\nIf it was not you, do nothing: nothing has changed.\n`,
  },
  es: {
    subject: "Tu cuenta en Turnero ya existe",
    text: `Alguien quiso crear una cuenta con esta dirección, que ya tiene una. Para ingresar:\n\n${signIn}\n\n¿Olvidaste la contraseña? Acá se elige una nueva:\n\n${forgot}\n\nSi no fue un pedido tuyo, no hace falta hacer nada: nada cambió.\n`,
  },
  pt: {
    subject: "Você já tem uma conta no Turnero",
    text: `Alguém quis criar uma conta com este endereço, e você já tem uma. Entre:\n\n${signIn}\n\nEsqueceu a senha? Escolha uma nova:\n\n${forgot}\n\nSe não foi você, não faça nada: nada mudou.\n`,
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

export const signUpLetter = (to: string, locale: string, link: string): Letter => ({
  to,
  ...signUp(link)[languageOf(locale)],
});

export const knownAddressLetter = (to: string, locale: string, links: KnownLinks): Letter => ({
  to,
  ...knownAddress(links)[languageOf(locale)],
});

export const inviteLetter = (
  to: string,
  locale: string,
  about: { link: string; workspace: string; inviter: string },
): Letter => ({
  to,
  ...invitation(about.link, line(about.workspace), line(about.inviter))[languageOf(locale)],
});
