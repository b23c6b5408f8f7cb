import { dehydrate, HydrationBoundary, QueryClient } from "@tanstack/react-query";
import { loadOr404 } from "@/app/(dashboard)/member";
import { channelList } from "@/components/channels/queries";
import { ConversationScreen } from "@/components/conversations/conversation-screen";
import { messagesOnce } from "@/components/conversations/queries";
import { listChannels } from "@/lib/domains/channels/operations";
import { listMessages } from "@/lib/domains/conversations/messages/operations";
import { getConversation } from "@/lib/domains/conversations/operations";

export default async function ConversationPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const [first, messages] = await Promise.all([
    loadOr404(getConversation, { params: { id } }),
    loadOr404(listMessages, { params: { id }, query: { limit: String(messagesOnce) } }),
  ]);
  const queries = new QueryClient();
  // Whether an answer can be sent at all is said with the first paint. The web chat needs no connection.
  if (first.channel !== "webchat") queries.setQueryData(channelList.queryKey, await loadOr404(listChannels));
  return (
    <HydrationBoundary state={dehydrate(queries)}>
      <ConversationScreen key={id} first={first} messages={messages} />
    </HydrationBoundary>
  );
}
