import { routes } from "@/lib/api/routes";
import { deleteCustomerComment } from "@/lib/domains/evidence/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(deleteCustomerComment);
