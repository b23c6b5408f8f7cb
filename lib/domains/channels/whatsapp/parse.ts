import { phonePattern } from "@/lib/core/phone/phone";
import type { Item, MediaReference, Parsed } from "@/lib/domains/channels/door";
import { type Loose, listOf, locationOf, objectOf, textOf } from "@/lib/domains/channels/reading";
import { faultOf } from "@/lib/domains/channels/whatsapp/faults";
import type { Settings } from "@/lib/domains/channels/whatsapp/graph";
import { templateFields, templateItem } from "@/lib/domains/channels/whatsapp/templates/announcement";
import { channelSentence } from "@/lib/domains/channels/words";
import type { Inbound } from "@/lib/domains/conversations/messages/receive";

type Content = Omit<Inbound, "external_id"> & { media?: MediaReference };

/** What each kind of media becomes here, and what it is called where it has no name. */
const media: Record<string, { kind: Inbound["kind"]; name: string }> = {
  image: { kind: "image", name: "image" },
  sticker: { kind: "image", name: "sticker" },
  audio: { kind: "audio", name: "audio" },
  voice: { kind: "audio", name: "voice" },
  video: { kind: "file", name: "video.mp4" },
  document: { kind: "file", name: "document" },
};

const cardOf = (card: Loose): string => {
  const name = textOf(objectOf(card.name).formatted_name) ?? "";
  const phones = listOf(card.phones).map(({ phone, wa_id }) => textOf(phone) ?? textOf(wa_id) ?? "");
  return [name, ...phones].filter((part) => part !== "").join(", ");
};

/** The label of a chosen button or list item. */
function choiceOf({ type, interactive, button }: Loose): string | null {
  if (type === "button") return textOf(objectOf(button).text);
  const { button_reply, list_reply, nfm_reply } = objectOf(interactive);
  return textOf(objectOf(button_reply).title) ?? textOf(objectOf(list_reply).title) ?? textOf(objectOf(nfm_reply).body);
}

/** Null: nothing to show in the conversation. */
function contentOf(message: Loose, locale: string): Content | null {
  const type = textOf(message.type) ?? "unknown";
  const unsupported = (what: string): Content => ({
    kind: "system",
    text: channelSentence(locale, "unsupported", what),
  });
  const words = (text: string | null): Content => (text === null ? unsupported(type) : { kind: "text", text });
  const known = media[type];
  if (known) {
    const { id, filename, caption } = objectOf(message[type]);
    const reference = textOf(id);
    if (reference === null) return unsupported(type);
    return { kind: known.kind, text: textOf(caption), media: { id: reference, name: textOf(filename) ?? known.name } };
  }
  switch (type) {
    case "text":
      return words(textOf(objectOf(message.text).body));
    case "button":
    case "interactive":
      return words(choiceOf(message));
    case "location": {
      const location = locationOf(message.location);
      return location ? { kind: "location", location } : unsupported(type);
    }
    case "contacts": {
      const cards = listOf(message.contacts).map(cardOf).filter(Boolean);
      return words(
        cards.length === 0 ? null : cards.map((card) => channelSentence(locale, "contact", card)).join("\n"),
      );
    }
    case "reaction": {
      // A thumbs-up may answer a question; a removed reaction says nothing.
      const emoji = textOf(objectOf(message.reaction).emoji);
      return emoji === null ? null : { kind: "system", text: channelSentence(locale, "reaction", emoji) };
    }
    case "system":
      return {
        kind: "system",
        text: textOf(objectOf(message.system).body) ?? channelSentence(locale, "unsupported", type),
      };
    default: {
      const [error] = listOf(message.errors);
      return unsupported(textOf(error?.title) ?? type);
    }
  }
}

function messageItem(message: Loose, names: Map<string, string | null>, locale: string): Item | null | "fault" {
  const id = textOf(message.id);
  const sender = textOf(message.from) ?? textOf(message.from_user_id);
  if (id === null || sender === null) return "fault";
  const content = contentOf(message, locale);
  if (content === null) return null;
  const { media: reference = null, ...inbound } = content;
  // Numbers come without a plus; a contact with a hidden number has another id, and no phone.
  const phone = phonePattern.test(`+${sender}`) ? `+${sender}` : null;
  const contact = { external_id: phone ?? sender, display_name: names.get(sender) ?? null, phone };
  const seconds = Number(textOf(message.timestamp));
  const said_at = seconds > 0 ? new Date(seconds * 1000) : null;
  return { type: "message", contact, inbound: { ...inbound, external_id: id, said_at }, media: reference };
}

const statuses = new Set(["sent", "delivered", "read", "failed"]);

function statusItem(status: Loose): Item | null | "fault" {
  const id = textOf(status.id);
  let name = textOf(status.status);
  if (id === null || name === null) return "fault";
  if (name === "played") name = "read";
  if (!statuses.has(name)) return null;
  const [error] = listOf(status.errors);
  return {
    type: "status",
    external_id: id,
    message_id: textOf(status.biz_opaque_callback_data),
    status: name as "sent" | "delivered" | "read" | "failed",
    error: name === "failed" ? faultOf(error ?? {}) : null,
  };
}

type Ours = Pick<Settings, "phone_number_id" | "business_account_id">;

/** Everything of a delivery that concerns this number and its account; Meta puts several changes into one. */
export function parseWhatsApp(body: unknown, about: { settings: Ours; locale: string }): Parsed {
  const parsed: Parsed = { items: [], faults: [] };
  const add = (item: Item | null | "fault", what: Loose) => {
    if (item === "fault") parsed.faults.push(`A ${textOf(what.type) ?? "thing"} without an id or a sender.`);
    else if (item) parsed.items.push(item);
  };
  const changes = listOf(objectOf(body).entry).flatMap(({ id, time, changes }) =>
    listOf(changes).map((change) => ({ ...change, account: id, time })),
  ) as Loose[];
  for (const change of changes) {
    const field = textOf(change.field) ?? "";
    if (templateFields.includes(field) && textOf(change.account) === about.settings.business_account_id)
      add(templateItem(field, objectOf(change.value), change.time), { type: "template" });
    if (field !== "messages") continue;
    const { metadata, contacts, messages, statuses: reported } = objectOf(change.value);
    if (textOf(objectOf(metadata).phone_number_id) !== about.settings.phone_number_id) continue;
    const names = new Map(
      listOf(contacts).flatMap(({ wa_id, user_id, profile }) => {
        const name = textOf(objectOf(profile).name, 200);
        return [wa_id, user_id].flatMap((id) => (textOf(id) === null ? [] : [[String(id), name] as const]));
      }),
    );
    for (const message of listOf(messages)) add(messageItem(message, names, about.locale), message);
    for (const status of listOf(reported)) add(statusItem(status), { type: "status" });
  }
  return parsed;
}
