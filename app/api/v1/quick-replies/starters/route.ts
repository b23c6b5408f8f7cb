import { routes } from "@/lib/api/http/routes";
import { addStarterQuickReplies } from "@/lib/domains/quick-replies/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(addStarterQuickReplies);
