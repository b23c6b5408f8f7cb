import { routes } from "@/lib/api/http/routes";
import { getCustomer, updateCustomer } from "@/lib/domains/customers/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getCustomer, updateCustomer);
