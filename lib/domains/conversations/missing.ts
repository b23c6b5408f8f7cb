import type { Actor } from "@/lib/core/actor";
import { reader } from "@/lib/core/db";
import { notFound } from "@/lib/core/problem";
import type { Conversation } from "@/lib/domains/conversations/schema";
import { findConversation } from "@/lib/domains/conversations/store";

export async function conversationOr404(actor: Actor, id: string): Promise<Conversation> {
  const conversation = await findConversation(reader(actor), actor.project.id, id, actor.now);
  if (!conversation) throw notFound("conversation", id);
  return conversation;
}
