import { type Actor, asMember } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction, reader } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { log } from "@/lib/core/monitoring/log";
import { Problem } from "@/lib/core/problem";
import { iso, isoOrNull } from "@/lib/core/wire/wire";
import { hashToken, mintToken } from "@/lib/domains/account/one-time";
import { openedSecret } from "@/lib/domains/channels/credentials";
import { findConnection } from "@/lib/domains/channels/store";
import { type Secret, type Settings, tell } from "@/lib/domains/channels/telegram/api";
import { deleteLink, findLink, putCode, unlinkChat } from "@/lib/domains/channels/telegram/members/store";
import type { MyTelegram, MyTelegramLink } from "@/lib/domains/channels/telegram/schema";

const codeLifeMs = 15 * 60 * 1000;

async function botOf(actor: Actor): Promise<string | null> {
  const connection = await findConnection(reader(actor), actor.project.id, "telegram");
  return connection && (connection.settings as Settings).bot_username;
}

export async function myTelegram(actor: Actor): Promise<MyTelegram> {
  const bot_username = await botOf(actor);
  const link = await findLink(reader(actor), actor.project.id, asMember(actor).id);
  return {
    available: bot_username !== null,
    bot_username,
    linked: link?.chat_id != null,
    chat_name: link?.chat_name ?? null,
    linked_at: isoOrNull(link?.linked_at ?? null),
  };
}

/** A code that works once, for a quarter of an hour; Telegram carries at most 64 characters behind `start`. */
export async function makeLink(actor: Actor): Promise<MyTelegramLink> {
  const bot = await botOf(actor);
  if (bot === null)
    throw new Problem("invalid_transition", {
      detail: "The workspace has no Telegram bot: an admin connects one first.",
    });
  const code = mintToken().token;
  const expires = new Date(actor.now.getTime() + codeLifeMs);
  await putCode(reader(actor), actor.project.id, asMember(actor).id, hashToken(code), expires);
  return { code, link: `https://t.me/${bot}?start=${code}`, expires_at: iso(expires) };
}

export const unlinkTelegram = (actor: Actor): Promise<void> =>
  inTransaction(actor, async (tx) => {
    const { id } = asMember(actor);
    const link = await findLink(tx, actor.project.id, id);
    const gone = await deleteLink(tx, actor.project.id, id);
    if (gone && link?.chat_id) await audit(tx, actor, "member.telegram_unlinked", id, { chat: link.chat_name }, null);
  });

/** Writes to a member's own chat by the workspace's bot; a failure is only logged. A member who blocked the bot is unlinked. */
export async function notifyByTelegram(project: ProjectId, chat: string, text: string): Promise<boolean> {
  try {
    const connection = await findConnection(reader({}), project, "telegram");
    if (!connection || connection.broken_at) return false;
    const told = await tell(openedSecret<Secret>(connection).bot_token, "sendMessage", { chat_id: chat, text });
    if (told.status === 403) await unlinkChat(reader({}), project, chat);
    if (!told.ok) log.warn("a notice was not taken by Telegram", { project, reason: told.description });
    return told.ok;
  } catch (error) {
    log.error("a notice was not sent by Telegram", { project, error });
    return false;
  }
}
