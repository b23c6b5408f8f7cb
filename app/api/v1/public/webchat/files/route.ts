import { routes } from "@/lib/api/http/routes";
import { createWebchatFile } from "@/lib/domains/webchat/visitors/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(createWebchatFile);
