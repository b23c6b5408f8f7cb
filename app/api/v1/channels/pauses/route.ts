import { routes } from "@/lib/api/http/routes";
import { listChannelPauses } from "@/lib/domains/channels/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(listChannelPauses);
