import { z } from "zod";
import { DateTimeOut, Id, Page, pageOf } from "@/lib/core/wire/wire";

export const QuickReply = z
  .object({
    id: z.string(),
    shortcut: z.string().describe("What is typed after a `/` to find it."),
    text: z.string(),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "QuickReply" });
export type QuickReply = z.output<typeof QuickReply>;

export const QuickReplyPage = pageOf(QuickReply);
export const QuickReplyParams = z.strictObject({ id: Id });
export const QuickReplyQuery = z.strictObject(Page);

const fields = {
  shortcut: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[\p{L}\p{N}_-]{1,40}$/u, { error: "must be one word of letters, digits, - and _" })
    .describe("One word of at most 40 letters, digits, `-` and `_`.")
    .meta({ examples: ["hours"] }),
  text: z
    .string()
    .trim()
    .min(1)
    .max(4096)
    .describe(
      "`{name}`, `{first_name}`, `{business}` and `{next_booking}` are filled in when a member chooses the reply.",
    ),
};

export const CreateQuickReplyBody = z.strictObject(fields);
export type CreateQuickReplyBody = z.output<typeof CreateQuickReplyBody>;

export const UpdateQuickReplyBody = z.strictObject(fields).partial();
export type UpdateQuickReplyBody = z.output<typeof UpdateQuickReplyBody>;
