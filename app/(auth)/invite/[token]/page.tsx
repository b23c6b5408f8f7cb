import { MailX } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { loadOrNull } from "@/app/public-caller";
import { AuthTitle } from "@/components/auth/auth-title";
import { InviteForm } from "@/components/auth/invite-form";
import { EmptyState } from "@/components/ui/states";
import { getInvitation } from "@/lib/domains/invites/operations";

export const generateMetadata = async () => ({
  title: (await getTranslations("auth"))("join"),
  // The address is a secret until it is used.
  referrer: "no-referrer" as const,
});

export default async function InvitePage({ params }: { params: Promise<{ token: string }> }) {
  const t = await getTranslations("auth");
  const { token } = await params;
  const invitation = await loadOrNull(getInvitation, { token });
  if (!invitation) {
    return (
      <EmptyState alone icon={MailX} title={t("invite_gone_title")}>
        {t("invite_gone_text")}
      </EmptyState>
    );
  }
  const { workspace, inviter, email, role, has_account } = invitation;
  return (
    <>
      <AuthTitle title={t("join_title", { workspace: workspace.name })}>
        {t("join_text", { inviter: inviter.name, role })}
      </AuthTitle>
      <InviteForm token={token} email={email} known={has_account} />
    </>
  );
}
