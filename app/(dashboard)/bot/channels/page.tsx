import { getTranslations } from "next-intl/server";
import { loadOr404 } from "@/app/(dashboard)/member";
import { PoliciesScreen } from "@/components/bot/policies-screen";
import { getBot, getChannelPolicies } from "@/lib/domains/bot/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("bot"))("parts.channels") });

export default async function BotChannelsPage() {
  const [bot, policies] = await Promise.all([loadOr404(getBot), loadOr404(getChannelPolicies)]);
  return <PoliciesScreen first={policies} bot={bot} />;
}
