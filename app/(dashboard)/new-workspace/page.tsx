import { getTranslations } from "next-intl/server";
import { LiveOnly } from "@/app/(dashboard)/live-only";
import { requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";
import { NewWorkspace } from "@/components/settings/new-workspace";
import { Section } from "@/components/settings/section";
import { currencies } from "@/lib/core/wire/wire";

export const generateMetadata = async () => ({ title: (await getTranslations("settings"))("new_workspace") });

export default async function NewWorkspacePage() {
  const { actor } = await requireMember();
  const t = await getTranslations("settings");
  return (
    <Spoken areas={["common", "settings"]} timeZone={actor.project.timezone}>
      <div className="mx-auto max-w-[480px] px-4 pt-8 md:pt-16">
        <h1 className="sr-only">{t("new_workspace")}</h1>
        <Section title={t("new_workspace")} text={t("new_workspace_text")}>
          {actor.twin ? (
            <LiveOnly />
          ) : (
            <NewWorkspace currencies={currencies} currency={actor.project.currency} zone={actor.project.timezone} />
          )}
        </Section>
      </div>
    </Spoken>
  );
}
