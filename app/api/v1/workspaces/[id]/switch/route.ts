import { routes } from "@/lib/api/http/routes";
import { switchWorkspace } from "@/lib/domains/workspaces/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(switchWorkspace);
