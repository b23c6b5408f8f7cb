import { describe, expect, it } from "vitest";
import type { Outgoing } from "@/lib/domains/channels/door";
import { requestOf } from "@/lib/domains/channels/telegram/send";

const place = (name: string | null, address: string | null): Outgoing => ({
  id: "msg_1",
  to: "42",
  kind: "location",
  text: null,
  template: null,
  file: null,
  location: { lat: -25.3, lng: -57.6, name, address },
});

describe("a place on its way to Telegram", () => {
  it.each([
    ["Shopping", "Avda. 1", { title: "Shopping", address: "Avda. 1" }],
    ["Shopping", null, { title: "Shopping", address: "Shopping" }],
    ["", "Avda. 1", { title: "Avda. 1", address: "Avda. 1" }],
  ])("with the name %s and the address %s is a venue that has both, as Telegram asks", async (name, address, words) => {
    expect(await requestOf(place(name, address))).toEqual({
      method: "sendVenue",
      body: { chat_id: "42", latitude: -25.3, longitude: -57.6, ...words },
    });
  });

  it("without words is a point", async () => {
    expect(await requestOf(place(null, null))).toMatchObject({ method: "sendLocation" });
  });
});
