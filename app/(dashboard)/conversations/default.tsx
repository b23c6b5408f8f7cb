import { ConversationList } from "@/components/conversations/conversation-list";

/** Beside a conversation that was opened by its address stands the list of the filters in it, which only the browser knows. */
export default function ConversationsBeside() {
  return <ConversationList first={null} />;
}
