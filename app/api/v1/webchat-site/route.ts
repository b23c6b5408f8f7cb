import { routes } from "@/lib/api/http/routes";
import { getWebchatSite, putWebchatSite } from "@/lib/domains/webchat/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getWebchatSite, putWebchatSite);
