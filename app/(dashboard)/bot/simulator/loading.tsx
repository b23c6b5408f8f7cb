import { ChatSkeleton } from "@/components/bot/skeletons";

export default ChatSkeleton;
