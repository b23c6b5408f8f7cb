import { routes } from "@/lib/api/http/routes";
import { listWebchatSlots } from "@/lib/domains/webchat/booking/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listWebchatSlots);
