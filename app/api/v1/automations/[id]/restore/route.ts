import { routes } from "@/lib/api/http/routes";
import { restoreAutomation } from "@/lib/domains/automations/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(restoreAutomation);
