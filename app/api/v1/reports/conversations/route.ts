import { routes } from "@/lib/api/http/routes";
import { getConversationsReport } from "@/lib/domains/reports/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getConversationsReport);
