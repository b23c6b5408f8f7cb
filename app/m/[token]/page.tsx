import { FlaskConical, Link2Off } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { loadOrNull, nobody } from "@/app/public-caller";
import { PublicShell } from "@/app/public-shell";
import { OwnBooking } from "@/components/booking-page/own-booking";
import { Logo } from "@/components/booking-page/storefront";
import { buttonClass } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { isTestLink, workspaceOf } from "@/lib/domains/booking-page/links/customer-booking";
import { getOwnBooking } from "@/lib/domains/booking-page/links/operations";

export const generateMetadata = async (): Promise<Metadata> => ({
  title: { absolute: (await getTranslations("booking"))("own_title") },
  // The URL gives access to the customer's booking.
  robots: { index: false, follow: false },
  referrer: "no-referrer",
});

export default async function OwnBookingPage({ params }: { params: Promise<{ token: string }> }) {
  const t = await getTranslations("booking");
  const { token } = await params;
  const booking = await loadOrNull(getOwnBooking, { token });
  if (booking) {
    return (
      <PublicShell title={t("own_title")} headline={booking.workspace.name} logo={<Logo page={booking.workspace} />}>
        <OwnBooking first={booking} />
      </PublicShell>
    );
  }
  if (await isTestLink(token))
    return (
      <PublicShell title={t("own_title")}>
        <EmptyState icon={FlaskConical} title={t("link_test_title")}>
          {t("link_test_text")}
        </EmptyState>
      </PublicShell>
    );
  const workspace = await workspaceOf(nobody(), token);
  return (
    <PublicShell title={workspace?.name ?? t("own_title")}>
      <EmptyState
        icon={Link2Off}
        title={t("link_gone_title")}
        action={
          workspace && (
            <a href={`/b/${workspace.slug}`} className={buttonClass()}>
              {t("book_at", { name: workspace.name })}
            </a>
          )
        }
      >
        {t("link_gone_text")} {workspace && t("link_gone_of", { name: workspace.name })}
      </EmptyState>
    </PublicShell>
  );
}
