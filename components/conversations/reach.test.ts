import { describe, expect, it } from "vitest";
import type { Conversation, QuickReply } from "@/clients/typescript/src/client";
import { askedIn, matching } from "@/components/conversations/composer/quick-reply-box";
import { filtersIn, queryOf, searchOf } from "@/components/conversations/filters";
import { reachOf } from "@/components/conversations/reach";

const now = Date.UTC(2026, 0, 15, 12);
const inMinutes = (minutes: number): string => new Date(now + minutes * 60_000).toISOString();
const reach = (change: Partial<Conversation>) =>
  reachOf({ channel: "whatsapp", paused: false, window_expires_at: null, ...change } as Conversation, now);

describe("what can be sent", () => {
  it("is anything on the other channels, and nothing while the channel is paused", () => {
    expect(reach({ channel: "telegram" })).toEqual({ kind: "open" });
    expect(reach({ channel: "telegram", paused: true })).toEqual({ kind: "paused" });
    expect(reach({ paused: true, window_expires_at: inMinutes(-1) })).toEqual({ kind: "paused" });
  });
  it("is anything within WhatsApp's day, with a count when its end is near", () => {
    expect(reach({ window_expires_at: inMinutes(120) })).toEqual({ kind: "open" });
    expect(reach({ window_expires_at: inMinutes(119.5) })).toEqual({ kind: "closing", minutes: 120 });
    expect(reach({ window_expires_at: inMinutes(0.2) })).toEqual({ kind: "closing", minutes: 1 });
  });
  it("is a template from the very end on, and before the first word", () => {
    expect(reach({ window_expires_at: inMinutes(0) })).toEqual({ kind: "closed" });
    expect(reach({})).toEqual({ kind: "closed" });
  });
});

describe("a quick reply", () => {
  const reply = (shortcut: string, text: string) => ({ id: shortcut, shortcut, text }) as QuickReply;
  const all = [
    reply("horário", "Das 9 às 18"),
    reply("oi", "Olá! Nosso horario é das 9 às 18."),
    reply("pix", "Chave"),
  ];
  it("is looked for by a slash at the beginning and nothing else", () => {
    expect(askedIn("/")).toBe("");
    expect(askedIn("/horá")).toBe("horá");
    for (const text of ["", "a /b", "/two words", "http://x"]) expect(askedIn(text)).toBeNull();
  });
  it("is found by its shortcut first, then by its words, without accents", () => {
    expect(matching(all, "HORA").map(({ id }) => id)).toEqual(["horário", "oi"]);
    expect(matching(all, "zzz")).toEqual([]);
  });
});

describe("the filters of an address", () => {
  it("come back as they went, and nonsense is left out", () => {
    const search = "?status=resolved&channel=telegram&mode=bot&assignee=none&unread=true&q=ana";
    expect(searchOf(filtersIn(new URLSearchParams(search)))).toBe(search);
    expect(queryOf(filtersIn(new URLSearchParams("channel=fax&assignee=you&status=lost")))).toEqual({
      status: "open",
      snoozed: false,
    });
    expect(queryOf(filtersIn(new URLSearchParams("status=snoozed&assignee=me")))).toEqual({
      status: "open",
      snoozed: true,
      assignee: "me",
    });
  });
});
