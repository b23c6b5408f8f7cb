import { routes } from "@/lib/api/http/routes";
import { downloadCustomers } from "@/lib/domains/customers/transfer/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(downloadCustomers);
