"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ChannelCard } from "@/components/channels/channel-card";
import { Pauses } from "@/components/channels/pauses";
import { channelList, serviceStatus } from "@/components/channels/queries";
import { type Connections, setupsOf } from "@/components/channels/setups";
import { Failed } from "@/components/forms/failed";
import { PageHeader } from "@/components/shell/page-header";
import type { Channel, Pause, ServiceStatus } from "@/lib/domains/channels/schema";

export type First = {
  channels: { data: Channel[]; next_cursor: string | null };
  status: { checked_at: string; data: ServiceStatus[]; next_cursor: string | null };
  pauses: { data: Pause[]; next_cursor: string | null };
  /** Null for those who may not change them. */
  connections: Connections | null;
};

/** Each channel: how it is doing, how it is connected, and whether anything is sent on it. */
export function ChannelsScreen({ first, admin }: { first: First; admin: boolean }) {
  const t = useTranslations();
  const channels = useQuery({ ...channelList, initialData: first.channels });
  const status = useQuery({ ...serviceStatus, initialData: first.status });
  const failed = channels.error ?? status.error;
  const setups = first.connections && setupsOf(first.connections);
  return (
    <>
      <PageHeader title={t("channels.title")} />
      <div className="px-4 pb-10 md:px-6">
        <p className="mb-4 max-w-[640px] text-ink-soft">{t("channels.text")}</p>
        {failed ? (
          <Failed error={failed} retry={() => Promise.all([channels.refetch(), status.refetch()])} />
        ) : (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-3">
            {channels.data.data.map((channel) => (
              <ChannelCard
                key={channel.channel}
                channel={channel}
                status={status.data.data.find((each) => each.channel === channel.channel)}
                admin={admin}
              >
                {setups?.[channel.channel]}
              </ChannelCard>
            ))}
          </div>
        )}
        <Pauses first={first.pauses} />
      </div>
    </>
  );
}
