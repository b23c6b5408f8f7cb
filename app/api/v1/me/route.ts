import { routes } from "@/lib/api/routes";
import { getMe } from "@/lib/domains/team/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getMe);
