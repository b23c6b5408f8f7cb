"use client";

import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageHeader } from "@/components/shell/page-header";
import { LinkTabs } from "@/components/ui/link-tabs";

const parts = [
  { name: "settings", href: "/bot" },
  { name: "channels", href: "/bot/channels" },
  { name: "simulator", href: "/bot/simulator" },
] as const;

/** The head of each screen of the bot: its three parts beside each other, each with its address. */
export function BotHeader({ action }: { action?: ReactNode }) {
  const t = useTranslations("bot");
  const path = usePathname();
  return (
    <PageHeader title={t("title")} action={action}>
      <LinkTabs
        label={t("title")}
        tabs={parts.map(({ name, href }) => ({ href, label: t(`parts.${name}`), here: path === href }))}
      />
    </PageHeader>
  );
}
