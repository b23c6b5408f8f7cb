import { routes } from "@/lib/api/http/routes";
import { listAgentCalls } from "@/lib/domains/agent-calls/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listAgentCalls);
