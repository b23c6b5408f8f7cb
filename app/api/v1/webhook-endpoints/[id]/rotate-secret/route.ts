import { routes } from "@/lib/api/http/routes";
import { rotateWebhookSecret } from "@/lib/domains/webhooks/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(rotateWebhookSecret);
