import { ConversationSkeleton } from "@/components/conversations/skeletons";

export default ConversationSkeleton;
