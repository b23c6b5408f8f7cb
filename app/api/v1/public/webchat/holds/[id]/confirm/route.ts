import { routes } from "@/lib/api/http/routes";
import { confirmWebchatHold } from "@/lib/domains/webchat/booking/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(confirmWebchatHold);
