import { routes } from "@/lib/api/http/routes";
import { createBookingComment, listBookingComments } from "@/lib/domains/evidence/comments/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listBookingComments, createBookingComment);
