import { loadOr404 } from "@/app/(dashboard)/member";
import { MyTelegram } from "@/components/settings/notifications/my-telegram";
import { NotificationManner } from "@/components/settings/notifications/notification-manner";
import { Notifications } from "@/components/settings/notifications/notifications";
import { ThisDevice } from "@/components/settings/notifications/this-device";
import { getNotificationPreferences } from "@/lib/domains/account/operations";
import { getMyTelegram } from "@/lib/domains/channels/telegram/operations";

export default async function NotificationsPage() {
  const [preferences, telegram] = await Promise.all([loadOr404(getNotificationPreferences), loadOr404(getMyTelegram)]);
  return (
    <>
      <Notifications first={preferences} />
      <ThisDevice />
      <NotificationManner first={preferences} />
      <MyTelegram first={telegram} />
    </>
  );
}
