"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { channelIcons } from "@/components/channels/channel-icons";
import { PauseButtons } from "@/components/channels/pause-buttons";
import { Badge, type Meaning } from "@/components/ui/badge";
import { Notice } from "@/components/ui/states";
import { Ago, When } from "@/components/ui/time";
import type { Channel, ServiceStatus } from "@/lib/domains/channels/schema";

const meanings: Record<ServiceStatus["state"], Meaning> = {
  ok: "done",
  degraded: "held",
  down: "trouble",
  unconnected: "plain",
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="text-right tabular-nums">{children}</dd>
    </div>
  );
}

function Facts({ status }: { status: ServiceStatus }) {
  const t = useTranslations("channels");
  const when = (at: string | null) => (at === null ? t("never") : <Ago at={at} />);
  return (
    <dl className="flex flex-col gap-1 text-sm">
      <Fact name={t("last_inbound")}>{when(status.last_inbound_at)}</Fact>
      <Fact name={t("last_sent")}>{when(status.last_sent_at)}</Fact>
      <Fact name={t("failures")}>{status.failures_last_hour}</Fact>
      <Fact name={t("waiting")}>
        {status.queue_length}
        {status.oldest_waiting_at && (
          <>
            {" · "}
            <Ago at={status.oldest_waiting_at} />
          </>
        )}
      </Fact>
    </dl>
  );
}

function Paused({ pause }: { pause: NonNullable<Channel["paused"]> }) {
  const t = useTranslations("channels");
  return (
    <Notice tone="held">
      <p className="font-medium">{pause.reason}</p>
      <p className="text-sm">
        {t("paused_by", { name: pause.paused_by.name })} · <When at={pause.paused_at} inside />
        {pause.until && (
          <>
            {" · "}
            {t("until")} <When at={pause.until} inside />
          </>
        )}
      </p>
    </Notice>
  );
}

/** One channel: its state and facts for everybody, what changes it for admins. */
export function ChannelCard({
  channel,
  status,
  admin,
  children,
}: {
  channel: Channel;
  status: ServiceStatus | undefined;
  admin: boolean;
  children: ReactNode;
}) {
  const t = useTranslations("channels");
  const Icon = channelIcons[channel.channel];
  const name = t(`names.${channel.channel}`);
  return (
    <section aria-label={name} className="flex flex-col gap-4 rounded-md border border-line bg-canvas p-4 md:p-5">
      <div className="flex items-start gap-3">
        <span className="flex size-9 shrink-0 items-center justify-center rounded-md border border-line bg-well text-ink-soft">
          <Icon aria-hidden className="size-[18px]" />
        </span>
        <div className="min-w-0 flex-1">
          <h2 className="font-semibold text-lg">{name}</h2>
          <p className="break-words text-ink-soft text-sm">{channel.name ?? t(`about.${channel.channel}`)}</p>
        </div>
        <span className="flex shrink-0 flex-col items-end gap-1">
          {status && <Badge meaning={meanings[status.state]}>{t(`states.${status.state}`)}</Badge>}
          {channel.paused && <Badge meaning="held">{t("paused")}</Badge>}
        </span>
      </div>
      {status?.reason && status.state !== "unconnected" && (
        <Notice tone={status.state === "down" ? "trouble" : "held"}>
          {t(`reasons.${status.reason.code}`, { count: status.failures_last_hour, waiting: status.queue_length })}
          {channel.broken && <span className="mt-1 block text-sm">{channel.broken.reason}</span>}
        </Notice>
      )}
      {channel.paused && <Paused pause={channel.paused} />}
      {status && channel.connected && <Facts status={status} />}
      {admin && channel.connected && <PauseButtons channel={channel} name={name} />}
      {children}
    </section>
  );
}
