import { sqlOf } from "@/lib/core/db";
import { nextRunText } from "@/lib/domains/automations/runs/store";
import { nextExpiryText } from "@/lib/domains/bookings/holds/store";
import { nextMessageText } from "@/lib/domains/channels/delivery/store";
import { nextMailText } from "@/lib/domains/mail/store";
import { nextMemberNoticeText } from "@/lib/domains/member-notices/store";
import { nextNoticeText } from "@/lib/domains/notices/store";
import { nextDeliveryText } from "@/lib/domains/webhooks/delivery/store";

/** When each kind of background work has something to do next; $1 is the present. */
const nextTexts = {
  holds: nextExpiryText,
  // The first customer who must confirm attendance and is out of time.
  unconfirmed: "SELECT min(confirm_by) AS at FROM booking WHERE status = 'confirmed' AND attending_since IS NULL",
  runs: nextRunText,
  notices: nextNoticeText,
  member_notices: nextMemberNoticeText,
  messages: nextMessageText("$1::timestamptz"),
  mails: nextMailText,
  deliveries: nextDeliveryText,
} as const;

export type Kind = keyof typeof nextTexts;

export type Due = Record<Kind, Date | null> & {
  /** Whether events wait to be handed on. */
  events: boolean;
  /** When the first message came that nobody was told of yet. */
  message_at: Date | null;
};

const dueText = `
  SELECT EXISTS (SELECT FROM event WHERE published_at IS NULL) AS events,
    (SELECT min(created_at) FROM event WHERE type = 'message.received' AND created_at > $2::timestamptz) AS message_at,
    ${Object.entries(nextTexts)
      .map(([kind, text]) => `(${text}) AS ${kind}`)
      .join(",\n    ")}`;

/** All that the twin of the call waits for, in one statement: the clock asks at every stop. */
export async function selectNextDue(now: Date, toldUntil: Date): Promise<Due> {
  const [row] = await sqlOf({})<Due>(dueText, [now, toldUntil]);
  if (!row) throw new Error("A statement without FROM has one row.");
  return row;
}
