import { routes } from "@/lib/api/http/routes";
import { getWebchatHold, releaseWebchatHold } from "@/lib/domains/webchat/booking/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getWebchatHold, releaseWebchatHold);
