import { routes } from "@/lib/api/http/routes";
import { unmergeCustomers } from "@/lib/domains/customers/merging/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(unmergeCustomers);
