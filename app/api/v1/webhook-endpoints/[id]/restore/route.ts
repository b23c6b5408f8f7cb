import { routes } from "@/lib/api/http/routes";
import { restoreWebhookEndpoint } from "@/lib/domains/webhooks/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(restoreWebhookEndpoint);
