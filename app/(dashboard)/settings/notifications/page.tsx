import { loadOr404 } from "@/app/(dashboard)/member";
import { Notifications } from "@/components/settings/notifications";
import { getNotificationPreferences } from "@/lib/domains/account/operations";

export default async function NotificationsPage() {
  return <Notifications first={await loadOr404(getNotificationPreferences)} />;
}
