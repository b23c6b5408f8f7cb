import type { Item, MediaReference, Parsed } from "@/lib/domains/channels/door";
import { type Loose, listOf, locationOf, numberOf, objectOf, textOf } from "@/lib/domains/channels/reading";
import { externalId } from "@/lib/domains/channels/telegram/api";
import { channelSentence } from "@/lib/domains/channels/words";
import type { Inbound } from "@/lib/domains/conversations/messages/receive";

type Content = Omit<Inbound, "external_id"> & { media?: MediaReference };

const kinds: Record<string, { kind: Inbound["kind"]; name: string }> = {
  animation: { kind: "file", name: "animation.mp4" },
  audio: { kind: "audio", name: "audio" },
  document: { kind: "file", name: "document" },
  video: { kind: "file", name: "video.mp4" },
  video_note: { kind: "file", name: "video.mp4" },
  voice: { kind: "audio", name: "voice.ogg" },
};

/** Service messages about the chat itself. */
const service =
  /^(new_chat|left_chat|group_chat|supergroup|channel_chat|migrate|pinned|message_auto|write_access|forum|general_forum|chat_background|boost|connected_website|proximity)/;

/** An animated sticker is represented by its thumbnail. */
function stickerOf(sticker: Loose): Loose {
  return sticker.is_animated === true || sticker.is_video === true
    ? objectOf(sticker.thumbnail ?? sticker.thumb)
    : sticker;
}

/** A photo's largest size. */
const largest = (sizes: Loose[]): Loose =>
  sizes.reduce((best, each) => ((numberOf(each.width) ?? 0) > (numberOf(best.width) ?? 0) ? each : best), {});

function mediaOf(message: Loose): Content | null {
  const text = textOf(message.caption);
  const photo = textOf(largest(listOf(message.photo)).file_id);
  if (photo) return { kind: "image", text, media: { id: photo, name: "photo" } };
  if (message.sticker) {
    const sticker = objectOf(message.sticker);
    const id = textOf(stickerOf(sticker).file_id);
    const emoji = textOf(sticker.emoji);
    return id ? { kind: "image", text: null, media: { id, name: "sticker" } } : { kind: "text", text: emoji ?? "🖼" };
  }
  for (const [field, { kind, name }] of Object.entries(kinds)) {
    const { file_id, file_name } = objectOf(message[field]);
    const id = textOf(file_id);
    if (id) return { kind, text, media: { id, name: textOf(file_name) ?? name } };
  }
  return null;
}

const nameOf = ({ first_name, last_name, username }: Loose): string | null =>
  textOf([textOf(first_name), textOf(last_name)].filter(Boolean).join(" "), 200) ?? textOf(username);

function contentOf(message: Loose, locale: string): Content | null {
  const text = textOf(message.text);
  if (text !== null) return { kind: "text", text };
  const venue = objectOf(message.venue);
  const location = locationOf(message.location ?? venue.location, { name: venue.title, address: venue.address });
  if (location) return { kind: "location", location };
  if (message.contact) {
    const contact = objectOf(message.contact);
    const card = [nameOf(contact), textOf(contact.phone_number)].filter(Boolean).join(", ");
    return { kind: "text", text: channelSentence(locale, "contact", card) };
  }
  const media = mediaOf(message);
  if (media) return media;
  const known = new Set(["message_id", "from", "chat", "date", "edit_date", "reply_to_message", "via_bot", "entities"]);
  const what = Object.keys(message).find((field) => !known.has(field)) ?? "unknown";
  return service.test(what) ? null : { kind: "system", text: channelSentence(locale, "unsupported", what) };
}

/** A phone verified by Telegram: the contact's own card, not another's. */
function ownPhone({ from, contact }: Loose): string | null {
  const { user_id, phone_number } = objectOf(contact);
  const own = textOf(user_id) !== null && textOf(user_id) === textOf(objectOf(from).id);
  const digits = textOf(phone_number)?.replace(/\D/g, "");
  return own && digits ? `+${digits}` : null;
}

type About = { settings: { bot_id: string }; locale: string };

function messageItem(message: Loose, about: About): Item | null | "fault" {
  const chat = objectOf(message.chat);
  const id = textOf(chat.id);
  if (id === null || textOf(message.message_id) === null) return "fault";
  // Groups are ignored: their messages are not for the business.
  if (chat.type !== "private" || objectOf(message.from).is_bot === true) return null;
  const content = contentOf(message, about.locale);
  if (content === null) return null;
  const { media = null, ...inbound } = content;
  const name = nameOf(objectOf(message.from)) ?? nameOf(chat);
  const item: Item = {
    type: "message",
    contact: { external_id: id, display_name: name, phone: ownPhone(message) },
    inbound: { ...inbound, external_id: externalId(about.settings.bot_id, message) },
    media,
  };
  const code = /^\/start ([A-Za-z0-9_-]{16,64})$/.exec(textOf(message.text) ?? "")?.[1];
  return code ? { type: "link", chat: id, name: name ?? id, code, otherwise: item } : item;
}

function editItem(message: Loose, { settings }: About): Item | null | "fault" {
  if (textOf(objectOf(message.chat).id) === null || textOf(message.message_id) === null) return "fault";
  const text = textOf(message.text) ?? textOf(message.caption);
  const location = locationOf(message.location);
  if (text === null && location === null) return null;
  const change = { ...(text === null ? {} : { text }), ...(location === null ? {} : { location }) };
  return { type: "edit", external_id: externalId(settings.bot_id, message), change };
}

/** A pressed button counts as its label; it has no message id of its own. */
function pressedItem(query: Loose, about: About): Item | null | "fault" {
  const id = textOf(query.id);
  const from = objectOf(query.from);
  const contact = textOf(from.id);
  const text = textOf(query.data);
  if (id === null || contact === null) return "fault";
  if (text === null) return null;
  return {
    type: "message",
    contact: { external_id: contact, display_name: nameOf(from), phone: null },
    inbound: { kind: "text", text, external_id: `${about.settings.bot_id}:${contact}:press-${id}` },
    media: null,
  };
}

/** One update, as Telegram sends them. */
export function parseTelegram(body: unknown, about: About): Parsed {
  const { message, edited_message, callback_query } = objectOf(body);
  const item = message
    ? messageItem(objectOf(message), about)
    : edited_message
      ? editItem(objectOf(edited_message), about)
      : callback_query
        ? pressedItem(objectOf(callback_query), about)
        : null;
  if (item === "fault") return { items: [], faults: ["An update without a chat or an id."] };
  return { items: item ? [item] : [], faults: [] };
}
