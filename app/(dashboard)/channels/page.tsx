import { getTranslations } from "next-intl/server";
import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { ChannelsScreen } from "@/components/channels/channels-screen";
import { getServiceStatus, listChannelPauses, listChannels } from "@/lib/domains/channels/operations";
import { getTelegram } from "@/lib/domains/channels/telegram/operations";
import { getWhatsApp } from "@/lib/domains/channels/whatsapp/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("channels"))("title") });

export default async function ChannelsPage() {
  const { member } = await requireMember();
  const admin = member.role !== "agent";
  const [channels, status, pauses, whatsapp, telegram] = await Promise.all([
    loadOr404(listChannels),
    loadOr404(getServiceStatus),
    loadOr404(listChannelPauses, { query: { limit: "20" } }),
    admin ? loadOr404(getWhatsApp) : null,
    admin ? loadOr404(getTelegram) : null,
  ]);
  return <ChannelsScreen first={{ channels, status, pauses, whatsapp, telegram }} admin={admin} />;
}
