import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";
import { SettingsNav } from "@/components/settings/settings-nav";
import { PageHeader } from "@/components/shell/page-header";

export const generateMetadata = async () => ({ title: (await getTranslations("settings"))("title") });

export default async function SettingsLayout({ children }: { children: ReactNode }) {
  const { actor, member } = await requireMember();
  const t = await getTranslations("settings");
  return (
    <Spoken areas={["common", "settings"]} timeZone={actor.project.timezone}>
      <PageHeader title={t("title")} />
      <div className="md:flex md:gap-8 md:px-6 md:pt-2">
        <SettingsNav admin={member.role !== "agent"} />
        <div className="min-w-0 max-w-[760px] flex-1 px-4 pt-6 md:px-0 md:pt-0">{children}</div>
      </div>
    </Spoken>
  );
}
