import { routes } from "@/lib/api/http/routes";
import { runAction } from "@/lib/domains/work/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(runAction);
