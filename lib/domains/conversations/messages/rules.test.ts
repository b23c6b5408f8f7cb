import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kindOfMedia, mayBecome } from "@/lib/domains/conversations/messages/rules";
import { type MessageStatus, messageStatuses } from "@/lib/domains/conversations/messages/schema";

describe("the status of a message", () => {
  const statuses = fc.constantFrom(...messageStatuses);

  it("ends at the furthest that was reported, in whatever order and however often", () => {
    fc.assert(
      fc.property(fc.array(statuses, { maxLength: 12 }), (reported) => {
        const end = reported.reduce<MessageStatus>((now, next) => (mayBecome(now, next) ? next : now), "queued");
        const steps = ["queued", "sent", "delivered", "read"];
        const furthest = Math.max(0, ...reported.map((each) => steps.indexOf(each)));
        if (end === "failed") return reported.includes("failed");
        return steps.indexOf(end) === furthest;
      }),
    );
  });

  it("does not fail what has arrived, and what failed stays failed", () => {
    expect(mayBecome("delivered", "failed")).toBe(false);
    expect(mayBecome("sent", "failed")).toBe(true);
    for (const next of messageStatuses) expect(mayBecome("failed", next)).toBe(false);
  });
});

it("tells pictures, sounds and other files apart", () => {
  expect(["image/png", "image/heic", "audio/ogg", "application/pdf", "text/html"].map(kindOfMedia)).toEqual([
    ...["image", "file", "audio", "file", "file"],
  ]);
});
