"use client";

import { Fragment, type ReactNode } from "react";
import { MyTelegram } from "@/components/channels/telegram/my-telegram";
import { type MemberChannel, memberChannels } from "@/lib/core/vocabulary";
import type { MyTelegram as Telegram } from "@/lib/domains/channels/telegram/schema";

/** Where I link a chat of my own, on each channel that tells members. */
export function MyChats({ first }: { first: { telegram: Telegram } }) {
  const chats: Record<MemberChannel, ReactNode> = { telegram: <MyTelegram first={first.telegram} /> };
  return (
    <>
      {memberChannels.map((channel) => (
        <Fragment key={channel}>{chats[channel]}</Fragment>
      ))}
    </>
  );
}
