"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { turnero } from "@/components/api";
import { inviteList, type Page } from "@/components/settings/queries";
import { Section } from "@/components/settings/section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Ago } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import type { Invite } from "@/lib/domains/invites/schema";

function InviteRow({ invite }: { invite: Invite }) {
  const t = useTranslations("settings");
  const queries = useQueryClient();
  const toast = useToast();
  const withdraw = useMutation({
    mutationFn: () => turnero.team.invites.withdraw(invite.id),
    onSuccess: async () => {
      toast.done(t("withdrawn", { email: invite.email }));
      await queries.invalidateQueries({ queryKey: inviteList.queryKey });
    },
    onError: (error) => toast.failed(error),
  });
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-2 last:border-b-0 md:px-5">
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium">{invite.email}</p>
        <p className="text-ink-soft text-sm">
          {t(`roles.${invite.role}`)} · {t("invited_by", { name: invite.invited_by.name })}
        </p>
      </div>
      {invite.expired ? (
        <Badge meaning="trouble">{t("expired")}</Badge>
      ) : (
        <span className="hidden text-ink-soft text-sm md:block">
          {t.rich("expires", { when: () => <Ago at={invite.expires_at} /> })}
        </span>
      )}
      <Button size="sm" look="secondary" pending={withdraw.isPending} onClick={() => withdraw.mutate()}>
        {t("withdraw")}
      </Button>
    </li>
  );
}

export function InviteRows({ first }: { first: Page<Invite> }) {
  const t = useTranslations("settings");
  const { data } = useQuery({ ...inviteList, initialData: first });
  if (data.data.length === 0) return null;
  return (
    <Section title={t("invites")} flush>
      <ul>
        {data.data.map((invite) => (
          <InviteRow key={invite.id} invite={invite} />
        ))}
      </ul>
    </Section>
  );
}
