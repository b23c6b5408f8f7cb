import { routes } from "@/lib/api/http/routes";
import { exportPageReport } from "@/lib/domains/reports/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(exportPageReport);
