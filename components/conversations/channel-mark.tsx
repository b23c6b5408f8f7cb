import { useTranslations } from "next-intl";
import type { Conversation } from "@/clients/typescript/src/client";
import { channelIcons } from "@/components/channels/channel-icons";

/** The channel by its icon; its name is read out. */
export function ChannelMark({ channel, named = false }: { channel: Conversation["channel"]; named?: boolean }) {
  const t = useTranslations("conversations.channels");
  const Icon = channelIcons[channel];
  return (
    <span className="inline-flex shrink-0 items-center gap-1" title={t(channel)}>
      <Icon aria-hidden className="size-[14px] shrink-0" />
      <span className={named ? undefined : "sr-only"}>{t(channel)}</span>
    </span>
  );
}
