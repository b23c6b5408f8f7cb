import type { Channel } from "@/lib/domains/conversations/schema";

/** WhatsApp allows free messages for a day after the contact's last one. */
const windowMs = 24 * 60 * 60 * 1000;

export const windowEnd = (channel: Channel, lastInbound: Date | null): Date | null =>
  channel === "whatsapp" && lastInbound ? new Date(lastInbound.getTime() + windowMs) : null;

/** Whether free text may be sent, or only a template. */
export const windowIsOpen = (channel: Channel, lastInbound: Date | null, now: Date): boolean =>
  channel !== "whatsapp" || (windowEnd(channel, lastInbound)?.getTime() ?? 0) > now.getTime();
