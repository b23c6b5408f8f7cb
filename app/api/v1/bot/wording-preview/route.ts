import { routes } from "@/lib/api/http/routes";
import { previewBotWording } from "@/lib/domains/bot/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(previewBotWording);
