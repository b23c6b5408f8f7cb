import { z } from "zod";
import { channels, modes } from "@/lib/core/vocabulary";
import { DateTimeOut, Flag, Id, Page, pageOf } from "@/lib/core/wire/wire";
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
    paused: z.boolean().describe("Nothing is sent on its channel at present."),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "Conversation" });
export type Conversation = z.output<typeof Conversation>;
export const ConversationPage = pageOf(Conversation);

export const ConversationParams = z.strictObject({ id: Id });
export const ConversationQuery = z.strictObject({
  channel: Channel.optional(),
  mode: z.enum(modes).optional(),
  status: z.enum(conversationStatuses).optional(),
  assignee: z.string().max(64).optional().describe("A member's id, `me`, or `none`."),
  unread: Flag.optional(),
  waiting: Flag.optional().describe(
    "Those that wait for a person: handed over, with a question for the team, or not answered by the bot. Or the others.",
  ),
  customer_id: Id.optional(),
  q: z.string().trim().max(200).optional().describe("The customer's name, phone, e-mail, company or tag."),
  ...Page,
});
export type ConversationQuery = z.output<typeof ConversationQuery>;
export const WorkItemsQuery = z.strictObject(Page);

export const ModeBody = z.strictObject({ mode: z.enum(modes) });
export const AssignBody = z.strictObject({
  member_id: Id.nullable().describe("Null takes it from whoever has it."),
});
