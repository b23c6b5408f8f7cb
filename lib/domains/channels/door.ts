import { longestCaption } from "@/lib/core/vocabulary";
import type { TemplateStatus, WhatsAppTemplate } from "@/lib/domains/channels/whatsapp/templates/schema";
import type { Contact, Inbound } from "@/lib/domains/conversations/messages/receive";
import type { Message, MessageStatus, SharedLocation } from "@/lib/domains/conversations/messages/schema";

/** A file at the channel, as the channel calls it. */
export type MediaReference = { id: string; name: string };

/** One thing that came in, understood. */
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
  /** The company decided over a template, or says how it fares. `told`: by its own clock. */
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
  /** A member of the team shows the code that links this chat with them. */
  | { type: "link"; chat: string; name: string; code: string; otherwise: Item };

/** What could not be read of a delivery; the rest of it is stored. */
export type Parsed = { items: Item[]; faults: string[] };

/** The content of a message that is to be sent, with its file where it has one. */
export type Outgoing = Pick<Message, "id" | "kind" | "text" | "location" | "template"> & {
  to: string;
  /** What the template calls its values, where it is known. */
  variables?: readonly string[] | null;
  file: { name: string; media_type: string; bytes: () => Promise<Uint8Array> } | null;
};

/**
 * What came of a send. `retry`: it was certainly not sent, and may go later. `refused`: the channel says no to this
 * message. `broken`: it says no to the credentials. `unknown`: nobody can say whether it was sent.
 */
export type Sent =
  | { result: "sent"; external_id: string }
  | { result: "retry"; code: string; message: string; afterSeconds?: number; everybody?: boolean }
  | { result: "refused"; code: string; message: string }
  | { result: "broken"; message: string }
  | { result: "unknown"; message: string };

/** Both companies take as many characters under a file; cutting words off would be worse than saying no. */
export const captionRefusal = ({ file, text }: Outgoing): Sent | null =>
  file && text && text.length > longestCaption
    ? {
        result: "refused",
        code: "caption_too_long",
        message: `Under a file there is room for ${longestCaption} characters.`,
      }
    : null;

/** What an adapter of a channel fills. `Settings` may be shown, `Secret` never. */
export type Door<Settings, Secret> = {
  /** Whether the channel itself sent this: over the raw bytes, in constant time. */
  genuine(request: { headers: Headers; bytes: Uint8Array }, secret: Secret): boolean;
  /** Never throws on what the channel sends: what it cannot read is a fault. */
  parse(body: unknown, about: { settings: Settings; locale: string }): Parsed;
  /** `begin` is awaited right before the call that cannot be taken back; when it throws, nothing was sent. */
  send(outgoing: Outgoing, about: { settings: Settings; secret: Secret }, begin: () => Promise<void>): Promise<Sent>;
  fetchMedia(reference: MediaReference, secret: Secret): Promise<{ name: string; bytes: Uint8Array }>;
  limits: { overall: Rate; each: Rate | null };
};

/** So many at once, then so many a second. */
export type Rate = { burst: number; refill: number };

const mark = Symbol.for("turnero.media");

/** A file that will not come, however often it is asked for. */
export class MediaGone extends Error {
  readonly [mark] = true;
}

export const isMediaGone = (error: unknown): error is MediaGone =>
  typeof error === "object" && error !== null && mark in error;
