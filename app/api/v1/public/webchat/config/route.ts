import { routes } from "@/lib/api/http/routes";
import { getWebchatConfig } from "@/lib/domains/webchat/visitors/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getWebchatConfig);
