import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { refusalOf } from "@/lib/domains/channels/telegram/api";
import { parseTelegram } from "@/lib/domains/channels/telegram/parse";

const about = { settings: { bot_id: "77" }, locale: "es" };
const from = { id: 42, is_bot: false, first_name: "Lucía", last_name: "Vera" };
const message = (content: object) => ({ message_id: 9, from, chat: { id: 42, type: "private" }, date: 1, ...content });
const only = (content: object) => parseTelegram({ update_id: 1, message: message(content) }, about).items[0];

describe("what a contact of Telegram sends", () => {
  it("is known by bot, chat and number, so that another bot's first message is not taken for this one's", () => {
    expect(only({ text: "Hola" })).toEqual({
      type: "message",
      contact: { external_id: "42", display_name: "Lucía Vera", phone: null },
      inbound: { kind: "text", text: "Hola", external_id: "77:42:9" },
      media: null,
    });
  });

  it.each([
    [
      "the largest photo",
      {
        photo: [
          { file_id: "s", width: 90 },
          { file_id: "l", width: 1280 },
        ],
        caption: "Mirá",
      },
      "image",
      "l",
    ],
    ["a document", { document: { file_id: "d", file_name: "orden.pdf" } }, "file", "d"],
    ["a voice message", { voice: { file_id: "v" } }, "audio", "v"],
    ["a sound", { audio: { file_id: "a" } }, "audio", "a"],
    ["a video", { video: { file_id: "vi" } }, "file", "vi"],
    ["a sticker", { sticker: { file_id: "st", emoji: "😀" } }, "image", "st"],
    [
      "a moving sticker's picture",
      { sticker: { file_id: "st", is_animated: true, thumbnail: { file_id: "th" } } },
      "image",
      "th",
    ],
  ])("%s is fetched later", (_name, content, kind, id) => {
    expect(only(content)).toMatchObject({ inbound: { kind }, media: { id } });
  });

  it("is their phone when they share their own card, and nobody's when it is another's", () => {
    const card = (user_id: number) =>
      only({ contact: { user_id, first_name: "Lucía", phone_number: "595 981-123456" } });
    expect(card(42)).toMatchObject({ contact: { external_id: "42", phone: "+595981123456" } });
    expect(card(43)).toMatchObject({ contact: { external_id: "42", phone: null } });
  });

  it("may be a place, a venue, a contact or something we cannot show", () => {
    const location = { latitude: -25.28, longitude: -57.63 };
    expect(only({ location })).toMatchObject({ inbound: { location: { lat: -25.28, lng: -57.63, name: null } } });
    expect(only({ location, venue: { location, title: "Shopping", address: "Avda. 1" } })).toMatchObject({
      inbound: { location: { name: "Shopping", address: "Avda. 1" } },
    });
    expect(only({ contact: { first_name: "Blas", phone_number: "+595981" } })).toMatchObject({
      inbound: { kind: "text", text: "Contacto: Blas, +595981" },
    });
    expect(only({ poll: { id: "1" } })).toMatchObject({
      inbound: { kind: "system", text: expect.stringContaining("poll") },
    });
    expect(only({ pinned_message: {} })).toBeUndefined();
  });

  it("in a group, or from another bot, is nobody's conversation", () => {
    const group = { ...message({ text: "x" }), chat: { id: -5, type: "group" } };
    expect(parseTelegram({ message: group }, about)).toEqual({ items: [], faults: [] });
    expect(
      parseTelegram({ message: { ...message({ text: "x" }), from: { ...from, is_bot: true } } }, about).items,
    ).toEqual([]);
  });

  it("may be changed afterwards: words, and a place that moves", () => {
    const edit = (content: object) => parseTelegram({ edited_message: message(content) }, about).items[0];
    expect(edit({ text: "Hola!" })).toEqual({ type: "edit", external_id: "77:42:9", change: { text: "Hola!" } });
    expect(edit({ location: { latitude: 1, longitude: 2, live_period: 60 } })).toMatchObject({
      change: { location: { lat: 1, lng: 2 } },
    });
  });

  it("may be the code that links a colleague, or a word that only looks like one", () => {
    expect(only({ text: `/start ${"x".repeat(43)}` })).toMatchObject({
      type: "link",
      chat: "42",
      otherwise: { type: "message" },
    });
    expect(only({ text: "/start" })).toMatchObject({ type: "message" });
  });

  it("may be a button, which says its words", () => {
    const pressed = parseTelegram({ callback_query: { id: "5", from, data: "14:30" } }, about).items[0];
    expect(pressed).toMatchObject({ inbound: { kind: "text", text: "14:30", external_id: "77:42:press-5" } });
  });

  it("never breaks the reader, whatever it is", () => {
    const value = fc.anything({ maxDepth: 3 });
    fc.assert(
      fc.property(value, fc.dictionary(fc.string(), value), (body, content) => {
        parseTelegram(body, about);
        expect(parseTelegram({ message: message(content) }, about).items.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("what Telegram refuses", () => {
  const description = "Forbidden: bot was blocked by the user";
  const told = (status: number, retryAfter: number | null = null, refused = true) =>
    refusalOf({ ok: false, refused, status, result: null, description, retryAfter });
  it("waits as long as it is asked to, fails at once, or is about the credentials", () => {
    expect(told(429, 17)).toMatchObject({ result: "retry", afterSeconds: 17, everybody: true });
    expect(told(500)).toMatchObject({ result: "retry" });
    for (const status of [502, 200]) expect(told(status, null, false)).toMatchObject({ result: "unknown" });
    expect(told(403)).toEqual({
      result: "refused",
      code: "blocked_by_contact",
      message: "bot was blocked by the user",
    });
    expect(told(401)).toMatchObject({ result: "broken" });
  });
});
