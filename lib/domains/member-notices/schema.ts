import { z } from "zod";
import { recordOf } from "@/lib/core/record-of";
import { memberChannels } from "@/lib/core/vocabulary";
import { DateTimeOut, Flag, Id, Page, pageOf } from "@/lib/core/wire/wire";
import { notificationKinds } from "@/lib/domains/account/rules";

export const noticeAbouts = [
  "confirmed",
  "awaiting_deposit",
  "cancelled",
  "rescheduled",
  "expired",
  "handed_over",
  "unanswered",
] as const;

export const MemberNotice = z
  .object({
    id: z.string(),
    kind: z.enum(notificationKinds),
    about: z.enum(noticeAbouts).nullable().describe("What happened, where a kind has several."),
    escalation: z.boolean().describe("Told to owners and admins because nobody opened it within ten minutes."),
    customer: z.string().nullable().describe("The customer's name as it is now."),
    service: z.string().nullable(),
    start: DateTimeOut.nullable(),
    before: DateTimeOut.nullable().describe("Where a booking that was moved had been."),
    channel: z.string().nullable(),
    url: z.string().nullable(),
    message: z.string().nullable().describe("What an automation says, or the figures of a week."),
    automation: z.string().nullable(),
    author: z.string().nullable().describe("Who mentioned the member in a note."),
    link: z
      .string()
      .describe("A path in the dashboard.")
      .meta({ examples: ["/calendar/bkg_1"] }),
    read_at: DateTimeOut.nullable(),
    created_at: DateTimeOut,
  })
  .meta({ id: "MemberNotice" });
export type MemberNotice = z.output<typeof MemberNotice>;

export const MemberNoticePage = pageOf(MemberNotice).extend({
  unread_count: z.int().describe("All that are unread, whatever the filter."),
});
export const MemberNoticeQuery = z.strictObject({ ...Page, unread: Flag.optional() });
export const MemberNoticeParams = z.strictObject({ id: Id });
export const ReadNotices = z.object({ read: z.int().describe("How many were unread.") }).meta({ id: "ReadNotices" });

const wayStates = ["ready", "not_set_up", "not_linked"] as const;
const WayState = z.enum(wayStates);
const ChatState = WayState.describe("`not_set_up`: the workspace has no bot. `not_linked`: I have not linked my chat.");

export const MemberNoticeWays = z
  .object({
    email: WayState.describe("`not_set_up`: this installation has no mail server, and only keeps e-mail."),
    ...recordOf(memberChannels, () => ChatState),
    push: WayState.describe("`not_linked`: none of my devices was switched on."),
  })
  .meta({ id: "MemberNoticeWays" });
export type MemberNoticeWays = z.output<typeof MemberNoticeWays>;

export const PushKey = z
  .object({ public_key: z.string().describe("The `applicationServerKey` of a browser's subscription, base64url.") })
  .meta({ id: "PushKey" });

/** So many characters of base64url, with or without what fills it up. */
const base64url = (characters: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${characters}}={0,2}$`), { error: "must be a key in base64url" });

export const CreatePushSubscriptionBody = z
  .strictObject({
    endpoint: z.string().min(1).max(2000).describe("Where the browser's maker takes messages for it."),
    keys: z.strictObject({ p256dh: base64url(87), auth: base64url(22) }),
  })
  .describe("What `PushSubscription.toJSON()` of a browser gives, without `expirationTime`.");
export type CreatePushSubscriptionBody = z.output<typeof CreatePushSubscriptionBody>;

export const PushSubscription = z
  .object({ id: z.string(), endpoint: z.string(), created_at: DateTimeOut })
  .meta({ id: "PushSubscription" });
export type PushSubscription = z.output<typeof PushSubscription>;

export const DeletePushSubscriptionBody = z.strictObject({ endpoint: z.string().min(1).max(2000) });
