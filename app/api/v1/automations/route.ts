import { routes } from "@/lib/api/http/routes";
import { createAutomation, listAutomations } from "@/lib/domains/automations/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listAutomations, createAutomation);
