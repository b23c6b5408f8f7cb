import { inTransaction, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { record } from "@/lib/core/outbox";
import { mayBecome } from "@/lib/domains/conversations/messages/rules";
import type { Message, MessageStatus } from "@/lib/domains/conversations/messages/schema";
import { changeMessage, lockMessage } from "@/lib/domains/conversations/messages/store";
import type { Channel } from "@/lib/domains/conversations/schema";

/** Applies the channel's report on a sent message. A status never goes backwards; false when nothing changed. */
export const advanceStatus = (
  project: ProjectId,
  channel: Channel,
  external: string,
  status: MessageStatus,
  error: Message["error"] = null,
  tx?: Tx,
): Promise<boolean> =>
  inTransaction(tx ? { tx } : {}, async (inside) => {
    const message = await lockMessage(inside, project, channel, external);
    if (!message || !mayBecome(message.status, status)) return false;
    await changeMessage(inside, project, message.id, { status, error });
    await record(inside, project, "message.changed", message.conversation_id, { message_id: message.id });
    return true;
  });
