import { routes } from "@/lib/api/routes";
import { listMembers } from "@/lib/domains/team/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listMembers);
