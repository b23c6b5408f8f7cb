import { routes } from "@/lib/api/http/routes";
import { getInvitation } from "@/lib/domains/invites/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getInvitation);
