"use client";

import { useTranslations } from "next-intl";
import { InviteColleague } from "@/components/settings/invite-colleague";
import { InviteRows } from "@/components/settings/invite-rows";
import { MemberRows } from "@/components/settings/member-rows";
import type { Page } from "@/components/settings/queries";
import { Section } from "@/components/settings/section";
import type { Invite } from "@/lib/domains/invites/schema";
import type { Member } from "@/lib/domains/team/schema";

export type Me = Pick<Member, "id" | "role">;

type Props = {
  me: Me;
  members: Page<Member>;
  invites: Page<Invite> | null;
  /** Test mode never changes the team. */
  editable: boolean;
};

export function Team({ me, members, invites, editable }: Props) {
  const t = useTranslations("settings");
  return (
    <>
      <Section title={t("sections.team")} text={t("team_text")} action={invites && <InviteColleague me={me} />} flush>
        <MemberRows me={me} first={members} editable={editable} />
      </Section>
      {invites && <InviteRows first={invites} />}
    </>
  );
}
