import { routes } from "@/lib/api/http/routes";
import { deleteQuickReply, getQuickReply, updateQuickReply } from "@/lib/domains/quick-replies/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(
  getQuickReply,
  updateQuickReply,
  deleteQuickReply,
);
