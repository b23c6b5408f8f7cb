import { z } from "zod";
import { DateTimeOut, DateTimeQuery, Id } from "@/lib/core/wire/wire";
import { reasons } from "@/lib/domains/slots/snapshot";

export const Slot = z
  .object({
    start: DateTimeOut,
    end: DateTimeOut.describe("The end of the service itself, without the buffer."),
    resource_ids: z.array(z.string()).describe("The resources that would be used for this time."),
  })
  .meta({ id: "Slot" });
export type Slot = z.output<typeof Slot>;

export const SlotList = z
  .object({
    data: z.array(Slot),
    unavailable_reason: z.enum(reasons).nullable().describe("Null when there is a time; else why there is none."),
  })
  .meta({ id: "SlotList" });
export type SlotList = z.output<typeof SlotList>;

export const SlotQuery = z.strictObject({
  service_id: Id,
  from: DateTimeQuery.optional().describe("Default: now, or 7 days before `around`."),
  to: DateTimeQuery.optional().describe("Default: 7 days after `from` (or `around`); at most 62 days after `from`."),
  around: DateTimeQuery.optional().describe("The nearest times first, on both sides, within the window."),
  party_size: z.coerce.number().int().min(1).max(10_000).default(1),
  resource_id: Id.optional().describe("A resource that must be among those used."),
  booking_id: Id.optional().describe(
    "A booking that is to move: its own time counts as free, and its resources are kept where they can be.",
  ),
  limit: z.coerce.number().int().min(1).max(2000).default(500),
});
export type SlotQuery = z.output<typeof SlotQuery>;
