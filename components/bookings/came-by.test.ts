import { expect, it } from "vitest";
import { cameBy } from "@/components/bookings/came-by";

it("tells the booking page from the chat", () => {
  expect(cameBy({ source: "webchat", conversation_id: null })).toBe("booking_page");
  expect(cameBy({ source: "webchat", conversation_id: "cnv_1" })).toBe("webchat");
  expect(cameBy({ source: "dashboard", conversation_id: null })).toBe("dashboard");
});
