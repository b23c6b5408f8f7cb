import { routes } from "@/lib/api/http/routes";
import { createFlow, listFlows } from "@/lib/domains/automations/flows/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listFlows, createFlow);
