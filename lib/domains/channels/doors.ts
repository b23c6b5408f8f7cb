import type { ForeignChannel, MemberChannel } from "@/lib/core/vocabulary";
import type { Door, MemberDoor } from "@/lib/domains/channels/door";
import { telegram } from "@/lib/domains/channels/telegram/adapter";
import { whatsapp } from "@/lib/domains/channels/whatsapp/adapter";

/** Settings and secrets are passed to the adapter of the channel they were stored for; nothing else reads them. */
export type AnyDoor = Door<never, never>;

const doors = { whatsapp, telegram } satisfies Record<ForeignChannel, AnyDoor>;

export const doorOf = (channel: ForeignChannel): Door<unknown, unknown> =>
  doors[channel] as unknown as Door<unknown, unknown>;

export const memberDoorOf = (channel: MemberChannel): MemberDoor => doors[channel].members;
