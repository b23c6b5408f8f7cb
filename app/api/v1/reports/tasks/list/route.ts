import { routes } from "@/lib/api/http/routes";
import { listReportTasks } from "@/lib/domains/reports/behind/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listReportTasks);
