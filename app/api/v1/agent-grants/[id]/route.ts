import { routes } from "@/lib/api/http/routes";
import { getAgentGrant, revokeAgentGrant } from "@/lib/domains/agent-grants/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getAgentGrant, revokeAgentGrant);
