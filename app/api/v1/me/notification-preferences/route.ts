import { routes } from "@/lib/api/http/routes";
import { getNotificationPreferences, updateNotificationPreferences } from "@/lib/domains/account/operations";

export const { GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS } = routes(
  getNotificationPreferences,
  updateNotificationPreferences,
);
