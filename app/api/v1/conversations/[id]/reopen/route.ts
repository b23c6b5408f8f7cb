import { routes } from "@/lib/api/http/routes";
import { reopenConversation } from "@/lib/domains/conversations/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(reopenConversation);
