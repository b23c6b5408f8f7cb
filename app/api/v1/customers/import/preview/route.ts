import { routes } from "@/lib/api/http/routes";
import { previewCustomerImport } from "@/lib/domains/customers/transfer/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(previewCustomerImport);
