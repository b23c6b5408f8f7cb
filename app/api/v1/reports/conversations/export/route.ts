import { routes } from "@/lib/api/http/routes";
import { exportConversationsReport } from "@/lib/domains/reports/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(exportConversationsReport);
