import { routes } from "@/lib/api/http/routes";
import { setConversationMode } from "@/lib/domains/conversations/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(setConversationMode);
