import { routes } from "@/lib/api/http/routes";
import {
  connectWhatsAppNumber,
  disconnectWhatsAppNumber,
  getWhatsApp,
} from "@/lib/domains/channels/whatsapp/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(
  getWhatsApp,
  connectWhatsAppNumber,
  disconnectWhatsAppNumber,
);
