import { routes } from "@/lib/api/http/routes";
import { simulateBot } from "@/lib/domains/bot/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(simulateBot);
