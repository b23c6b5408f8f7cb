import { routes } from "@/lib/api/routes";
import { createMessageFile } from "@/lib/domains/conversations/messages/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(createMessageFile);
