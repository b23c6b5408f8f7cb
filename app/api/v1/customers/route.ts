import { routes } from "@/lib/api/http/routes";
import { createCustomer, listCustomers } from "@/lib/domains/customers/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listCustomers, createCustomer);
