import { routes } from "@/lib/api/http/routes";
import { mergeCustomers } from "@/lib/domains/customers/merging/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(mergeCustomers);
