import { inTransaction, reader } from "@/lib/core/db";
import { log } from "@/lib/core/monitoring/log";
import { hashToken } from "@/lib/domains/account/one-time";
import type { Item } from "@/lib/domains/channels/door";
import { doorOf } from "@/lib/domains/channels/doors";
import { adopt } from "@/lib/domains/channels/inbound/store";
import { insertMedia } from "@/lib/domains/channels/media/store";
import { noteTrouble, type Reached } from "@/lib/domains/channels/store";
import { storeAnnouncement } from "@/lib/domains/channels/whatsapp/templates/announcement";
import { channelSentence } from "@/lib/domains/channels/words";
import { advanceStatus } from "@/lib/domains/conversations/messages/advance";
import { amendMessage, receiveMessage } from "@/lib/domains/conversations/messages/receive";

type Of<Type extends Item["type"]> = Extract<Item, { type: Type }>;

async function takeMessage(item: Of<"message">, at: Reached, now: Date): Promise<void> {
  const { project_id: project, channel } = at;
  const chat = item.contact.external_id;
  const { members } = doorOf(channel);
  if (members && (await members.isLinked(reader({}), project, chat))) {
    // A team member's chat for notices is not a customer conversation.
    void members.notify(project, chat, channelSentence(at.project.locale, "notices", at.project.name));
    return;
  }
  await inTransaction({}, async (tx) => {
    const message = await receiveMessage(project, { channel, ...item.contact }, item.inbound, now, tx);
    if (message && item.media) await insertMedia(tx, project, message.id, item.media, now);
  });
}

async function takeStatus(item: Of<"status">, { project_id: project, channel }: Reached, now: Date): Promise<void> {
  const changed = await inTransaction({}, async (tx) => {
    if (item.message_id !== null) await adopt(tx, project, channel, item.message_id, item.external_id);
    return advanceStatus(project, channel, item.external_id, item.status, item.error, tx);
  });
  if (changed && item.error) await noteTrouble(project, channel, now, item.error, true);
}

async function takeLink(item: Of<"link">, at: Reached, now: Date): Promise<void> {
  const { project_id: project } = at;
  const chat = { id: item.chat, name: item.name };
  const { members } = doorOf(at.channel);
  if (!members) return receiveInbound(item.otherwise, at, now);
  const linked = await inTransaction({}, (tx) => members.consumeCode(tx, project, hashToken(item.code), chat, now));
  if (linked === null) return receiveInbound(item.otherwise, at, now);
  log.info("a chat was linked for notices", { project, member: linked });
  void members.notify(project, item.chat, channelSentence(at.project.locale, "linked", at.project.name));
}

/** Stores one incoming item in its own transaction. A repeated one changes nothing. */
export async function receiveInbound(item: Item, at: Reached, now: Date): Promise<void> {
  switch (item.type) {
    case "message":
      return takeMessage(item, at, now);
    case "status":
      return takeStatus(item, at, now);
    case "template":
      return storeAnnouncement(at.project_id, item, now);
    case "link":
      return takeLink(item, at, now);
    case "edit":
      await amendMessage(at.project_id, at.channel, item.external_id, item.change, now);
  }
}
