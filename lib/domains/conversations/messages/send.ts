import { type Actor, keepReceipt } from "@/lib/core/actor";
import { inSql, reader, type Sql, sqlOf, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { notFound, Problem } from "@/lib/core/problem";
import { assertParams } from "@/lib/domains/channels/whatsapp/templates/rules";
import { findTemplate } from "@/lib/domains/channels/whatsapp/templates/store";
import { conditionsOf, kindOfMedia, refusalOf, writerOf } from "@/lib/domains/conversations/messages/rules";
import type { Message, SendMessageBody } from "@/lib/domains/conversations/messages/schema";
import {
  findFile,
  type NewMessage,
  putSaid,
  type Refused,
  type SaidMessage,
  toMessage,
} from "@/lib/domains/conversations/messages/store";
import { readConversation } from "@/lib/domains/conversations/store";
import type { Author } from "@/lib/domains/evidence/schema";

type Content = { message: NewMessage; file: Awaited<ReturnType<typeof findFile>> };

async function contentOf(tx: Tx, project: ProjectId, conversation: string, body: SendMessageBody): Promise<Content> {
  const { text = null, location, attachment_id, template } = body;
  if (location) return { message: { kind: "location", location }, file: null };
  if (template) {
    assertParams(await findTemplate(tx, project, template), template.params, "#/template/params");
    return { message: { kind: "template", template }, file: null };
  }
  if (attachment_id === undefined) return { message: { kind: "text", text }, file: null };
  const file = await findFile(tx, project, conversation, attachment_id);
  if (!file) throw notFound("attachment", attachment_id);
  return { message: { kind: kindOfMedia(file.media_type), text, file_id: file.id }, file };
}

/** What a template or a file is refused for before it is looked for, on the channel of this conversation. */
async function assertSuits(tx: Tx, project: ProjectId, id: string, body: SendMessageBody, now: Date): Promise<void> {
  if (!body.template && body.attachment_id === undefined) return;
  const conversation = await readConversation(tx, project, id);
  if (!conversation) throw notFound("conversation", id);
  const refusal = refusalOf(body, conversation.channel, conversation.last_inbound_at, now);
  if (refusal) throw refusal;
}

/** In words, why a message of the team was not written. */
function refusalFor(body: SendMessageBody, { refused, channel, last_inbound_at }: Refused, now: Date): Problem {
  const unsuitable = refusalOf(body, channel, last_inbound_at, now);
  if (unsuitable) return unsuitable;
  if (refused === "paused")
    return new Problem("channel_paused", { detail: `Nothing is sent on ${channel} while it is paused.` });
  throw new Error(`A message of the team was refused as ${refused}.`);
}

/** A member or a key writes: from then on the bot is silent, and its pending answer is dropped. */
export async function sendMessage(actor: Actor, id: string, body: SendMessageBody): Promise<Message> {
  const { identity, now, requestId: request_id, address } = actor;
  const project = actor.project.id;
  const tx = reader(actor);
  await assertSuits(tx, project, id, body, now);
  const { message, file } = await contentOf(tx, project, id, body);
  const said: SaidMessage = {
    message: { ...message, author: writerOf(identity) },
    turn: null,
    person: {
      // Answering an unassigned conversation assigns it.
      member: identity.type === "member" ? identity.id : null,
      audit: { actor: identity, request_id, address },
    },
    ...conditionsOf(body, now),
  };
  const put = async (sql: Sql): Promise<Message> => {
    const written = await putSaid(sql, project, id, said, now);
    if (!written) throw notFound("conversation", id);
    if ("refused" in written) throw refusalFor(body, written, now);
    return toMessage({ ...written, file });
  };
  const { receiptOf } = actor;
  if (!receiptOf) return put(sqlOf(actor));
  return inSql(actor, async (sql) => {
    const sent = await put(sql);
    await keepReceipt(sql, project, receiptOf(sent));
    return sent;
  });
}

export type Reply =
  | { text: string }
  | { location: NonNullable<Message["location"]> }
  | { template: NonNullable<Message["template"]> };

/** Why an answer of the bot or an automation was not sent. */
export type Dropped = "overtaken" | "human" | "paused" | "window_closed" | "gone";

/**
 * An answer of the bot to the messages it has read: a newer message, of contact or team, makes it obsolete; so does a person
 * in charge. `turn` is null for automations, which answer nothing.
 */
export const automaticReply = (author: Author, answer: Reply, turn: number | null, now: Date): SaidMessage => ({
  message: { kind: "text" in answer ? "text" : "location" in answer ? "location" : "template", ...answer, author },
  turn,
  person: null,
  ...conditionsOf(answer, now),
  not_on: [],
});

/** Writes such an answer, or says why it was dropped. */
export async function replyAutomatically(
  project: ProjectId,
  conversationId: string,
  author: Author,
  answer: Reply,
  turn: number | null,
  now: Date,
  tx?: Tx,
): Promise<Message | Dropped> {
  const said = automaticReply(author, answer, turn, now);
  const written = await putSaid(sqlOf({ tx }), project, conversationId, said, now);
  if (!written) return "gone";
  if (!("refused" in written)) return toMessage({ ...written, file: null });
  if (written.refused === "unsuitable") throw new Error("What is on no channel was refused by one.");
  return written.refused;
}
