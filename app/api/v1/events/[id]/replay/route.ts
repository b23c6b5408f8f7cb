import { routes } from "@/lib/api/http/routes";
import { replayEvent } from "@/lib/domains/webhooks/events/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(replayEvent);
