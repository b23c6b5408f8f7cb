import { routes } from "@/lib/api/http/routes";
import { createCustomerComment, listCustomerComments } from "@/lib/domains/evidence/comments/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listCustomerComments, createCustomerComment);
