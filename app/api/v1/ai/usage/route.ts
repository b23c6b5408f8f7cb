import { routes } from "@/lib/api/http/routes";
import { getAiUsage } from "@/lib/domains/ai/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getAiUsage);
