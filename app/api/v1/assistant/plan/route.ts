import { routes } from "@/lib/api/http/routes";
import { getAssistantPlan, updateAssistantPlan } from "@/lib/domains/assistant/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getAssistantPlan, updateAssistantPlan);
