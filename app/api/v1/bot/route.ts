import { routes } from "@/lib/api/http/routes";
import { getBot, replaceBot } from "@/lib/domains/bot/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getBot, replaceBot);
