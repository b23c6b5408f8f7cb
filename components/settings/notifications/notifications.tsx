"use client";

import { useMutation, useQuery } from "@tanstack/react-query";
import { TriangleAlert } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import type { z } from "zod";
import type { MemberNoticeWays } from "@/clients/typescript/src/client";
import { turnero } from "@/components/api";
import { MissingWays, missingWays, waysInOrder } from "@/components/settings/notifications/missing-ways";
import { myNoticeWays } from "@/components/settings/queries";
import { Section } from "@/components/settings/section";
import { Switch } from "@/components/ui/switch";
import { useToast } from "@/components/ui/toast";
import type { NotificationPreferences } from "@/lib/domains/account/schema";

type Preferences = z.output<typeof NotificationPreferences>;
type Kind = Exclude<keyof Preferences, "quiet_hours" | "email_digest">;
type Channel = keyof Preferences[Kind];

const kinds: readonly Kind[] = [
  "booking_created",
  "booking_cancelled",
  "task_assigned",
  "conversation_waiting",
  "mentioned",
  "channel_trouble",
  "webhook_trouble",
  "team_notice",
  "weekly_report",
];
const channels: readonly Channel[] = ["in_app", ...waysInOrder];

/** Of what, and where: each switch holds at once. */
export function Notifications({ first, ways }: { first: Preferences; ways: MemberNoticeWays }) {
  const t = useTranslations("settings");
  const toast = useToast();
  const id = useId();
  const { data: known } = useQuery({ ...myNoticeWays, initialData: ways });
  const missing: readonly Channel[] = missingWays(known);
  const idOf = (way: Channel) => `${id}-${way}`;
  const [preferences, setPreferences] = useState(first);
  const set = (kind: Kind, channel: Channel, on: boolean) =>
    setPreferences((known) => ({ ...known, [kind]: { ...known[kind], [channel]: on } }));
  const save = useMutation({
    mutationFn: ({ kind, channel, on }: { kind: Kind; channel: Channel; on: boolean }) =>
      turnero.me.notificationPreferences.update({ [kind]: { [channel]: on } }),
    onMutate: ({ kind, channel, on }) => set(kind, channel, on),
    onError: (error, { kind, channel, on }) => {
      set(kind, channel, !on);
      toast.failed(error);
    },
  });
  return (
    <Section title={t("sections.notifications")} text={t("notifications_text")} flush>
      <MissingWays known={known} idOf={idOf} />
      <table className="w-full table-fixed">
        {/* On a phone each switch has its own name under it. */}
        <thead className="max-md:sr-only">
          <tr className="border-line border-b text-ink-faint text-sm">
            <th scope="col" className="px-4 py-2 text-left font-medium md:px-5">
              {t("told_of")}
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="w-[96px] px-[2px] py-2 text-center font-medium">
                {t(`told_by.${channel}`)}
                {missing.includes(channel) && (
                  <TriangleAlert aria-hidden className="mx-auto mt-1 size-[14px] text-held-text" />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind} className="border-line border-b last:border-b-0 max-md:grid max-md:grid-cols-4 max-md:px-2">
              <th scope="row" className="col-span-4 px-2 pt-3 text-left font-normal md:px-5 md:pb-3">
                {t(`told.${kind}`)}
              </th>
              {channels.map((channel) => (
                <td key={channel} className="text-center align-middle">
                  {/* The words below it, which a phone shows, are pressed too. */}
                  <label
                    htmlFor={`${idOf(channel)}-${kind}`}
                    className="inline-block min-w-11 cursor-pointer px-[2px] py-3 align-middle"
                  >
                    <Switch
                      id={`${idOf(channel)}-${kind}`}
                      aria-label={`${t(`told.${kind}`)}: ${t(`told_by.${channel}`)}`}
                      {...(missing.includes(channel) && { "aria-describedby": idOf(channel) })}
                      checked={preferences[kind][channel]}
                      onCheckedChange={(on) => save.mutate({ kind, channel, on })}
                    />
                    <span
                      aria-hidden
                      className="mt-1 flex items-center justify-center gap-1 text-ink-faint text-xs md:hidden"
                    >
                      {missing.includes(channel) && <TriangleAlert className="size-3 shrink-0 text-held-text" />}
                      {t(`told_by.${channel}`)}
                    </span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
