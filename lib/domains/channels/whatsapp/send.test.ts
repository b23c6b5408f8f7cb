import { describe, expect, it } from "vitest";
import { captionRefusal, type Outgoing } from "@/lib/domains/channels/door";
import { contentOf } from "@/lib/domains/channels/whatsapp/send";

const file = (media_type: string) => ({ name: "a.bin", media_type, bytes: async () => new Uint8Array() });
const outgoing = (change: Partial<Outgoing>): Outgoing => ({
  id: "msg_1",
  to: "+5511987654321",
  kind: "text",
  text: null,
  location: null,
  template: null,
  file: null,
  ...change,
});

describe("a file on its way to WhatsApp", () => {
  it.each([
    ["image/png", null, { type: "image", image: { id: "m" } }],
    ["image/webp", "words", { type: "document", document: { id: "m", caption: "words", filename: "a.bin" } }],
    ["audio/ogg", null, { type: "audio", audio: { id: "m" } }],
    ["audio/ogg", "words", { type: "document", document: { id: "m", caption: "words", filename: "a.bin" } }],
    ["application/pdf", null, { type: "document", document: { id: "m", filename: "a.bin" } }],
  ])("%s with the words %s goes as what can carry both", (type, text, expected) => {
    expect(contentOf(outgoing({ kind: "file", text, file: file(type) }), "m")).toEqual(expected);
  });

  it("takes no more words than there is room for, and none are cut off", () => {
    expect(captionRefusal(outgoing({ text: "x".repeat(1025), file: file("image/png") }))).toMatchObject({
      result: "refused",
      code: "caption_too_long",
    });
    expect(captionRefusal(outgoing({ text: "x".repeat(1024), file: file("image/png") }))).toBeNull();
    expect(captionRefusal(outgoing({ text: "x".repeat(4096) }))).toBeNull();
  });
});
