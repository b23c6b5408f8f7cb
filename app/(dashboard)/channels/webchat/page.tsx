import { getTranslations } from "next-intl/server";
import { LiveOnly } from "@/app/(dashboard)/live-only";
import { loadOr404, requireMember } from "@/app/(dashboard)/member";
import { Spoken } from "@/app/spoken";
import { PageHeader } from "@/components/shell/page-header";
import { SiteScreen } from "@/components/webchat-site/site-screen";
import { env } from "@/lib/core/env";
import { homeCountry } from "@/lib/core/phone/workspace-phone";
import { getWebchatSite } from "@/lib/domains/webchat/operations";

export const generateMetadata = async () => ({ title: (await getTranslations("webchat"))("title") });

export default async function WebchatPage() {
  const { actor, member } = await requireMember();
  const t = await getTranslations("webchat");
  const site = await loadOr404(getWebchatSite);
  const admin = member.role !== "agent";
  const { timezone, currency } = actor.project;
  return (
    <Spoken areas={["common", "catalog", "forms", "webchat"]} timeZone={timezone}>
      <PageHeader title={t("title")} />
      {actor.twin && (
        <div className="px-4 pt-4 md:px-6">
          <LiveOnly />
        </div>
      )}
      <SiteScreen
        first={site}
        home={new URL(env().APP_URL).origin}
        place={{ timezone, currency, country: homeCountry(actor.project) }}
        admin={admin}
        editable={admin && !actor.twin}
      />
    </Spoken>
  );
}
