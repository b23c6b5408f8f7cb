import type { Identity } from "@/lib/core/actor";
import { type Fault, invalid, type Problem } from "@/lib/core/problem";
import { channels, longestCaption } from "@/lib/core/vocabulary";
import type { MessageKind, MessageStatus, SendMessageBody } from "@/lib/domains/conversations/messages/schema";
import { windowIsOpen, windowStart } from "@/lib/domains/conversations/rules";
import type { Channel } from "@/lib/domains/conversations/schema";
import type { Author } from "@/lib/domains/evidence/schema";

const rank: Record<MessageStatus, number> = { queued: 0, sent: 1, delivered: 2, read: 3, failed: 4 };

/** Reports come late, repeatedly and in any order: only a step forward counts, and nothing delivered can fail. */
export const mayBecome = (from: MessageStatus, to: MessageStatus): boolean =>
  rank[to] > rank[from] && (to !== "failed" || rank[from] < rank.delivered);

/** Who writes, as the message tells it. */
export function writerOf({ type, id, name }: Identity): Author {
  return { type: type === "key" ? "api" : type === "visitor" ? "customer" : type, id, name };
}

export function kindOfMedia(media: string): Extract<MessageKind, "image" | "audio" | "file"> {
  if (/^image\/(png|jpeg|webp|gif)$/.test(media)) return "image";
  return media.startsWith("audio/") ? "audio" : "file";
}

/** Why this cannot be sent on this channel now; null when it can. */
export function refusalOf(
  body: SendMessageBody,
  channel: Channel,
  lastInbound: Date | null,
  now: Date,
): Problem | null {
  const fault = faultOf(body, channel, lastInbound, now);
  return fault && invalid(fault);
}

function faultOf(body: SendMessageBody, channel: Channel, lastInbound: Date | null, now: Date): Fault | null {
  const fault = (pointer: string, code: string, detail: string): Fault => ({ pointer, code, detail });
  if (body.template) {
    if (channel === "whatsapp") return null;
    return fault("#/template", "channel_has_no_templates", "Only WhatsApp has templates.");
  }
  if (body.attachment_id !== undefined && channel !== "webchat" && (body.text?.length ?? 0) > longestCaption) {
    const detail = `Under a file there is room for ${longestCaption} characters: send the text by itself.`;
    return fault("#/text", "caption_too_long", detail);
  }
  if (windowIsOpen(channel, lastInbound, now)) return null;
  const pointer = body.text !== undefined ? "#/text" : body.location ? "#/location" : "#/attachment_id";
  const detail = "The contact last wrote more than 24 hours ago: WhatsApp takes only a template now.";
  return fault(pointer, "window_closed", detail);
}

/** The same for a conversation that is not known yet: where it can never be written, and where only to a contact who wrote since then. */
export function conditionsOf(
  body: SendMessageBody,
  now: Date,
): { not_on: Channel[]; windowed: Channel[]; open_since: Date } {
  const refused = (lastInbound: Date | null) => channels.filter((each) => faultOf(body, each, lastInbound, now));
  const not_on = refused(now);
  return { not_on, windowed: refused(null).filter((each) => !not_on.includes(each)), open_since: windowStart(now) };
}
