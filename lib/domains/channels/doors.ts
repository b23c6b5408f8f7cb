import type { ForeignChannel } from "@/lib/core/vocabulary";
import type { Door } from "@/lib/domains/channels/door";
import { telegram } from "@/lib/domains/channels/telegram/adapter";
import { whatsapp } from "@/lib/domains/channels/whatsapp/adapter";

/** Settings and secrets are passed to the adapter of the channel they were stored for; nothing else reads them. */
export type AnyDoor = Door<never, never>;

const doors: Record<ForeignChannel, AnyDoor> = { whatsapp, telegram };

export const doorOf = (channel: ForeignChannel): Door<unknown, unknown> =>
  doors[channel] as unknown as Door<unknown, unknown>;
