import { captionRefusal, type Outgoing, type Sent } from "@/lib/domains/channels/door";
import { objectOf, textOf } from "@/lib/domains/channels/reading";
import { externalId, refusalOf, type Secret, type Settings, tell } from "@/lib/domains/channels/telegram/api";

const pictures = /^image\/(jpeg|png|webp)$/;
/** Formats that Telegram plays; other audio is a document. */
const sounds = /^audio\/(mpeg|mp4)$/;
/** Telegram refuses larger pictures; as documents they pass. */
const largestPicture = 10 * 1024 * 1024;

async function formOf({ to, text, file }: Outgoing & { file: NonNullable<Outgoing["file"]> }) {
  const bytes = new Uint8Array(await file.bytes());
  const picture = pictures.test(file.media_type) && bytes.byteLength <= largestPicture;
  const [method, field] = picture
    ? ["sendPhoto", "photo"]
    : sounds.test(file.media_type)
      ? ["sendAudio", "audio"]
      : file.media_type === "audio/ogg"
        ? ["sendVoice", "voice"]
        : ["sendDocument", "document"];
  const body = new FormData();
  body.set("chat_id", to);
  if (text) body.set("caption", text);
  body.set(field as string, new Blob([bytes], { type: file.media_type }), file.name);
  return { method: method as string, body };
}

/** The method and its parameters. */
export async function requestOf(outgoing: Outgoing): Promise<{ method: string; body: object | FormData }> {
  const { kind, to, text, location, file } = outgoing;
  if (location) {
    const place = { chat_id: to, latitude: location.lat, longitude: location.lng };
    if (!location.name && !location.address) return { method: "sendLocation", body: place };
    // Telegram refuses a venue that lacks either.
    const [title, address] = [location.name || location.address, location.address || location.name];
    return { method: "sendVenue", body: { ...place, title, address } };
  }
  if (file) return formOf({ ...outgoing, file });
  if (kind === "text" && text) return { method: "sendMessage", body: { chat_id: to, text } };
  throw new Error(`Telegram has no way to send a message of kind ${kind}.`);
}

export async function sendTelegram(
  outgoing: Outgoing,
  { settings, secret }: { settings: Settings; secret: Secret },
  begin: () => Promise<void>,
): Promise<Sent> {
  const refusal = captionRefusal(outgoing);
  if (refusal) return refusal;
  const { method, body } = await requestOf(outgoing);
  await begin();
  const told = await tell(secret.bot_token, method, body);
  if (!told.ok) return refusalOf(told);
  const result = objectOf(told.result);
  return textOf(result.message_id) === null
    ? { result: "unknown", message: "Telegram took the message but gave no id for it." }
    : { result: "sent", external_id: externalId(settings.bot_id, result) };
}
