import { routes } from "@/lib/api/http/routes";
import { getMyTelegram, linkMyTelegram, unlinkMyTelegram } from "@/lib/domains/channels/telegram/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(getMyTelegram, linkMyTelegram, unlinkMyTelegram);
