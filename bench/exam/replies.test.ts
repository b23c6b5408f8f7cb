import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { meaningOf, type ReplyMeaning } from "@/lib/domains/notices/reply-meaning";

type Expected = "yes" | "cancel" | "move" | "stop" | "other";
type Reply = { language: string; text: string; expect: Expected[] };
const { replies } = JSON.parse(readFileSync(join(import.meta.dirname, "replies.json"), "utf8")) as { replies: Reply[] };

const read: Record<ReplyMeaning, Expected> = {
  attending: "yes",
  declined: "cancel",
  cancel: "cancel",
  move: "move",
  stop: "stop",
  other: "other",
};
const readingOf = ({ text }: Reply): Expected => read[meaningOf(text)];

// The unbiased figure is the first run, in first-runs.md.
describe("answers to a reminder", () => {
  it("are read as well as before", () => {
    expect(replies.filter((reply) => reply.expect.includes(readingOf(reply))).length).toBeGreaterThanOrEqual(200);
  });

  it("call a visit off only where they ask for that", () => {
    expect(replies.filter((reply) => readingOf(reply) === "cancel" && !reply.expect.includes("cancel"))).toEqual([]);
  });

  it("end a customer's notices only where they ask for that", () => {
    expect(replies.filter((reply) => readingOf(reply) === "stop" && !reply.expect.includes("stop"))).toEqual([]);
  });

  it("do not mark as coming who calls it off or wants another time", () => {
    const coming = replies.filter((reply) => readingOf(reply) === "yes" && /cancel|move/.test(reply.expect.join()));
    expect(coming).toEqual([]);
  });
});
