import { routes } from "@/lib/api/http/routes";
import { listAiNotices } from "@/lib/domains/ai/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listAiNotices);
