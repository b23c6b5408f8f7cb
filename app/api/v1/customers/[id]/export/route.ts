import { routes } from "@/lib/api/http/routes";
import { getCustomerExport } from "@/lib/domains/customers/privacy/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getCustomerExport);
