import type { Identity } from "@/lib/core/actor";
import { invalid, type Problem } from "@/lib/core/problem";
import type { Channel, Conversation } from "@/lib/domains/conversations/schema";

/** WhatsApp allows free messages for a day after the contact's last one. */
const windowMs = 24 * 60 * 60 * 1000;

export const windowEnd = (channel: Channel, lastInbound: Date | null): Date | null =>
  channel === "whatsapp" && lastInbound ? new Date(lastInbound.getTime() + windowMs) : null;

/** Free text is for a contact who has written after this. */
export const windowStart = (now: Date): Date => new Date(now.getTime() - windowMs);

/** Whether free text may be sent, or only a template. */
export const windowIsOpen = (channel: Channel, lastInbound: Date | null, now: Date): boolean =>
  channel !== "whatsapp" || (windowEnd(channel, lastInbound)?.getTime() ?? 0) > now.getTime();

/** Why a conversation cannot be snoozed until then; null: it can. */
export const snoozeRefusal = (until: Date, now: Date): Problem | null =>
  until > now ? null : invalid({ pointer: "#/until", detail: "This time has passed.", code: "too_small" });

/** What a list is ordered by: one that tells snoozed from others puts those whose time has come at the top. */
export const rankOf = ({ snoozed }: { snoozed?: boolean | undefined }): "ranked_at" | "last_message_at" =>
  snoozed === undefined ? "last_message_at" : "ranked_at";

type Ranked = Pick<Conversation, "last_message_at" | "snoozed_until">;

/** The value of that column. Both are in UTC, so that the later is the greater text. */
export const rankIn = ({ last_message_at, snoozed_until }: Ranked, rank: ReturnType<typeof rankOf>): string | null =>
  rank === "ranked_at" && snoozed_until !== null && snoozed_until > (last_message_at ?? "")
    ? snoozed_until
    : last_message_at;
/** What the team changes of a conversation, and an undo restores. */
export type Undoable = Pick<Conversation, "mode" | "status" | "snoozed_until"> & { assignee: string | null };

/** A change as the audit log has it. */
export type PastChange = {
  at: Date;
  actor: Pick<Identity, "type" | "id">;
  action: string;
  changes: Partial<Record<keyof Undoable, { from: unknown; to: unknown }>>;
};

const undoMs = 24 * 60 * 60 * 1000;
const fields = ["mode", "status", "assignee", "snoozed_until"] as const satisfies readonly (keyof Undoable)[];

/** What an undo of the change restores; null where it is too old, or the conversation is no longer what it made of it. */
export function restored(now: Undoable, { at, action, changes }: PastChange, time: Date): Partial<Undoable> | null {
  const changed = fields.filter((field) => changes[field] !== undefined);
  if (action === "conversation.undone" || changed.length === 0 || time.getTime() - at.getTime() >= undoMs) return null;
  if (changed.some((field) => changes[field]?.to !== now[field])) return null;
  return Object.fromEntries(changed.map((field) => [field, changes[field]?.from]));
}
