import { routes } from "@/lib/api/http/routes";
import { getCustomerSummary } from "@/lib/domains/timeline/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getCustomerSummary);
