import { routes } from "@/lib/api/http/routes";
import { deleteFlow, getFlow, updateFlow } from "@/lib/domains/automations/flows/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getFlow, updateFlow, deleteFlow);
