import { type Letter, mailLanguageOf, oneLine } from "@/lib/domains/mail/letter";

type About = { locale: string; workspace: string; url: string; reason: string; link: string };

/** What the responsible are told when an endpoint has been switched off. */
export function deactivatedLetter({ locale, url, link, ...about }: About): Omit<Letter, "to"> {
  const [workspace, reason] = [oneLine(about.workspace), oneLine(about.reason)];
  const language = mailLanguageOf(locale);
  if (language === "pt-BR")
    return {
      language,
      workspace,
      subject: `${workspace}: um webhook foi desativado`,
      paragraphs: [
        `Dez tentativas seguidas para ${url} falharam, e o Turnero parou de enviar. A última: ${reason}`,
        "Nada se perdeu: o que não foi enviado está no registro. Corrija o destino, ative-o de novo e reenvie.",
      ],
      button: { label: "Abrir o webhook", url: link },
    };
  if (language === "es")
    return {
      language,
      workspace,
      subject: `${workspace}: se desactivó un webhook`,
      paragraphs: [
        `Fallaron diez intentos seguidos a ${url} y Turnero dejó de enviar. El último: ${reason}`,
        "No se perdió nada: lo que no se envió está en el registro. Hay que corregir el destino, activarlo de nuevo y reenviar.",
      ],
      button: { label: "Abrir el webhook", url: link },
    };
  return {
    language,
    workspace,
    subject: `${workspace}: a webhook endpoint was disabled`,
    paragraphs: [
      `Ten attempts in a row to ${url} failed, so Turnero stopped sending. Last error: ${reason}`,
      "Nothing is lost: skipped events are in the delivery log. Fix your receiver, enable the endpoint and resend them.",
    ],
    button: { label: "Open the endpoint", url: link },
  };
}
