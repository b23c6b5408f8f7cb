"use client";

import { MyTelegram } from "@/components/channels/telegram/my-telegram";
import type { MemberChannel } from "@/lib/core/vocabulary";
import type { MyTelegram as Telegram } from "@/lib/domains/channels/telegram/schema";

/** Where I link a chat of my own, on each channel that tells members. */
export function MyChats({ first }: { first: { telegram: Telegram } & Record<MemberChannel, object> }) {
  return <MyTelegram first={first.telegram} />;
}
