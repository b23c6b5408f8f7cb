import { routes } from "@/lib/api/http/routes";
import { deleteBookingComment } from "@/lib/domains/evidence/comments/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(deleteBookingComment);
