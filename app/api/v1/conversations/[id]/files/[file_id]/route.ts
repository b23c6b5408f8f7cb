import { routes } from "@/lib/api/http/routes";
import { getMessageFile } from "@/lib/domains/conversations/messages/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getMessageFile);
