"use client";

import type { ReactNode } from "react";
import { TelegramSetup } from "@/components/channels/telegram/setup";
import { WebchatSetup } from "@/components/channels/webchat/setup";
import { WhatsAppSetup } from "@/components/channels/whatsapp/setup";
import type { Channel } from "@/lib/core/vocabulary";
import type { Telegram } from "@/lib/domains/channels/telegram/schema";
import type { WhatsApp } from "@/lib/domains/channels/whatsapp/schema";

/** How each channel is connected. */
export type Connections = { whatsapp: WhatsApp; telegram: Telegram };

/** Where an admin connects each channel. */
export const setupsOf = ({ whatsapp, telegram }: Connections): Record<Channel, ReactNode> => ({
  whatsapp: <WhatsAppSetup first={whatsapp} />,
  telegram: <TelegramSetup first={telegram} />,
  webchat: <WebchatSetup />,
});
