import { routes } from "@/lib/api/http/routes";
import { deleteWhatsAppTemplate } from "@/lib/domains/channels/whatsapp/templates/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(deleteWhatsAppTemplate);
