import { z } from "zod";
import { englishList } from "@/lib/core/text/english-list";
import { channelNamesOf, foreignChannels, longestCaption } from "@/lib/core/vocabulary";
import { UploadIn } from "@/lib/core/wire/upload";
import { DateTimeOut, Id, Page, pageOf } from "@/lib/core/wire/wire";
import { Author } from "@/lib/domains/evidence/schema";

export const messageKinds = ["text", "image", "file", "audio", "location", "template", "system"] as const;
/** In the order in which a message goes through them; `failed` is an end beside it. */
export const messageStatuses = ["queued", "sent", "delivered", "read", "failed"] as const;
export type MessageKind = (typeof messageKinds)[number];
export type MessageStatus = (typeof messageStatuses)[number];

export const SharedLocation = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  name: z.string().max(300).nullable(),
  address: z.string().max(500).nullable(),
});
export type SharedLocation = z.output<typeof SharedLocation>;

export const MessageFile = z
  .object({
    id: z.string(),
    name: z.string().describe("As the sender called it; for display only."),
    media_type: z.string(),
    size: z.int().describe("Bytes."),
    width: z.int().nullable(),
    height: z.int().nullable(),
    url: z.string(),
    thumbnail_url: z.string().nullable(),
  })
  .meta({ id: "MessageFile" });
export type MessageFile = z.output<typeof MessageFile>;

export const Template = z.strictObject({
  name: z.string().trim().min(1).max(512),
  language: z
    .string()
    .trim()
    .min(2)
    .max(20)
    .meta({ examples: ["pt_BR"] }),
  params: z.array(z.string().max(1024)).max(20).default([]).describe("What stands for {{1}}, {{2}}, … in its body."),
});
export type Template = z.output<typeof Template>;

export const Message = z
  .object({
    id: z.string(),
    conversation_id: z.string(),
    n: z.int().describe("Its place in the conversation, from 1 without a gap."),
    direction: z.enum(["in", "out"]),
    author: Author.describe("`type` is customer, member, bot, api or automation."),
    kind: z.enum(messageKinds),
    text: z.string().nullable(),
    location: SharedLocation.nullable(),
    attachment: MessageFile.nullable(),
    template: Template.nullable(),
    status: z.enum(messageStatuses).describe("It never goes backwards. What came in is `read` or `delivered`."),
    error: z.object({ code: z.string(), message: z.string() }).nullable(),
    edited_at: DateTimeOut.nullable(),
    created_at: DateTimeOut,
  })
  .meta({ id: "Message" });
export type Message = z.output<typeof Message>;
export const MessagePage = pageOf(Message);

export const FileParams = z.strictObject({ id: Id, file_id: Id });
export const MessageQuery = z.strictObject({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(2_000_000_000)
    .optional()
    .describe("Only what came after this `n`, oldest first."),
  ...Page,
});
export type MessageQuery = z.output<typeof MessageQuery>;

const what = {
  error: "must have exactly one of text, location, attachment_id and template",
  params: { code: "one_of" },
};
const messengers = englishList(channelNamesOf(foreignChannels), "and");
export const SendMessageBody = z
  .strictObject({
    text: z
      .string()
      .trim()
      .min(1)
      .max(4096)
      .optional()
      .describe(`With \`attachment_id\` it is the caption: on ${messengers} at most ${longestCaption} characters.`),
    location: z
      .strictObject({
        lat: z.number().min(-90).max(90),
        lng: z.number().min(-180).max(180),
        name: z.string().trim().max(300).nullable().default(null),
        address: z.string().trim().max(500).nullable().default(null),
      })
      .optional(),
    attachment_id: Id.optional().describe("Of `POST /conversations/{id}/files`."),
    template: Template.optional().describe("A message that WhatsApp has approved; it may be sent at any time."),
  })
  .refine(({ text, location, attachment_id, template }) => {
    const others = [location, attachment_id, template].filter((each) => each !== undefined).length;
    return others === 0 ? text !== undefined : others === 1 && (text === undefined || attachment_id !== undefined);
  }, what);
export type SendMessageBody = z.output<typeof SendMessageBody>;

export const largestMessageFile = 16 * 1024 * 1024;
export const MessageFileBody = z.strictObject({ file: UploadIn.describe("At most 16 MiB.") });
