import { reader } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { ProjectId } from "@/lib/core/ids";
import { channelNames, type ForeignChannel } from "@/lib/core/vocabulary";
import { type Part, type Told, tellResponsible } from "@/lib/domains/channels/notices/tell";
import { findConnection } from "@/lib/domains/channels/store";
import { type Letter, mailLanguageOf, oneLine } from "@/lib/domains/mail/letter";

type About = { locale: string; workspace: string; channel: string; reason: string; link: string };

export function brokenLetter({ locale, channel, link, ...about }: About): Omit<Letter, "to"> {
  const [workspace, reason] = [oneLine(about.workspace), oneLine(about.reason)];
  const language = mailLanguageOf(locale);
  if (language === "pt-BR")
    return {
      language,
      workspace,
      subject: `${workspace}: ${channel} não aceita mais as credenciais`,
      paragraphs: [
        `Nada é enviado por ${channel} até que ele seja conectado de novo. O que disse: ${reason}`,
        "As mensagens esperam e serão enviadas depois.",
      ],
      button: { label: "Conectar de novo", url: link },
    };
  if (language === "es")
    return {
      language,
      workspace,
      subject: `${workspace}: ${channel} ya no acepta las credenciales`,
      paragraphs: [
        `No se envía nada por ${channel} hasta que se conecte de nuevo. Lo que dijo: ${reason}`,
        "Los mensajes esperan y se enviarán después.",
      ],
      button: { label: "Conectar de nuevo", url: link },
    };
  return {
    language,
    workspace,
    subject: `${workspace}: ${channel} no longer accepts the credentials`,
    paragraphs: [
      `Nothing is sent on ${channel} until you reconnect it. Error: ${reason}`,
      "Messages are waiting and will be sent once you do.",
    ],
    button: { label: "Reconnect", url: link },
  };
}

/** Told once for each time it broke; nothing is told of a channel that was mended meanwhile. */
export async function tellBroken(project: ProjectId, channel: ForeignChannel, part?: Part): Promise<Told> {
  const connection = await findConnection(reader({}), project, channel);
  if (!connection?.broken_at) return { letters: 0, chats: 0 };
  const link = new URL("/channels", env().APP_URL).href;
  const about = { channel: channelNames[channel], reason: connection.broken_reason ?? "", link };
  return tellResponsible(project, "channel_trouble", (to) => brokenLetter({ ...to, ...about }), part);
}
