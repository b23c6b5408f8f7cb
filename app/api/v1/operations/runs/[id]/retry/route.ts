import { routes } from "@/lib/api/http/routes";
import { retryBackgroundRun } from "@/lib/domains/background/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(retryBackgroundRun);
