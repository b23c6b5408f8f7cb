import { routes } from "@/lib/api/http/routes";
import { listCustomerTimeline } from "@/lib/domains/timeline/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listCustomerTimeline);
