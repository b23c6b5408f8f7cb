import { type Letter, type MailLanguage, mailLanguageOf, oneLine } from "@/lib/domains/mail/letter";

type Words = Pick<Letter, "subject" | "paragraphs" | "button" | "links" | "footer">;

const reset = (url: string): Record<MailLanguage, Words> => ({
  en: {
    subject: "Reset your Turnero password",
    paragraphs: ["Use this link within one hour to choose a new password."],
    button: { label: "Choose a new password", url },
    footer: "If you didn’t request this, ignore this email. Your password won’t change.",
  },
  es: {
    subject: "Una contraseña nueva para Turnero",
    paragraphs: ["Con este enlace se elige una contraseña nueva. Vale por una hora."],
    button: { label: "Elegir una contraseña nueva", url },
    footer: "Si no la pediste, no hace falta hacer nada: tu contraseña sigue igual.",
  },
  "pt-BR": {
    subject: "Uma senha nova para o Turnero",
    paragraphs: ["Escolha uma senha nova aqui, dentro de uma hora."],
    button: { label: "Escolher uma senha nova", url },
    footer: "Se você não pediu, não faça nada: sua senha continua a mesma.",
  },
});

const signUp = (url: string): Record<MailLanguage, Words> => ({
  en: {
    subject: "Your account on Turnero",
    paragraphs: ["Finish your account here, within a day, with the password that you chose."],
    button: { label: "Finish your account", url },
    footer: "If you did not ask for this, do nothing: no account is made.",
  },
  es: {
    subject: "Tu cuenta en Turnero",
    paragraphs: ["Con este enlace, válido por un día, y la contraseña elegida se termina de crear tu cuenta."],
    button: { label: "Terminar de crear la cuenta", url },
    footer: "Si no la pediste, no hace falta hacer nada: no se crea ninguna cuenta.",
  },
  "pt-BR": {
    subject: "Sua conta no Turnero",
    paragraphs: ["Termine de criar sua conta aqui, em até um dia, com a senha que você escolheu."],
    button: { label: "Terminar de criar a conta", url },
    footer: "Se você não pediu, não faça nada: nenhuma conta é criada.",
  },
});

type KnownLinks = { signIn: string; forgot: string };

const knownAddress = ({ signIn, forgot }: KnownLinks): Record<MailLanguage, Words> => ({
  en: {
    subject: "You already have an account on Turnero",
    paragraphs: ["Somebody wanted to create an account with this address, and you have one already."],
    button: { label: "Sign in", url: signIn },
    links: [{ label: "Forgot the password? Choose a new one", url: forgot }],
    footer: "If it was not you, do nothing: nothing has changed.",
  },
  es: {
    subject: "Tu cuenta en Turnero ya existe",
    paragraphs: ["Alguien quiso crear una cuenta con esta dirección, que ya tiene una."],
    button: { label: "Ingresar", url: signIn },
    links: [{ label: "¿Olvidaste la contraseña? Acá se elige una nueva", url: forgot }],
    footer: "Si no fue un pedido tuyo, no hace falta hacer nada: nada cambió.",
  },
  "pt-BR": {
    subject: "Você já tem uma conta no Turnero",
    paragraphs: ["Alguém quis criar uma conta com este endereço, e você já tem uma."],
    button: { label: "Entrar", url: signIn },
    links: [{ label: "Esqueceu a senha? Escolha uma nova", url: forgot }],
    footer: "Se não foi você, não faça nada: nada mudou.",
  },
});

type Invitation = { url: string; workspace: string; inviter: string };

const invitation = ({ url, workspace, inviter }: Invitation): Record<MailLanguage, Words> => ({
  en: {
    subject: `${inviter} invited you to ${workspace}`,
    paragraphs: [`${inviter} invited you to join ${workspace} on Turnero. Accept within seven days.`],
    button: { label: "Accept the invitation", url },
  },
  es: {
    subject: `${inviter} te invita a ${workspace}`,
    paragraphs: [`${inviter} te invita a trabajar en ${workspace} con Turnero. La invitación vale por siete días.`],
    button: { label: "Aceptar la invitación", url },
  },
  "pt-BR": {
    subject: `${inviter} convida você para ${workspace}`,
    paragraphs: [`${inviter} convida você para trabalhar em ${workspace} no Turnero. Aceite em até sete dias.`],
    button: { label: "Aceitar o convite", url },
  },
});

function letter(to: string, locale: string, words: Record<MailLanguage, Words>): Letter {
  const language = mailLanguageOf(locale);
  return { to, language, ...words[language] };
}

export const resetLetter = (to: string, locale: string, link: string): Letter => letter(to, locale, reset(link));

export const signUpLetter = (to: string, locale: string, link: string): Letter => letter(to, locale, signUp(link));

export const knownAddressLetter = (to: string, locale: string, links: KnownLinks): Letter =>
  letter(to, locale, knownAddress(links));

export function inviteLetter(
  to: string,
  locale: string,
  about: { link: string; workspace: string; inviter: string },
): Letter {
  const [workspace, inviter] = [oneLine(about.workspace), oneLine(about.inviter)];
  return { ...letter(to, locale, invitation({ url: about.link, workspace, inviter })), workspace };
}
