import { routes } from "@/lib/api/http/routes";
import { listEvents } from "@/lib/domains/webhooks/events/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listEvents);
