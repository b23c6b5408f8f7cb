import { MailX } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { AuthTitle } from "@/components/auth/auth-title";
import { InviteForm } from "@/components/auth/invite-form";
import { EmptyState } from "@/components/ui/states";
import { load } from "@/lib/api/execute";
import { anonymous } from "@/lib/core/actor";
import { clock } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { isProblem } from "@/lib/core/problem";
import { getInvitation } from "@/lib/domains/invites/operations";
import type { Invitation } from "@/lib/domains/invites/schema";

export const generateMetadata = async () => ({
  title: (await getTranslations("auth"))("join"),
  // The address is a secret until it is used.
  referrer: "no-referrer" as const,
});

async function invitationOf(token: string): Promise<Invitation | null> {
  try {
    return await load(getInvitation, anonymous(clock.now(), newId("req"), null), { params: { token } });
  } catch (error) {
    if (isProblem(error) && error.status < 500) return null;
    throw error;
  }
}

export default async function InvitePage({ params }: { params: Promise<{ token: string }> }) {
  const t = await getTranslations("auth");
  const { token } = await params;
  const invitation = await invitationOf(token);
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
