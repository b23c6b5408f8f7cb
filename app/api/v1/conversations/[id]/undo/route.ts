import { routes } from "@/lib/api/http/routes";
import { undoConversation } from "@/lib/domains/conversations/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(undoConversation);
