import { routes } from "@/lib/api/http/routes";
import { makeMemberPasswordLink } from "@/lib/domains/team/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(makeMemberPasswordLink);
