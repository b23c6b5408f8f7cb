import { routes } from "@/lib/api/routes";
import { pauseChannel } from "@/lib/domains/channels/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(pauseChannel);
