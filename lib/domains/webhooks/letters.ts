type About = { locale: string; workspace: string; url: string; reason: string; link: string };

/** One line, whatever a name or a response contains. */
const line = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 300);

/** The mail to the team when an endpoint has been disabled. */
export function deactivatedLetter({ locale, ...about }: About): { subject: string; text: string } {
  const { workspace, url, reason, link } = { ...about, workspace: line(about.workspace), reason: line(about.reason) };
  if (locale.startsWith("pt"))
    return {
      subject: `${workspace}: um webhook foi desativado`,
      text: `Dez tentativas seguidas para ${url} falharam, e o Turnero parou de enviar. A última: ${reason}\n\nNada se perdeu: o que não foi enviado está no registro. Corrija o destino, ative-o de novo e reenvie:\n\n${link}\n`,
    };
  if (locale.startsWith("es"))
    return {
      subject: `${workspace}: se desactivó un webhook`,
      text: `Fallaron diez intentos seguidos a ${url} y Turnero dejó de enviar. El último: ${reason}\n\nNo se perdió nada: lo que no se envió está en el registro. Hay que corregir el destino, activarlo de nuevo y reenviar:\n\n${link}\n`,
    };
  return {
    subject: `${workspace}: a webhook endpoint was disabled`,
    text: `Ten attempts in a row to ${url} failed, so Turnero stopped sending. Last error: ${reason}\n\nNothing is lost: skipped events are in the delivery log. Fix your receiver, enable the endpoint and resend them:\n\n${link}\n`,
  };
}
