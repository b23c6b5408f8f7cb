import { routes } from "@/lib/api/http/routes";
import { createConversationNote, listConversationNotes } from "@/lib/domains/conversations/notes/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listConversationNotes, createConversationNote);
