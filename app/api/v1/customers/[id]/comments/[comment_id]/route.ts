import { routes } from "@/lib/api/http/routes";
import { deleteCustomerComment } from "@/lib/domains/evidence/comments/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(deleteCustomerComment);
