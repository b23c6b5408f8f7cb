import { loadOr404 } from "@/app/(dashboard)/member";
import { MyTelegram } from "@/components/settings/notifications/my-telegram";
import { NotificationManner } from "@/components/settings/notifications/notification-manner";
import { Notifications } from "@/components/settings/notifications/notifications";
import { ThisDevice } from "@/components/settings/notifications/this-device";
import { getNotificationPreferences } from "@/lib/domains/account/operations";
import { getMyTelegram } from "@/lib/domains/channels/telegram/operations";
import { getMyNoticeWays } from "@/lib/domains/member-notices/operations";

export default async function NotificationsPage() {
  const [preferences, ways, telegram] = await Promise.all([
    loadOr404(getNotificationPreferences),
    loadOr404(getMyNoticeWays),
    loadOr404(getMyTelegram),
  ]);
  return (
    <>
      <Notifications first={preferences} ways={ways} />
      <ThisDevice />
      <NotificationManner first={preferences} />
      <MyTelegram first={telegram} />
    </>
  );
}
