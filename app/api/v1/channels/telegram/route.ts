import { routes } from "@/lib/api/http/routes";
import { connectTelegramBot, disconnectTelegramBot, getTelegram } from "@/lib/domains/channels/telegram/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(
  getTelegram,
  connectTelegramBot,
  disconnectTelegramBot,
);
