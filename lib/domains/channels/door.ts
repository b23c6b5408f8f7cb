import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { longestCaption } from "@/lib/core/vocabulary";
import type { TemplateStatus, WhatsAppTemplate } from "@/lib/domains/channels/whatsapp/templates/schema";
import type { Contact, Inbound } from "@/lib/domains/conversations/messages/receive";
import type { Message, MessageStatus, SharedLocation } from "@/lib/domains/conversations/messages/schema";

/** A file at the channel, as the channel calls it. */
export type MediaReference = { id: string; name: string };

/** One parsed incoming item. */
export type Item =
  | { type: "message"; contact: Omit<Contact, "channel">; inbound: Inbound; media: MediaReference | null }
  | { type: "edit"; external_id: string; change: { text?: string; location?: SharedLocation } }
  | {
      type: "status";
      external_id: string;
      /** Our own id of it, where the channel gives it back. */
      message_id: string | null;
      status: MessageStatus;
      error: Message["error"];
    }
  /** The company's decision about a template, or its quality. `told`: by its own clock. */
  | {
      type: "template";
      name: string;
      language: string;
      told: Date | null;
      change: {
        status?: TemplateStatus | "GONE";
        rejected_reason?: string | null;
        quality?: WhatsAppTemplate["quality"];
      };
    }
  /** A team member sends the code that links this chat with them. */
  | { type: "link"; chat: string; name: string; code: string; otherwise: Item };

/** What could not be read of a delivery; the rest of it is stored. */
export type Parsed = { items: Item[]; faults: string[] };

/** The content of an outgoing message, with its file where it has one. */
export type Outgoing = Pick<Message, "id" | "kind" | "text" | "location" | "template"> & {
  to: string;
  /** What the template calls its values, where it is known. */
  variables?: readonly string[] | null;
  file: { name: string; media_type: string; bytes: () => Promise<Uint8Array> } | null;
};

/**
 * The result of a send. `retry`: certainly not sent, and may be later. `refused`: the channel rejects this message.
 * `broken`: it rejects the credentials. `unknown`: it may or may not have been sent.
 */
export type Sent =
  | { result: "sent"; external_id: string }
  | { result: "retry"; code: string; message: string; afterSeconds?: number; everybody?: boolean }
  | { result: "refused"; code: string; message: string }
  | { result: "broken"; message: string }
  | { result: "unknown"; message: string };

/** Both companies allow the same length under a file; truncating would be worse than refusing. */
export const captionRefusal = ({ file, text }: Outgoing): Sent | null =>
  file && text && text.length > longestCaption
    ? {
        result: "refused",
        code: "caption_too_long",
        message: `Under a file there is room for ${longestCaption} characters.`,
      }
    : null;

/** Whether the workspace can write to its members on a channel, and whether this one has linked a chat. */
export type ChatLink = { available: boolean; linked: boolean };

/** A channel where members link a chat of their own, by a code that they send, to be told of what concerns them. */
export type MemberDoor = {
  linkOf(actor: Actor): Promise<ChatLink>;
  /** Which members have linked one. */
  linkedMembers(tx: Tx, project: ProjectId): Promise<ReadonlySet<string>>;
  chatOf(tx: Tx, project: ProjectId, member: string): Promise<string | null>;
  isLinked(tx: Tx, project: ProjectId, chat: string): Promise<boolean>;
  /** Links the chat by the code of this hash; the member, or null for an invalid code. */
  consumeCode(
    tx: Tx,
    project: ProjectId,
    hash: Uint8Array<ArrayBuffer>,
    chat: { id: string; name: string },
    now: Date,
  ): Promise<string | null>;
  /** Whether the channel took it; never throws. */
  notify(project: ProjectId, chat: string, text: string): Promise<boolean>;
};

/** The interface of a channel adapter. `Settings` may be shown, `Secret` never. */
export type Door<Settings, Secret> = {
  /** Verifies the channel's signature over the raw bytes, in constant time. */
  genuine(request: { headers: Headers; bytes: Uint8Array }, secret: Secret): boolean;
  /** Never throws on incoming data: what it cannot read is a fault. */
  parse(body: unknown, about: { settings: Settings; locale: string }): Parsed;
  /** `begin` is awaited right before the irreversible call; when it throws, nothing was sent. */
  send(outgoing: Outgoing, about: { settings: Settings; secret: Secret }, begin: () => Promise<void>): Promise<Sent>;
  fetchMedia(reference: MediaReference, secret: Secret): Promise<{ name: string; bytes: Uint8Array }>;
  limits: { overall: Rate; each: Rate | null };
  /** The number or the bot, as contacts see it. */
  shownName(settings: Settings): string | null;
  /** Of the channels in `memberChannels`. */
  members?: MemberDoor;
};

/** A burst, then a rate per second. */
export type Rate = { burst: number; refill: number };

const mark = Symbol.for("turnero.media");

/** A file that can never be fetched. */
export class MediaGone extends Error {
  readonly [mark] = true;
}

export const isMediaGone = (error: unknown): error is MediaGone =>
  typeof error === "object" && error !== null && mark in error;
