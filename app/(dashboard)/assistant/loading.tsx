import { AssistantSkeleton } from "@/components/assistant/assistant-skeleton";

export default AssistantSkeleton;
