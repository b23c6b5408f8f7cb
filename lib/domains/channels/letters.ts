import { type Channel, channelNames } from "@/lib/core/vocabulary";

const line = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 300);

type About = { locale: string; workspace: string; channel: string; reason: string; link: string };

/** The mail to the team when a channel rejects its credentials. */
export function brokenLetter({ locale, link, ...about }: About): { subject: string; text: string } {
  const [workspace, reason] = [line(about.workspace), line(about.reason)];
  const channel = channelNames[about.channel as Channel] ?? about.channel;
  if (locale.startsWith("pt"))
    return {
      subject: `${workspace}: ${channel} não aceita mais as credenciais`,
      text: `Nada é enviado por ${channel} até que ele seja conectado de novo. O que disse: ${reason}\n\nAs mensagens esperam e serão enviadas depois:\n\n${link}\n`,
    };
  if (locale.startsWith("es"))
    return {
      subject: `${workspace}: ${channel} ya no acepta las credenciales`,
      text: `No se envía nada por ${channel} hasta que se conecte de nuevo. Lo que dijo: ${reason}\n\nLos mensajes esperan y se enviarán después:\n\n${link}\n`,
    };
  return {
    subject: `${workspace}: ${channel} no longer accepts the credentials`,
    text: `Nothing is sent on ${channel} until you reconnect it. Error: ${reason}\n\nMessages are waiting and will be sent once you do:\n\n${link}\n`,
  };
}
