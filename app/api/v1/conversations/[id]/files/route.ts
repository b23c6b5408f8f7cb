import { routes } from "@/lib/api/http/routes";
import { createMessageFile } from "@/lib/domains/conversations/messages/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(createMessageFile);
