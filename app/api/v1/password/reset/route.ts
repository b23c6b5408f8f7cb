import { routes } from "@/lib/api/http/routes";
import { resetPassword } from "@/lib/domains/account/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(resetPassword);
