import { routes } from "@/lib/api/routes";
import { applyAssistantPlan } from "@/lib/domains/assistant/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(applyAssistantPlan);
