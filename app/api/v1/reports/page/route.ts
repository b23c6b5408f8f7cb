import { routes } from "@/lib/api/http/routes";
import { getPageReport } from "@/lib/domains/reports/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getPageReport);
