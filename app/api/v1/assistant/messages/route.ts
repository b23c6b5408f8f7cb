import { routes } from "@/lib/api/http/routes";
import { createAssistantMessage, listAssistantMessages } from "@/lib/domains/assistant/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listAssistantMessages, createAssistantMessage);
