import { routes } from "@/lib/api/http/routes";
import { undoAssistantPlan } from "@/lib/domains/assistant/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(undoAssistantPlan);
