import { z } from "zod";
import { languages, noticeKinds, noticeStatuses, noticeWays, plannedNotices } from "@/lib/core/vocabulary";
import { DateTimeOut, DateTimeQuery, Flag, Id, listOf, Name, Page, pageOf, Text } from "@/lib/core/wire/wire";
import { ReminderMinutes } from "@/lib/domains/catalog/services/schema";
import { untoldCauses } from "@/lib/domains/notices/rules";
import { variables } from "@/lib/domains/notices/texts/rules";

const Kind = z.enum(plannedNotices);

export const Notice = z
  .object({
    id: z.string(),
    booking_id: z.string(),
    kind: z.enum(noticeKinds),
    reminder_minutes: z.int().nullable().describe("Of a reminder: how long before the visit."),
    status: z
      .enum(noticeStatuses)
      .describe("`withdrawn`: it stopped being true, or nobody wanted it; `failed`: no way was left."),
    cause: z
      .string()
      .nullable()
      .describe(
        "Why it was withdrawn or failed; of one that is planned or sending, why it will not be sent as things are.",
      ),
    due_at: DateTimeOut.nullable(),
    way: z.enum(noticeWays).nullable(),
    attempts: z
      .array(
        z.object({
          way: z.enum(noticeWays),
          at: DateTimeOut,
          outcome: z.enum(["handed_over", "failed", "silent"]),
          cause: z.string().nullable(),
        }),
      )
      .describe("Each try of a way, oldest first."),
    sent_at: DateTimeOut.nullable(),
    created_at: DateTimeOut,
  })
  .meta({ id: "Notice" });
export type Notice = z.output<typeof Notice>;

export const NoticePage = pageOf(Notice);
export const NoticeQuery = z.strictObject(Page);
export const NoticesOfParams = z.strictObject({ id: Id });

export const NoticePreviewQuery = z.strictObject({ kind: Kind.describe("What the customer would be told.") });

const outlook = {
  way: z.enum(noticeWays).nullable().describe("By which it would reach the customer; null: by none."),
  cause: z
    .enum(untoldCauses)
    .nullable()
    .describe(
      "Why it would not: `switched_off` in the settings, `stopped` by the customer, `stored` where only an e-mail could and " +
        "this installation has no mail server, so that it is only kept, `unreachable`, `begun` where the visit has begun, or " +
        "`unannounced` where the cancellation that is undone was never told.",
    ),
};

const words = {
  language: z.enum(languages),
  subject: z.string().describe("Of a mail."),
  text: z
    .string()
    .describe("As the way carries it: in a chat with the customer's link, by WhatsApp's template where it must."),
};

export const NoticePreview = z.object({ kind: Kind, ...outlook, ...words }).meta({ id: "NoticePreview" });
export type NoticePreview = z.output<typeof NoticePreview>;

export const NoticeReachQuery = z.strictObject({
  kind: Kind.describe("What they would be told."),
  customer_id: Id.optional().describe("Left out: that of the booking, or a new one, of whom only a phone is known."),
  customer_name: Name.optional().describe("Of a new customer."),
  customer_has_email: Flag.default(false).describe("Whether a new customer's e-mail address is known."),
  booking_id: Id.optional().describe("The hold that is confirmed, or the booking that is moved to `start`."),
  service_id: Id.optional().describe("Of a booking that does not exist yet, with its `start`."),
  start: DateTimeQuery.optional().describe("When it would be."),
  party_size: z.coerce.number().int().min(1).max(10_000).default(1),
  resource_ids: listOf(Id).optional().describe("Resources that must be among those used."),
  override: Flag.default(false).describe("Off the grid, outside hours or inside the notice, as a member may book."),
  conversation_id: Id.optional().describe("In which the booking is made."),
  answered: listOf(z.string().max(60)).optional().describe("The service's questions that are being answered, by key."),
});
export type NoticeReachQuery = z.output<typeof NoticeReachQuery>;

export const NoticeReach = z
  .object({
    ...outlook,
    words: z
      .object(words)
      .nullable()
      .describe("What they would read; null while the service or its time is not known, or the time cannot be had."),
  })
  .meta({ id: "NoticeReach" });
export type NoticeReach = z.output<typeof NoticeReach>;

export const PreviewNoticesBody = z.strictObject({
  kind: Kind.describe("What the customers would be told."),
  booking_ids: z.array(Id).min(1).max(2000),
});
export type PreviewNoticesBody = z.output<typeof PreviewNoticesBody>;

export const NoticeOutlook = z
  .object({
    told: z.int().describe("How many customers would be told."),
    untold: z
      .int()
      .describe("How many would not: the notice is switched off or too late, they want none, or cannot be reached."),
    stored: z.int().describe("How many of those have an e-mail address alone, where e-mail is only kept and not sent."),
    example: NoticePreview.nullable().describe("What one of them would be told; null: the bookings are nobody's."),
  })
  .meta({ id: "NoticeOutlook" });
export type NoticeOutlook = z.output<typeof NoticeOutlook>;

const switches = <T extends z.ZodType>(value: T) =>
  Object.fromEntries(plannedNotices.map((kind) => [kind, value])) as Record<(typeof plannedNotices)[number], T>;

export const NoticeSettings = z
  .object({
    kinds: z.object(switches(z.boolean())).describe("Which notices customers get."),
    reminder_minutes: z.array(z.int()).describe("How long before a visit, where its service does not say otherwise."),
    holdout_percent: z
      .int()
      .describe(
        "The share of customers, chosen at random, who are not reminded, so that what reminders achieve can be seen.",
      ),
  })
  .meta({ id: "NoticeSettings" });
export type NoticeSettings = z.output<typeof NoticeSettings>;

export const UpdateNoticeSettingsBody = z
  .strictObject({
    kinds: z.strictObject(switches(z.boolean())).partial(),
    reminder_minutes: ReminderMinutes,
    holdout_percent: z.int().min(0).max(50),
  })
  .partial();
export type UpdateNoticeSettingsBody = z.output<typeof UpdateNoticeSettingsBody>;

export const NoticeText = z
  .object({
    kind: Kind,
    language: z.enum(languages),
    text: z.string(),
    own: z.boolean().describe("Whether the workspace wrote it; else it is ours."),
    variables: z.array(z.enum(variables)).describe("What may stand in braces in it."),
  })
  .meta({ id: "NoticeText" });
export type NoticeText = z.output<typeof NoticeText>;

export const NoticeTexts = z.object({
  texts: z.array(NoticeText),
  variables: z.array(z.enum(variables)).describe("What may stand in braces."),
});

export const NoticeTextParams = z.strictObject({
  kind: Id.describe("Of which kind of notice."),
  language: Id.describe("In which language it is written."),
});

export const PutNoticeTextBody = z.strictObject({ text: Text.min(1).max(1000) });

export const NoticeTextPreview = z
  .object({
    subject: z.string().describe("Of a mail."),
    text: z.string().describe("As in a chat: with what is added to it."),
  })
  .meta({ id: "NoticeTextPreview" });
export type NoticeTextPreview = z.output<typeof NoticeTextPreview>;

export const ReminderEffectQuery = z.strictObject({
  from: DateTimeQuery.describe("Visits that start from then on."),
  to: DateTimeQuery.describe("And before this."),
});
export type ReminderEffectQuery = z.output<typeof ReminderEffectQuery>;

const Visits = z.object({
  visits: z.int().describe("That took place or should have."),
  missed: z.int().describe("To which the customer did not come."),
});

export const ReminderEffect = z
  .object({
    reminded: Visits.describe("Of customers who are reminded."),
    held_out: Visits.describe("Of those whom the lot leaves without reminders."),
    difference: z
      .object({ estimate: z.number(), low: z.number(), high: z.number() })
      .nullable()
      .describe(
        "By how much the share of missed visits is lower with reminders, and where it lies with 95 % confidence.",
      ),
  })
  .meta({ id: "ReminderEffect" });
export type ReminderEffect = z.output<typeof ReminderEffect>;
