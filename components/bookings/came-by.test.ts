import { expect, it } from "vitest";
import type { StageMove } from "@/clients/typescript/src/client";
import { cameBy, walkInReason } from "@/components/bookings/came-by";

it("tells the booking page from the chat", () => {
  expect(cameBy({ source: "webchat", conversation_id: null })).toBe("booking_page");
  expect(cameBy({ source: "webchat", conversation_id: "cnv_1" })).toBe("webchat");
  expect(cameBy({ source: "dashboard", conversation_id: null })).toBe("dashboard");
});

it("has the reason of a walk-in, and of nothing else", () => {
  const move = (action: string, data: StageMove["data"]) => ({ action, data }) as StageMove;
  const reason = (...data: StageMove[]) => walkInReason({ data });
  expect(reason(move("created", { reason: "At the door" }), move("checked_in", null))).toBe("At the door");
  expect(reason(move("created", null), move("cancelled", { reason: "Rain" }))).toBeNull();
  expect(reason(move("rescheduled", { reason: "Later" }))).toBeNull();
});
