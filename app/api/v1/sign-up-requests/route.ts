import { routes } from "@/lib/api/http/routes";
import { createSignUpRequest } from "@/lib/domains/account/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(createSignUpRequest);
