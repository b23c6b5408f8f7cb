import { Globe, type LucideIcon, MessageCircle, Send } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Conversation } from "@/clients/typescript/src/client";

const icons: Record<Conversation["channel"], LucideIcon> = { whatsapp: MessageCircle, telegram: Send, webchat: Globe };

/** The channel by its icon; its name is read out. */
export function ChannelMark({ channel, named = false }: { channel: Conversation["channel"]; named?: boolean }) {
  const t = useTranslations("conversations.channels");
  const Icon = icons[channel];
  return (
    <span className="inline-flex shrink-0 items-center gap-1" title={t(channel)}>
      <Icon aria-hidden className="size-[14px] shrink-0" />
      <span className={named ? undefined : "sr-only"}>{t(channel)}</span>
    </span>
  );
}
