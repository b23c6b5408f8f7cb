import { routes } from "@/lib/api/http/routes";
import { listSlots } from "@/lib/domains/slots/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listSlots);
