import { loadEach, loadOr404 } from "@/app/(dashboard)/member";
import { MyChats } from "@/components/channels/my-chats";
import { NotificationManner } from "@/components/settings/notifications/notification-manner";
import { Notifications } from "@/components/settings/notifications/notifications";
import { ThisDevice } from "@/components/settings/notifications/this-device";
import { getNotificationPreferences } from "@/lib/domains/account/operations";
import { getMyChat } from "@/lib/domains/channels/connections";
import { getMyNoticeWays } from "@/lib/domains/member-notices/operations";

export default async function NotificationsPage() {
  const [preferences, ways, chats] = await Promise.all([
    loadOr404(getNotificationPreferences),
    loadOr404(getMyNoticeWays),
    loadEach(getMyChat),
  ]);
  return (
    <>
      <Notifications first={preferences} ways={ways} />
      <ThisDevice />
      <NotificationManner first={preferences} />
      <MyChats first={chats} />
    </>
  );
}
