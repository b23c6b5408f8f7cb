import { z } from "zod";
import { channels, modes } from "@/lib/core/vocabulary";
import { DateTimeIn, DateTimeOut, Flag, Id, Page, pageOf } from "@/lib/core/wire/wire";
import { Message } from "@/lib/domains/conversations/messages/schema";

export const Channel = z.enum(channels);
export type Channel = z.output<typeof Channel>;

export const conversationStatuses = ["open", "resolved"] as const;

export const Conversation = z
  .object({
    id: z.string(),
    channel: Channel,
    customer: z.object({
      id: z.string(),
      name: z.string(),
      phone: z.string().nullable(),
      locale: z.string().nullable(),
    }),
    booked_for: z
      .object({ id: z.string(), name: z.string(), phone: z.string().nullable() })
      .nullable()
      .describe(
        "Whom a web chat's visitor without a phone of their own booked for last: the customer with the phone that they gave, which nobody has verified.",
      ),
    mode: z.enum(modes).describe("Who answers."),
    status: z.enum(conversationStatuses),
    unread_count: z.int(),
    assignee: z.object({ id: z.string(), name: z.string() }).nullable().describe("A member of the team."),
    last_message: Message.nullable(),
    last_message_at: DateTimeOut.nullable(),
    window_expires_at: DateTimeOut.nullable().describe(
      "Until when WhatsApp takes free messages: 24 hours from the contact's last one. Null elsewhere, and before the first.",
    ),
    snoozed_until: DateTimeOut.nullable().describe(
      "Until when the team put it off. A time that has passed says that it is back; the contact's next message clears it.",
    ),
    paused: z.boolean().describe("Nothing is sent on its channel at present."),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "Conversation" });
export type Conversation = z.output<typeof Conversation>;
export const ConversationPage = pageOf(Conversation);

export const ConversationParams = z.strictObject({ id: Id });
const narrowing = {
  channel: Channel.optional(),
  mode: z.enum(modes).optional(),
  status: z.enum(conversationStatuses).optional(),
  snoozed: Flag.optional().describe("Put off at present, or not. A list of either has the latest to come back first."),
  unread: Flag.optional(),
  q: z.string().trim().max(200).optional().describe("The customer's name, phone, e-mail, company or tag."),
};
export const ConversationQuery = z.strictObject({
  ...narrowing,
  assignee: z.string().max(64).optional().describe("A member's id, `me`, or `none`."),
  customer_id: Id.optional(),
  waiting: Flag.optional().describe(
    "Those that wait for a person: handed over, with a question for the team, or not answered by the bot. Or the others.",
  ),
  ...Page,
});
export type ConversationQuery = z.output<typeof ConversationQuery>;

export const CountsQuery = z.strictObject(narrowing);
export const ConversationCounts = z
  .object({
    all: z.int(),
    mine: z.int().describe("Assigned to whoever asks."),
    unassigned: z.int(),
    next_return_at: DateTimeOut.nullable().describe("When the next snoozed conversation comes back."),
  })
  .meta({ id: "ConversationCounts" });
export type ConversationCounts = z.output<typeof ConversationCounts>;
export const WorkItemsQuery = z.strictObject(Page);

const Member = Id.nullable().describe("Null takes it from whoever has it.");

export const ModeBody = z.strictObject({
  mode: z.enum(modes),
  member_id: Member.optional().describe("Assigns it in the same step; left out, it stays whose it is."),
});
export const SnoozeBody = z.strictObject({ until: DateTimeIn.describe("In the future.") });
export type ModeBody = z.output<typeof ModeBody>;
export const AssignBody = z.strictObject({ member_id: Member });

export const conversationChanges = [
  "assigned",
  "mode_changed",
  "reopened",
  "resolved",
  "snoozed",
  "unsnoozed",
] as const;
export const UndoConversationBody = z.strictObject({
  change: z
    .enum(conversationChanges)
    .optional()
    .describe("The change to take back; if another is the last one by now, nothing is changed."),
});
export type UndoConversationBody = z.output<typeof UndoConversationBody>;
