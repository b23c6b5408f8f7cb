import { reader } from "@/lib/core/db";
import { env } from "@/lib/core/env";
import type { ProjectId } from "@/lib/core/ids";
import { channelNames, type ForeignChannel } from "@/lib/core/vocabulary";
import { type Part, type Told, tellResponsible } from "@/lib/domains/channels/notices/tell";
import { findConnection } from "@/lib/domains/channels/store";

const line = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, 300);

type About = { locale: string; workspace: string; channel: string; reason: string; link: string };

export function brokenLetter({ locale, channel, reason, link, ...about }: About): { subject: string; text: string } {
  const workspace = line(about.workspace);
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

/** Told once for each time it broke; nothing is told of a channel that was mended meanwhile. */
export async function tellBroken(project: ProjectId, channel: ForeignChannel, part?: Part): Promise<Told> {
  const connection = await findConnection(reader({}), project, channel);
  if (!connection?.broken_at) return { letters: 0, chats: 0 };
  const link = new URL("/channels", env().APP_URL).href;
  const about = { channel: channelNames[channel], reason: line(connection.broken_reason ?? ""), link };
  return tellResponsible(project, "channel_trouble", (to) => brokenLetter({ ...to, ...about }), part);
}
