import { routes } from "@/lib/api/http/routes";
import { restoreFlow } from "@/lib/domains/automations/flows/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(restoreFlow);
