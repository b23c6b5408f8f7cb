import { getTranslations } from "next-intl/server";
import { loadOr404 } from "@/app/(dashboard)/member";
import { SettingsScreen } from "@/components/bot/settings-screen";
import { getBot } from "@/lib/domains/bot/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("bot"))("title") });

export default async function BotPage() {
  return <SettingsScreen first={await loadOr404(getBot)} />;
}
