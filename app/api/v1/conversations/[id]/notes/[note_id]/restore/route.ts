import { routes } from "@/lib/api/http/routes";
import { restoreConversationNote } from "@/lib/domains/conversations/notes/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(restoreConversationNote);
