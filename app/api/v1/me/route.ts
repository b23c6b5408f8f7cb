import { routes } from "@/lib/api/http/routes";
import { getMe, updateMe } from "@/lib/domains/team/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getMe, updateMe);
