import { routes } from "@/lib/api/http/routes";
import { listMessages, sendMessage } from "@/lib/domains/conversations/messages/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listMessages, sendMessage);
