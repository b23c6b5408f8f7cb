import { agentRoutes } from "@/lib/api/mcp/door";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = agentRoutes;
