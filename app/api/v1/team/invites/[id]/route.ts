import { routes } from "@/lib/api/http/routes";
import { getInvite, withdrawInvite } from "@/lib/domains/invites/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getInvite, withdrawInvite);
