import { getTranslations } from "next-intl/server";
import { loadEach, loadOr404, requireMember } from "@/app/(dashboard)/member";
import { ChannelsScreen } from "@/components/channels/channels-screen";
import { getConnection } from "@/lib/domains/channels/connections";
import { getServiceStatus, listChannelPauses, listChannels } from "@/lib/domains/channels/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("channels"))("title") });

export default async function ChannelsPage() {
  const { member } = await requireMember();
  const admin = member.role !== "agent";
  const [channels, status, pauses, connections] = await Promise.all([
    loadOr404(listChannels),
    loadOr404(getServiceStatus),
    loadOr404(listChannelPauses, { query: { limit: "20" } }),
    admin ? loadEach(getConnection) : null,
  ]);
  return <ChannelsScreen first={{ channels, status, pauses, connections }} admin={admin} />;
}
