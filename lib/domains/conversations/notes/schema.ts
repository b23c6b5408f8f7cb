import { z } from "zod";
import { DateTimeOut, Id, Page, pageOf } from "@/lib/core/wire/wire";
import { Author } from "@/lib/domains/evidence/schema";

export const ConversationNote = z
  .object({
    id: z.string(),
    conversation_id: z.string(),
    text: z.string(),
    mentions: z.array(z.string()).describe("The members who were told of it."),
    author: Author,
    created_at: DateTimeOut,
  })
  .meta({ id: "ConversationNote" });
export type ConversationNote = z.output<typeof ConversationNote>;

export const ConversationNotePage = pageOf(ConversationNote);
export const NoteParams = z.strictObject({ id: Id, note_id: Id });
export const NoteQuery = z.strictObject(Page);
export const ConversationNoteBody = z.strictObject({
  text: z.string().trim().min(1).max(4096),
  mentions: z.array(Id).max(50).default([]).describe("Members who are told of it, but for the author."),
});
export type ConversationNoteBody = z.output<typeof ConversationNoteBody>;
