import type { ForeignChannel, MemberChannel } from "@/lib/core/vocabulary";
import * as telegram from "@/lib/domains/channels/telegram/operations";
import * as whatsapp from "@/lib/domains/channels/whatsapp/operations";
import * as templates from "@/lib/domains/channels/whatsapp/templates/operations";

/** The operations that each channel has of its own. */
export const channelOperations = {
  whatsapp: { ...whatsapp, ...templates },
  telegram,
} satisfies Record<ForeignChannel, object>;

/** How each channel is connected. */
export const getConnection = {
  whatsapp: whatsapp.getWhatsApp,
  telegram: telegram.getTelegram,
} satisfies Record<ForeignChannel, object>;

/** Whether I have linked a chat of my own. */
export const getMyChat = {
  telegram: telegram.getMyTelegram,
} satisfies Record<MemberChannel, object>;
