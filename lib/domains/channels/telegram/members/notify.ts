import { reader } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { log } from "@/lib/core/monitoring/log";
import { openedSecret } from "@/lib/domains/channels/credentials";
import { findConnection } from "@/lib/domains/channels/store";
import { type Secret, tell } from "@/lib/domains/channels/telegram/api";
import { unlinkChat } from "@/lib/domains/channels/telegram/members/store";

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
