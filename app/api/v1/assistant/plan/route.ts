import { routes } from "@/lib/api/routes";
import { getAssistantPlan, updateAssistantPlan } from "@/lib/domains/assistant/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getAssistantPlan, updateAssistantPlan);
