import { routes } from "@/lib/api/http/routes";
import { signUp } from "@/lib/domains/account/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(signUp);
