"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Bot, Unplug } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { grantList } from "@/components/settings/agents/queries";
import type { Page } from "@/components/settings/queries";
import { Section } from "@/components/settings/section";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogActions } from "@/components/ui/dialog";
import { EmptyState } from "@/components/ui/states";
import { Ago } from "@/components/ui/time";
import { useToast } from "@/components/ui/toast";
import { Tooltip } from "@/components/ui/tooltip";
import type { AgentGrant } from "@/lib/domains/agent-grants/schema";

function Revoke({ grant, onOpenChange }: { grant: AgentGrant; onOpenChange: (open: boolean) => void }) {
  const t = useTranslations();
  const queries = useQueryClient();
  const toast = useToast();
  const agent = grant.client.name;
  const revoke = useMutation({
    mutationFn: () => turnero.agentGrants.revoke(grant.id),
    onSuccess: async () => {
      onOpenChange(false);
      toast.done(t("agents.disconnected", { agent }));
      await queries.invalidateQueries({ queryKey: grantList.queryKey });
    },
    onError: (error) => toast.failed(error),
  });
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={t("agents.disconnect_ask", { agent })}
      description={t("agents.disconnect_text")}
    >
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{t("common.cancel")}</Button>
        <Button look="danger" pending={revoke.isPending} onClick={() => revoke.mutate()}>
          {t("agents.disconnect")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function GrantRow({ grant }: { grant: AgentGrant }) {
  const t = useTranslations();
  const [asking, ask] = useState(false);
  const { client, member, scopes, last_used_at, revoked_at, created_at } = grant;
  return (
    <li className="flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0 md:px-5">
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-2 font-medium">
          <span className="truncate">{client.name}</span>
          {revoked_at && <Badge meaning="ended">{t("agents.disconnected_badge")}</Badge>}
        </p>
        <p className="mt-[2px] flex flex-wrap gap-x-2 text-ink-soft text-sm">
          <span>{member.name}</span>
          <span aria-hidden>·</span>
          <Tooltip label={scopes.join(", ")}>
            <button type="button" className="cursor-help underline decoration-dotted underline-offset-2">
              {t("settings.scope_count", { count: scopes.length })}
            </button>
          </Tooltip>
          <span aria-hidden>·</span>
          <span>{t.rich("agents.since", { when: () => <Ago at={created_at} /> })}</span>
          <span aria-hidden>·</span>
          <span>
            {last_used_at
              ? t.rich("settings.used", { when: () => <Ago at={last_used_at} /> })
              : t("settings.never_used")}
          </span>
        </p>
      </div>
      {!revoked_at && (
        <Button
          look="ghost"
          size="sm"
          aria-label={t("agents.disconnect_one", { agent: client.name })}
          onClick={() => ask(true)}
        >
          <Unplug aria-hidden className="size-4" />
          {t("agents.disconnect")}
        </Button>
      )}
      {asking && <Revoke grant={grant} onOpenChange={ask} />}
    </li>
  );
}

/** The agents that members connected by signing in; ended ones stay out of the way. */
export function Grants({ first }: { first: Page<AgentGrant> }) {
  const t = useTranslations("agents");
  const { data } = useQuery({ ...grantList, initialData: first });
  const [all, setAll] = useState(false);
  const live = data.data.filter(({ revoked_at }) => revoked_at === null);
  const ended = data.data.length - live.length;
  const shown = all ? data.data : live;
  return (
    <Section title={t("connected")} text={t("connected_text")} flush>
      {shown.length === 0 ? (
        <EmptyState icon={Bot} title={t("none_connected")}>
          {t("none_connected_text")}
        </EmptyState>
      ) : (
        <ul aria-label={t("connected")}>
          {shown.map((grant) => (
            <GrantRow key={grant.id} grant={grant} />
          ))}
        </ul>
      )}
      {ended > 0 && (
        <div className="border-line border-t px-2 py-1">
          <Button look="ghost" size="sm" onClick={() => setAll(!all)}>
            {all ? t("hide_disconnected") : t("show_disconnected", { count: ended })}
          </Button>
        </div>
      )}
    </Section>
  );
}
