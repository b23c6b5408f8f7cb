import { captionRefusal, type Outgoing, type Sent } from "@/lib/domains/channels/door";
import { listOf, textOf } from "@/lib/domains/channels/reading";
import { isOwnWord, refusalOf } from "@/lib/domains/channels/whatsapp/faults";
import { graph, type Secret, type Settings } from "@/lib/domains/channels/whatsapp/graph";
import type { Template } from "@/lib/domains/conversations/messages/schema";

/** Pictures that WhatsApp takes as such; every other one goes as a document. */
const pictures = /^image\/(jpeg|png)$/;
const sounds = /^audio\/(aac|amr|mpeg|mp4|ogg)$/;

/** A template numbers its values, or names them; then the names are sent along. */
const templateOf = ({ name, language, params }: Template, variables: readonly string[]) => ({
  name,
  language: { code: language },
  ...(params.length > 0
    ? {
        components: [
          {
            type: "body",
            parameters: params.map((text, i) => ({
              type: "text",
              ...(/\D/.test(variables[i] ?? "") ? { parameter_name: variables[i] } : {}),
              text,
            })),
          },
        ],
      }
    : {}),
});

/** Audio cannot have a caption; a document can. */
const mediaKind = (type: string, text: string | null): "image" | "audio" | "document" =>
  pictures.test(type) ? "image" : sounds.test(type) && !text ? "audio" : "document";

/** The part of the request that says what is sent. */
export function contentOf(outgoing: Outgoing, media: string | null): object {
  const { kind, text, location, template, variables, file } = outgoing;
  if (template) return { type: "template", template: templateOf(template, variables ?? []) };
  if (location) {
    const { lat, lng, name, address } = location;
    return {
      type: "location",
      location: { latitude: lat, longitude: lng, ...(name && { name }), ...(address && { address }) },
    };
  }
  if (file && media !== null) {
    const sort = mediaKind(file.media_type, text);
    const caption = text ? { caption: text } : {};
    return { type: sort, [sort]: { id: media, ...caption, ...(sort === "document" ? { filename: file.name } : {}) } };
  }
  if (kind === "text" && text) return { type: "text", text: { body: text, preview_url: true } };
  throw new Error(`WhatsApp has no way to send a message of kind ${kind}.`);
}

type About = { settings: Settings; secret: Secret };

async function upload(file: NonNullable<Outgoing["file"]>, { settings, secret }: About): Promise<string | Sent> {
  const form = new FormData();
  form.set("messaging_product", "whatsapp");
  form.set("type", file.media_type);
  form.set("file", new Blob([new Uint8Array(await file.bytes())], { type: file.media_type }), file.name);
  const { status, body, retryAfter } = await graph(secret, `${settings.phone_number_id}/media`, { form });
  const id = textOf(body.id);
  return status === 200 && id !== null ? id : refusalOf(status, body, retryAfter);
}

/** The file is uploaded first, which can be repeated; only then the message is sent. */
export async function sendWhatsApp(outgoing: Outgoing, about: About, begin: () => Promise<void>): Promise<Sent> {
  const { settings, secret } = about;
  const refusal = captionRefusal(outgoing);
  if (refusal) return refusal;
  const media = outgoing.file ? await upload(outgoing.file, about) : null;
  if (media !== null && typeof media !== "string") return media;
  const json = {
    messaging_product: "whatsapp",
    recipient_type: "individual",
    to: outgoing.to.replace(/^\+/, ""),
    // Returned with every status, even for a message whose response was lost.
    biz_opaque_callback_data: outgoing.id,
    ...contentOf(outgoing, media),
  };
  await begin();
  const { status, body, retryAfter } = await graph(secret, `${settings.phone_number_id}/messages`, { json });
  if (status >= 500 && !isOwnWord(body)) return { result: "unknown", message: `WhatsApp answered ${status}.` };
  if (status !== 200) return refusalOf(status, body, retryAfter);
  const id = textOf(listOf(body.messages)[0]?.id);
  return id === null
    ? { result: "unknown", message: "WhatsApp took the message but gave no id for it." }
    : { result: "sent", external_id: id };
}
