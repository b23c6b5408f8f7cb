import { routes } from "@/lib/api/http/routes";
import { resendSkippedDeliveries } from "@/lib/domains/webhooks/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(resendSkippedDeliveries);
