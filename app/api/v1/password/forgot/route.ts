import { routes } from "@/lib/api/http/routes";
import { forgotPassword } from "@/lib/domains/account/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(forgotPassword);
