"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { turnero } from "@/components/api";
import { BotHeader } from "@/components/bot/bot-header";
import { PolicyRow } from "@/components/bot/policy-row";
import { botSettings, channelPolicies } from "@/components/bot/queries";
import { useDraftForm } from "@/components/forms/draft-form";
import { Form } from "@/components/forms/form";
import { useUnsavedGuard } from "@/components/forms/unsaved/guard";
import { useShell } from "@/components/shell/shell-state";
import { Link } from "@/components/ui/link";
import { SaveBar } from "@/components/ui/save-bar";
import { Notice } from "@/components/ui/states";
import { useToast } from "@/components/ui/toast";
import type { Bot, ChannelPolicy } from "@/lib/domains/bot/schema";

type Policies = { data: ChannelPolicy[]; next_cursor: string | null };

/** On which channels the bot answers, and when. */
export function PoliciesScreen({ first, bot: firstBot }: { first: Policies; bot: Bot }) {
  const t = useTranslations("bot");
  const toast = useToast();
  const queries = useQueryClient();
  const mayEdit = useShell().member.role !== "agent";
  const { data: bot } = useQuery({ ...botSettings, initialData: firstBot });
  const { data: saved } = useQuery({ ...channelPolicies, initialData: first });
  // Null while nothing is changed here: then what others save is shown.
  const [draft, setDraft] = useState<ChannelPolicy[] | null>(null);
  const rows = draft ?? saved.data;
  const dirty = draft !== null && JSON.stringify(draft) !== JSON.stringify(saved.data);
  useUnsavedGuard(dirty);
  const put = async (data: ChannelPolicy[]) => {
    queries.setQueryData(channelPolicies.queryKey, await turnero.bot.channelPolicies.replace({ data }));
    setDraft(null);
  };
  const form = useDraftForm({
    send: async () => {
      const before = saved.data;
      await put(rows);
      return before;
    },
    onDone: (before) => toast.undoable(t("channels_saved"), () => put(before), { about: "bot policies" }),
  });
  return (
    <>
      <BotHeader />
      <div className="px-4 pb-28 md:px-6">
        <p className="mb-4 max-w-[760px] text-ink-soft">{t("channels_text")}</p>
        {!bot.enabled && (
          <div className="mb-4 max-w-[760px]">
            <Notice tone="held">
              {t("all_off")}{" "}
              <Link href="/bot" className="font-medium underline underline-offset-4">
                {t("to_settings")}
              </Link>
            </Notice>
          </div>
        )}
        {!mayEdit && (
          <div className="mb-4 max-w-[760px]">
            <Notice>{t("read_only")}</Notice>
          </div>
        )}
        <Form
          form={form}
          label={t("parts.channels")}
          className="max-w-[760px]"
          actions={
            <SaveBar
              shown={dirty && mayEdit}
              pending={form.pending}
              onDiscard={() => {
                form.forget();
                setDraft(null);
              }}
              words={{ unsaved: t("unsaved"), save: t("save"), discard: t("discard") }}
            />
          }
        >
          <fieldset disabled={!mayEdit} className="min-w-0">
            <ul className="divide-y divide-line rounded-md border border-line">
              {rows.map((row, index) => (
                <PolicyRow
                  key={row.channel}
                  row={row}
                  index={index}
                  usual={bot.handoff.after_failures}
                  onChange={(part) => setDraft(rows.map((each) => (each === row ? { ...each, ...part } : each)))}
                />
              ))}
            </ul>
          </fieldset>
        </Form>
      </div>
    </>
  );
}
