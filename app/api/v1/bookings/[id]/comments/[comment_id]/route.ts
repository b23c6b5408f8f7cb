import { routes } from "@/lib/api/routes";
import { deleteBookingComment } from "@/lib/domains/evidence/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(deleteBookingComment);
