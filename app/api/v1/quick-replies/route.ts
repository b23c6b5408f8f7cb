import { routes } from "@/lib/api/http/routes";
import { createQuickReply, listQuickReplies } from "@/lib/domains/quick-replies/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listQuickReplies, createQuickReply);
