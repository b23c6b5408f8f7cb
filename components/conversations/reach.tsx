"use client";

import { useQuery } from "@tanstack/react-query";
import { CirclePause, Clock, Unplug } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Conversation } from "@/clients/typescript/src/client";
import { channelList } from "@/components/channels/queries";
import { Button } from "@/components/ui/button";
import { useNow } from "@/components/ui/now";
import { TextLink } from "@/components/ui/text-link";
import { When } from "@/components/ui/time";

const soon = 2 * 3_600_000;

/** Whether anything, only a template, or nothing can be sent, at this minute. */
export type Reach = { kind: "open" } | { kind: "closing"; minutes: number } | { kind: "closed" } | { kind: "paused" };

export function reachOf({ paused, channel, window_expires_at: end }: Conversation, now: number): Reach {
  if (paused) return { kind: "paused" };
  if (channel !== "whatsapp") return { kind: "open" };
  const left = end === null ? 0 : Date.parse(end) - now;
  if (left <= 0) return { kind: "closed" };
  return left < soon ? { kind: "closing", minutes: Math.ceil(left / 60_000) } : { kind: "open" };
}

/** Updated every ten seconds: the window may close while somebody writes. */
export const useReach = (conversation: Conversation): Reach => reachOf(conversation, useNow().getTime());

function Line({ tone, icon, children }: { tone: "held" | "plain"; icon: ReactNode; children: ReactNode }) {
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-2 border-line border-t px-4 py-2 ${tone === "held" ? "bg-held-soft text-held-text" : "bg-well text-ink-soft"}`}
    >
      {icon}
      {children}
    </div>
  );
}

/** Shown before writing: without credentials a message fails as soon as it is sent. */
export function UnconnectedLine({ channel }: Pick<Conversation, "channel">) {
  const t = useTranslations("conversations");
  const own = channel === "webchat";
  const { data } = useQuery({ ...channelList, enabled: !own, refetchInterval: false });
  if (own || data?.data.find((each) => each.channel === channel)?.connected !== false) return null;
  return (
    <Line tone="held" icon={<Unplug aria-hidden className="size-4 shrink-0" />}>
      <p className="min-w-0 flex-1">
        {t("unconnected", { channel: t(`channels.${channel}`) })}{" "}
        <TextLink href="/channels">{t("unconnected_link")}</TextLink>
      </p>
    </Line>
  );
}

/** Why less than usual can be sent, and what can be done. */
export function ReachLine({
  conversation,
  reach,
  onTemplate,
}: {
  conversation: Conversation;
  reach: Reach;
  onTemplate: () => void;
}) {
  const t = useTranslations("conversations");
  if (reach.kind === "paused") {
    return (
      <Line tone="held" icon={<CirclePause aria-hidden className="size-4 shrink-0" />}>
        <p className="min-w-0 flex-1">
          {t("paused", { channel: t(`channels.${conversation.channel}`) })}{" "}
          <TextLink href="/channels">{t("paused_why")}</TextLink>
        </p>
      </Line>
    );
  }
  if (reach.kind === "closed") {
    return (
      <Line tone="held" icon={<Clock aria-hidden className="size-4 shrink-0" />}>
        <p className="min-w-0 flex-1">
          {conversation.window_expires_at
            ? t.rich("window_closed", { when: () => <When at={conversation.window_expires_at ?? ""} inside /> })
            : t("window_never")}
        </p>
        <Button size="sm" onClick={onTemplate}>
          {t("template_send")}
        </Button>
      </Line>
    );
  }
  if (reach.kind === "closing") {
    return (
      <Line tone="plain" icon={<Clock aria-hidden className="size-4 shrink-0" />}>
        <p>{t("window_closing", { minutes: reach.minutes })}</p>
      </Line>
    );
  }
  return null;
}
