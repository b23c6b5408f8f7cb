import { routes } from "@/lib/api/http/routes";
import { createWebchatHold } from "@/lib/domains/webchat/booking/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(createWebchatHold);
