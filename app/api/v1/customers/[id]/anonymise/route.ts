import { routes } from "@/lib/api/http/routes";
import { anonymiseCustomer } from "@/lib/domains/customers/privacy/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(anonymiseCustomer);
