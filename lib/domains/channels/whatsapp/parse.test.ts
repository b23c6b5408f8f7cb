import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refusalOf } from "@/lib/domains/channels/whatsapp/faults";
import { parseWhatsApp } from "@/lib/domains/channels/whatsapp/parse";
import { waDelivery, waMessage, waNumber } from "@/lib/testing/companies/messengers";

const about = { settings: waNumber, locale: "pt-BR" };
const only = (type: string, content: object) => {
  const { items, faults } = parseWhatsApp(waDelivery([waMessage(type, content)]), about);
  expect(faults).toEqual([]);
  expect(items.length).toBeLessThanOrEqual(1);
  return items[0];
};

describe("what a contact of WhatsApp sends", () => {
  it("comes from a number with its plus and the name of the profile", () => {
    expect(only("text", { text: { body: "Olá" } })).toMatchObject({
      type: "message",
      contact: { external_id: "+5511987654321", phone: "+5511987654321", display_name: "Ana Souza" },
      inbound: { kind: "text", text: "Olá", external_id: expect.stringMatching(/^wamid\./) },
      media: null,
    });
  });

  it("was said when it says so, and where it does not, nobody knows", () => {
    const text = { text: { body: "Olá" } };
    const said = (timestamp: unknown) => only("text", { ...text, timestamp });
    expect(said("1763000000")).toMatchObject({ inbound: { said_at: new Date(1_763_000_000_000) } });
    for (const odd of ["soon", "", null, "-5"]) expect(said(odd)).toMatchObject({ inbound: { said_at: null } });
  });

  it.each([
    ["image", { image: { id: "m1", mime_type: "image/jpeg", caption: "Assim" } }, "image", "Assim", "m1"],
    ["sticker", { sticker: { id: "m2", mime_type: "image/webp", animated: false } }, "image", null, "m2"],
    ["audio", { audio: { id: "m3", mime_type: "audio/ogg; codecs=opus", voice: true } }, "audio", null, "m3"],
    ["video", { video: { id: "m4", mime_type: "video/mp4" } }, "file", null, "m4"],
    ["document", { document: { id: "m5", filename: "exame.pdf", mime_type: "application/pdf" } }, "file", null, "m5"],
  ])("%s has a file that is fetched later", (type, content, kind, text, id) => {
    expect(only(type, content)).toMatchObject({ inbound: { kind, text }, media: { id } });
  });

  it.each([
    ["button", { button: { payload: "x", text: "Confirmar" } }, "Confirmar"],
    ["interactive", { interactive: { type: "button_reply", button_reply: { id: "1", title: "Sim" } } }, "Sim"],
    ["interactive", { interactive: { type: "list_reply", list_reply: { id: "1", title: "14:30" } } }, "14:30"],
    [
      "contacts",
      { contacts: [{ name: { formatted_name: "Bia" }, phones: [{ phone: "+55 11 91234-5678" }] }] },
      "Contato: Bia, +55 11 91234-5678",
    ],
  ])("%s is text", (type, content, text) => {
    expect(only(type, content)).toMatchObject({ inbound: { kind: "text", text } });
  });

  it("may be a place, with its name", () => {
    const location = { latitude: -23.56, longitude: -46.65, name: "Casa", address: "Rua A, 1" };
    expect(only("location", { location })).toMatchObject({
      inbound: { kind: "location", location: { lat: -23.56, lng: -46.65, name: "Casa", address: "Rua A, 1" } },
    });
    expect(only("location", { location: { latitude: 900, longitude: 0 } })).toMatchObject({
      inbound: { kind: "system" },
    });
  });

  it("may be a reaction, which is noted; one that is taken back is not", () => {
    expect(only("reaction", { reaction: { message_id: "w", emoji: "👍" } })).toMatchObject({
      inbound: { kind: "system", text: "Reagiu com 👍" },
    });
    expect(only("reaction", { reaction: { message_id: "w" } })).toBeUndefined();
  });

  it("may be something we cannot show, which is said in the conversation", () => {
    const errors = [{ code: 131051, title: "Message type unknown" }];
    expect(only("unsupported", { errors })).toMatchObject({
      inbound: { kind: "system", text: expect.stringContaining("Message type unknown") },
    });
    expect(only("order", { order: {} })).toMatchObject({ inbound: { kind: "system" } });
  });

  it("of another number of the same app is not ours", () => {
    const other = { settings: { ...waNumber, phone_number_id: "999999" }, locale: "en" };
    expect(parseWhatsApp(waDelivery([waMessage("text", { text: { body: "x" } })]), other).items).toEqual([]);
  });

  it("without an id or a sender is a fault, and the rest is read", () => {
    const batch = [{ type: "text", text: { body: "?" } }, waMessage("text", { text: { body: "!" } })];
    const { items, faults } = parseWhatsApp(waDelivery(batch), about);
    expect([items.length, faults.length]).toEqual([1, 1]);
  });

  it("never breaks the reader, whatever it is", () => {
    fc.assert(fc.property(fc.anything({ maxDepth: 4 }), (body) => void parseWhatsApp(body, about)));
    const value = fc.anything({ maxDepth: 3 });
    const message = fc.record({
      id: value,
      from: value,
      type: fc.constantFrom("text", "image", "contacts", "x"),
      text: value,
      image: value,
      contacts: value,
    });
    fc.assert(
      fc.property(fc.array(message), fc.array(fc.record({ id: value, status: value, errors: value })), (some, more) => {
        const { items, faults } = parseWhatsApp(waDelivery(some, more), about);
        expect(items.length + faults.length).toBeLessThanOrEqual(some.length + more.length);
      }),
    );
  });
});

describe("what WhatsApp says about a message of ours", () => {
  it("is its status, with our own id where it was given back, and why it failed", () => {
    const statuses = [
      { id: "wamid.1", status: "delivered", timestamp: "1", biz_opaque_callback_data: "msg_1" },
      {
        id: "wamid.2",
        status: "failed",
        errors: [{ code: 131047, title: "Re-engagement message", message: "More than 24 hours" }],
      },
      { id: "wamid.3", status: "deleted" },
    ];
    expect(parseWhatsApp(waDelivery([], statuses), about).items).toEqual([
      { type: "status", external_id: "wamid.1", message_id: "msg_1", status: "delivered", error: null },
      {
        type: "status",
        external_id: "wamid.2",
        message_id: null,
        status: "failed",
        error: { code: "window_closed", message: "More than 24 hours" },
      },
    ]);
  });

  it.each([
    [400, 131047, "refused"],
    [400, 131026, "refused"],
    [400, 131056, "retry"],
    [400, 130429, "retry"],
    [429, 4, "retry"],
    [503, null, "retry"],
    [401, 190, "broken"],
    [400, 190, "broken"],
    [400, 132001, "refused"],
  ])("status %i with code %s comes to %s", (status, code, result) => {
    const body = code === null ? {} : { error: { code, message: "words" } };
    expect(refusalOf(status, body, null).result).toBe(result);
  });

  it("asks all to wait for the number's rate, and one contact alone for the pair's", () => {
    expect(refusalOf(400, { error: { code: 130429 } }, null)).toMatchObject({ everybody: true, afterSeconds: 5 });
    expect(refusalOf(400, { error: { code: 131056 } }, null)).toMatchObject({ everybody: false });
  });
});
