import { routes } from "@/lib/api/routes";
import { anonymiseCustomer } from "@/lib/domains/customers/privacy/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(anonymiseCustomer);
