import { routes } from "@/lib/api/routes";
import { createWebchatHold } from "@/lib/domains/webchat/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(createWebchatHold);
