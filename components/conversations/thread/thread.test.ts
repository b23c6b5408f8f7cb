import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Message } from "@/clients/typescript/src/client";
import {
  blocksOf,
  firstUnread,
  inOrder,
  isNearStart,
  keptPlace,
  notesWithin,
  speakerOf,
} from "@/components/conversations/thread/thread";

const at = (minutes: number): string => new Date(Date.UTC(2026, 0, 15, 12, minutes)).toISOString();

const message = (n: number, change: Partial<Message> = {}): Message => ({
  id: `msg_${n}`,
  conversation_id: "cnv",
  n,
  direction: "in",
  author: { type: "customer", id: "cus", name: "Ana" },
  kind: "text",
  text: `word ${n}`,
  location: null,
  attachment: null,
  template: null,
  status: "delivered",
  error: null,
  edited_at: null,
  created_at: at(n),
  ...change,
});

const out = { direction: "out", author: { type: "member", id: "mbr", name: "Luz" } } as const;
const shapeOf = (messages: Message[], firstNew: number | null = null) =>
  blocksOf(messages, "America/Sao_Paulo", firstNew).map((block) =>
    block.kind === "said" ? block.messages.map(({ n }) => n) : block.kind,
  );

describe("a conversation on the screen", () => {
  it("puts together what one person says in one breath", () => {
    expect(shapeOf([message(1), message(2), message(3, out), message(4)])).toEqual(["day", [1, 2], [3], [4]]);
    expect(shapeOf([message(1), message(9)])).toEqual(["day", [1], [9]]);
  });

  it("tells the bot from a colleague", () => {
    const bot = { direction: "out", author: { type: "bot", id: "", name: "Bot" } } as const;
    expect(shapeOf([message(1, out), message(2, bot)])).toEqual(["day", [1], [2]]);
  });

  it("begins a new day at midnight of the workspace", () => {
    const late = message(1, { created_at: "2026-01-16T02:59:00Z" });
    const early = message(2, { created_at: "2026-01-16T03:00:00Z" });
    expect(shapeOf([late, early])).toEqual(["day", [1], "day", [2]]);
  });

  it("draws the line above the first new one, and lets a note stand alone", () => {
    expect(shapeOf([message(1), message(2), message(3)], 2)).toEqual(["day", [1], "new", [2, 3]]);
    expect(shapeOf([message(1), message(2, { kind: "system" }), message(3)])).toEqual(["day", [1], "note", [3]]);
  });

  it("puts the team's notes at their time, and those of a time that is not loaded nowhere", () => {
    const note = (minutes: number) => ({
      id: `nte_${minutes}`,
      conversation_id: "cnv",
      author: out.author,
      text: "Owes us",
      mentions: [],
      created_at: at(minutes),
    });
    const [messages, notes] = [
      [message(2), message(3), message(6)],
      [note(8), note(3), note(1)],
    ];
    const shape = (hasOlder: boolean) =>
      blocksOf(messages, "UTC", null, notesWithin(notes, messages, hasOlder)).map((block) =>
        block.kind === "said" ? block.messages.map(({ n }) => n) : block.kind === "team" ? block.note.id : block.kind,
      );
    expect(shape(true)).toEqual(["day", [2, 3], "nte_3", [6], "nte_8"]);
    expect(shape(false)).toEqual(["day", "nte_1", [2, 3], "nte_3", [6], "nte_8"]);
  });

  it("shows every message once and in order, however it is grouped", () => {
    const any = fc.array(
      fc.record({ out: fc.boolean(), note: fc.boolean(), minutes: fc.integer({ min: 0, max: 3000 }) }),
    );
    fc.assert(
      fc.property(any, (list) => {
        const messages = list.map((each, i) =>
          message(i + 1, {
            ...(each.out ? out : {}),
            kind: each.note ? "system" : "text",
            created_at: at(each.minutes),
          }),
        );
        const shown = blocksOf(messages, "UTC", null).flatMap((block) =>
          block.kind === "said" ? block.messages : block.kind === "note" ? [block.message] : [],
        );
        expect(shown.map(({ n }) => n)).toEqual(messages.map(({ n }) => n));
      }),
    );
  });
});

describe("who speaks", () => {
  it("is the contact as they are known now, and whoever of the house wrote", () => {
    expect(speakerOf({ type: "customer", name: "Visitor 1A2B" }, "Ana Souza")).toBe("Ana Souza");
    expect(speakerOf({ type: "member", name: "Bia" }, "Ana Souza")).toBe("Bia");
  });
});

describe("what is unread", () => {
  it("begins at the contact's word that nobody has read", () => {
    expect(firstUnread([message(1), message(2, out), message(3), message(4)], 2)).toBe(3);
    expect(firstUnread([message(1), message(2)], 0)).toBeNull();
  });
  it("begins at the oldest known where it reaches further back", () => {
    expect(firstUnread([message(8), message(9)], 5)).toBe(8);
  });
});

describe("pages", () => {
  it("become one conversation, without what both hold", () => {
    const pages = [{ data: [message(4), message(3)] }, { data: [message(3), message(2)] }];
    expect(inOrder(pages).map(({ n }) => n)).toEqual([2, 3, 4]);
  });
});

describe("the place of the eye", () => {
  it("stays at the end when it was there", () => {
    expect(keptPlace(0, 120)).toBe(0);
    expect(keptPlace(-40, 120)).toBe(0);
  });
  it("stays on the same words when something comes below", () => {
    expect(keptPlace(-500, 120)).toBe(-620);
    expect(keptPlace(-500, 0)).toBe(-500);
  });
  it("asks for older ones before the beginning is reached", () => {
    expect(isNearStart({ top: -1500, height: 2400, view: 600 })).toBe(true);
    expect(isNearStart({ top: -500, height: 2400, view: 600 })).toBe(false);
  });
});
