import { routes } from "@/lib/api/http/routes";
import { resendWebhookDelivery } from "@/lib/domains/webhooks/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(resendWebhookDelivery);
