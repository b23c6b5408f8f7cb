import { routes } from "@/lib/api/http/routes";
import { createPushSubscription, deletePushSubscription } from "@/lib/domains/member-notices/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(createPushSubscription, deletePushSubscription);
