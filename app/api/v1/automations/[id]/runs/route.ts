import { routes } from "@/lib/api/http/routes";
import { listAutomationRuns } from "@/lib/domains/automations/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listAutomationRuns);
