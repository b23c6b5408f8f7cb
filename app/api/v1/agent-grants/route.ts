import { routes } from "@/lib/api/http/routes";
import { createAgentGrant, listAgentGrants } from "@/lib/domains/agent-grants/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listAgentGrants, createAgentGrant);
