import { routes } from "@/lib/api/http/routes";
import { withdrawInvite } from "@/lib/domains/invites/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(withdrawInvite);
