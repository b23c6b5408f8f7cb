import { loadOr404 } from "@/app/(dashboard)/member";
import { ConversationScreen } from "@/components/conversations/conversation-screen";
import { messagesOnce } from "@/components/conversations/queries";
import { listMessages } from "@/lib/domains/conversations/messages/operations";
import { getConversation } from "@/lib/domains/conversations/operations";

export default async function ConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const first = await loadOr404(getConversation, { params: { id } });
  const messages = await loadOr404(listMessages, {
    params: { id },
    query: { limit: String(messagesOnce) },
  });
  return <ConversationScreen key={id} first={first} messages={messages} />;
}
