import { routes } from "@/lib/api/http/routes";
import { getOutbox } from "@/lib/domains/background/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getOutbox);
