import { drawings } from "@/demo/drawings";
import type { Actor } from "@/lib/core/actor";
import { json, reader } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { storage } from "@/lib/core/storage/storage";
import type { Message } from "@/lib/domains/conversations/messages/schema";
import type { Channel } from "@/lib/domains/conversations/schema";
import { fileKey } from "@/lib/domains/evidence/file-keys";
import type { Author } from "@/lib/domains/evidence/schema";
import type { Prisma } from "@/lib/generated/prisma/client";

const minute = 60_000;

/** Who speaks: the contact, the bot, or a colleague by name. */
type Line = { by: "contact" | "bot" | "Camila Duarte" | "Rafael Nogueira"; ago: number } & (
  | { text: string }
  | { place: { lat: number; lng: number; name: string | null; address: string | null } }
  | { photo: true; text?: string }
  | { note: string }
);
type Talk = {
  channel: Channel;
  language: "pt" | "es";
  mode: "bot" | "human";
  unread: number;
  assignee?: string;
  resolved?: true;
  lines: readonly Line[];
};

/** Minutes ago, the oldest line first. */
const talks: readonly Talk[] = [
  {
    channel: "whatsapp",
    language: "pt",
    mode: "bot",
    unread: 2,
    lines: [
      { by: "contact", ago: 34, text: "Bom dia! Vocês têm horário para fisioterapia na quinta?" },
      { by: "bot", ago: 33, text: "Bom dia! Na quinta temos 09:30, 11:00 e 16:00. Qual prefere?" },
      { by: "contact", ago: 6, text: "16:00 é perfeito 🙏" },
      { by: "contact", ago: 5, text: "É com a mesma fisioterapeuta?" },
    ],
  },
  {
    channel: "whatsapp",
    language: "pt",
    mode: "human",
    unread: 0,
    assignee: "Camila Duarte",
    lines: [
      { by: "contact", ago: 95, text: "A entrega dos remédios chega hoje?" },
      { by: "Camila Duarte", ago: 90, text: "Chega sim! Pode me mandar a localização da portaria?" },
      {
        by: "contact",
        ago: 88,
        place: { lat: -23.5614, lng: -46.6559, name: "Portaria 2", address: "Alameda Santos, 1470 - Cerqueira César" },
      },
      { by: "contact", ago: 87, photo: true, text: "É este prédio aqui" },
      { by: "Camila Duarte", ago: 80, text: "Perfeito, o Wesley sai em vinte minutos." },
    ],
  },
  {
    channel: "telegram",
    language: "es",
    mode: "bot",
    unread: 1,
    lines: [
      { by: "contact", ago: 180, text: "Hola, quiero cambiar mi turno del viernes" },
      { by: "bot", ago: 179, text: "¡Hola! Claro. ¿Te queda mejor el lunes a las 10:00 o el martes a las 15:30?" },
      { by: "contact", ago: 12, text: "El martes a las 15:30, por favor" },
    ],
  },
  {
    channel: "telegram",
    language: "es",
    mode: "human",
    unread: 0,
    resolved: true,
    lines: [
      { by: "contact", ago: 2900, text: "¿Atienden con obra social?" },
      { by: "Rafael Nogueira", ago: 2890, text: "Sí, con la mayoría. ¿Cuál tenés?" },
      { by: "contact", ago: 2880, text: "Ya averigüé, ¡gracias!" },
      { by: "contact", ago: 2879, note: "Reaccionó con 👍" },
    ],
  },
  {
    channel: "webchat",
    language: "pt",
    mode: "bot",
    unread: 0,
    lines: [
      { by: "contact", ago: 400, text: "Oi, quanto custa a aula de pilates?" },
      { by: "bot", ago: 400, text: "A aula em grupo custa R$ 70. Quer que eu veja um horário para experimentar?" },
      { by: "contact", ago: 398, text: "Vou pensar, obrigada!" },
    ],
  },
  {
    channel: "webchat",
    language: "es",
    mode: "human",
    unread: 1,
    lines: [
      { by: "contact", ago: 52, text: "Buenas, ¿puedo hablar con una persona?" },
      { by: "bot", ago: 52, text: "Por supuesto, te paso con el equipo." },
      { by: "contact", ago: 41, text: "Necesito la silla de ruedas para mañana temprano" },
    ],
  },
];

type Customer = { id: string; name: string; phone: string | null };

const externalOf = (channel: Channel, { phone }: Customer, n: number): string =>
  channel === "whatsapp" ? (phone ?? "") : channel === "telegram" ? String(700_100_200 + n) : `demo-visitor-${n}`;

const contentOf = (line: Line): { kind: Message["kind"]; text: string | null; location: Message["location"] } => {
  if ("place" in line) return { kind: "location", text: null, location: line.place };
  if ("note" in line) return { kind: "system", text: line.note, location: null };
  if ("photo" in line) return { kind: "image", text: line.text ?? null, location: null };
  return { kind: "text", text: line.text, location: null };
};

/** Some talks on each channel, as they might stand this morning. Nothing of them was really sent: no channel is connected. */
export async function addConversations(actor: Actor, members: Map<string, string>): Promise<void> {
  const tx = reader(actor);
  const project_id = actor.project.id;
  const now = actor.now.getTime();
  const people = await tx.customer.findMany({
    where: { project_id },
    orderBy: { id: "desc" },
    select: { id: true, name: true, phone: true, locale: true },
  });
  const [photo] = await drawings();
  for (const [n, talk] of talks.entries()) {
    const spoken = people.filter(({ locale }) => (locale ?? "").startsWith(talk.language));
    const customer = spoken[n];
    if (!customer) continue;
    const { channel } = talk;
    const external_id = externalOf(channel, customer, n);
    const at = ({ ago }: Line): Date => new Date(now - ago * minute);
    const [first] = talk.lines;
    const last = talk.lines.at(-1);
    const inbound = talk.lines.findLast(({ by }) => by === "contact");
    if (!first || !last || !inbound) continue;
    const id = newId("cnv", at(first).getTime());
    await tx.customerIdentity.create({
      data: {
        project_id,
        channel,
        external_id,
        customer_id: customer.id,
        display_name: customer.name,
        created_at: at(first),
      },
    });
    await tx.conversation.create({
      data: {
        project_id,
        id,
        channel,
        external_id,
        customer_id: customer.id,
        mode: talk.mode,
        unread_count: talk.unread,
        message_count: talk.lines.length,
        turn: talk.lines.length,
        status: talk.resolved ? "resolved" : "open",
        resolved_at: talk.resolved ? at(last) : null,
        assignee_id: talk.assignee ? (members.get(talk.assignee) ?? null) : null,
        last_message_at: at(last),
        last_inbound_at: at(inbound),
        created_at: at(first),
        updated_at: at(last),
      },
    });
    const messages: Prisma.MessageCreateManyInput[] = [];
    for (const [i, line] of talk.lines.entries()) {
      const author: Author =
        line.by === "contact"
          ? { type: "customer", id: customer.id, name: customer.name }
          : line.by === "bot"
            ? { type: "bot", id: "bot", name: "Bot" }
            : { type: "member", id: members.get(line.by) ?? "demo", name: line.by };
      const direction = line.by === "contact" ? "in" : "out";
      const { location, ...content } = contentOf(line);
      let file_id: string | null = null;
      if ("photo" in line && photo) {
        file_id = newId("att", at(line).getTime());
        await storage().put(fileKey(project_id, file_id, "original"), photo.bytes, photo.media_type);
        await storage().put(fileKey(project_id, file_id, "thumbnail"), photo.thumbnail, "image/webp");
        const { media_type, width, height } = photo;
        const size = photo.bytes.byteLength;
        await tx.messageFile.create({
          data: {
            project_id,
            id: file_id,
            conversation_id: id,
            name: "foto.jpg",
            media_type,
            size,
            width,
            height,
            has_thumbnail: true,
            created_at: at(line),
          },
        });
      }
      messages.push({
        project_id,
        id: newId("msg", at(line).getTime()),
        conversation_id: id,
        n: i + 1,
        channel,
        direction,
        ...content,
        location: json(location),
        file_id,
        author,
        created_at: at(line),
        status: direction === "in" ? "delivered" : "read",
      });
    }
    await tx.message.createMany({ data: messages });
  }
}
