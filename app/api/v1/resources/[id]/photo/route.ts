import { routes } from "@/lib/api/http/routes";
import { getResourcePhoto } from "@/lib/domains/people/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getResourcePhoto);
