import { routes } from "@/lib/api/http/routes";
import { deleteWebhookEndpoint, getWebhookEndpoint, updateWebhookEndpoint } from "@/lib/domains/webhooks/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(
  deleteWebhookEndpoint,
  getWebhookEndpoint,
  updateWebhookEndpoint,
);
