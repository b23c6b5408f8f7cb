import { ConversationList } from "@/components/conversations/conversation-list";

/** The list beside a conversation that was opened by its URL. Its filters are read in the browser. */
export default function ConversationsBeside() {
  return <ConversationList first={null} />;
}
