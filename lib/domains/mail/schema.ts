import { z } from "zod";
import { DateTimeOut, Id, Page, pageOf } from "@/lib/core/wire/wire";

export const mailStatuses = ["queued", "stored", "sent", "failed", "bounced", "withdrawn"] as const;
export const MailStatus = z
  .enum(mailStatuses)
  .describe(
    "`queued`: it waits for its turn or its next attempt. `stored`: nothing is sent by this installation, which has no mail server. `sent`: the mail server took it. `failed`: it was given up. `bounced`: the mail server refuses this recipient, at once or by a notification that came back. `withdrawn`: before it was sent, what it says stopped being true, or the customer stopped notices.",
  );
export type MailStatus = z.output<typeof MailStatus>;

const fields = {
  id: z.string(),
  to: z.string().meta({ examples: ["ana@example.com"] }),
  subject: z.string(),
  status: MailStatus,
  error: z
    .string()
    .nullable()
    .describe(
      "What the mail server, or the way to it, said last; of one that was withdrawn, why, such as `cancelled` or `stopped`.",
    ),
  tries: z.int().describe("How many attempts were made."),
  next_try_at: DateTimeOut.nullable().describe("When a queued e-mail is tried next."),
  created_at: DateTimeOut,
  sent_at: DateTimeOut.nullable(),
  confidential: z.boolean().describe("Its links are for the recipient alone, so that its content is not shown."),
  has_calendar: z.boolean().describe("A calendar event goes with it."),
};

export const OutgoingMail = z.object(fields).meta({ id: "OutgoingMail" });
export type OutgoingMail = z.output<typeof OutgoingMail>;

export const OutgoingMailDetail = z
  .object({
    ...fields,
    text: z.string().nullable().describe("Null when it is confidential."),
    html: z.string().nullable().describe("Null when it is confidential."),
    calendar: z.string().nullable().describe("The calendar event that goes with it, as iCalendar text."),
  })
  .meta({ id: "OutgoingMailDetail" });
export type OutgoingMailDetail = z.output<typeof OutgoingMailDetail>;

export const OutgoingMailPage = pageOf(OutgoingMail).extend({
  delivery: z
    .enum(["smtp", "stored"])
    .describe("`smtp`: e-mail is sent. `stored`: this installation has no mail server, so that e-mail is only kept."),
});
export const OutgoingMailQuery = z.strictObject({ status: MailStatus.optional(), ...Page });
export const OutgoingMailParams = z.strictObject({ id: Id });
