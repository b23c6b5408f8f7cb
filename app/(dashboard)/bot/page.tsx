import { getTranslations } from "next-intl/server";
import { loadOr404 } from "@/app/(dashboard)/member";
import { SettingsScreen } from "@/components/bot/settings-screen";
import { getBot } from "@/lib/domains/bot/operations";
import type { Bot } from "@/lib/domains/bot/schema";

export const generateMetadata = async () => ({ title: (await getTranslations("bot"))("title") });

export default async function BotPage() {
  return <SettingsScreen first={await loadOr404<Bot>(getBot)} />;
}
