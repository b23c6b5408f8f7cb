import { z } from "zod";
import { DateTimeOut, Id, pageOf } from "@/lib/core/wire/wire";
import { Author } from "@/lib/domains/evidence/schema";

export const Comment = z
  .object({
    id: z.string(),
    booking_id: z.string().nullable(),
    customer_id: z.string().nullable(),
    body: z.string(),
    mentions: z.array(z.string()).describe("The ids of the members that the text names with an `@`."),
    author: Author,
    created_at: DateTimeOut,
  })
  .meta({ id: "Comment" });
export type Comment = z.output<typeof Comment>;

export const CommentPage = pageOf(Comment);
export const CommentBody = z.strictObject({
  body: z
    .string()
    .trim()
    .min(1)
    .max(5000)
    .describe("`@` before a member's name, first name where only one has it, e-mail or id mentions them."),
});
export type CommentBody = z.output<typeof CommentBody>;

export const OfCustomer = z.strictObject({ id: Id });
export const OfComment = z.strictObject({ id: Id, comment_id: Id });
