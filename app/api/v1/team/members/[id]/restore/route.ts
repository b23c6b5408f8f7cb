import { routes } from "@/lib/api/http/routes";
import { restoreMember } from "@/lib/domains/team/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(restoreMember);
