import { z } from "zod";
import { foreignChannels } from "@/lib/core/vocabulary";
import { DateTimeIn, DateTimeOut, Page, pageOf } from "@/lib/core/wire/wire";

export const TestClock = z
  .object({
    now: DateTimeOut.describe("What time it is in test mode. It goes on by itself."),
    ahead_seconds: z.int().describe("How far it is ahead of the real time."),
    next_due_at: DateTimeOut.nullable().describe(
      "When something happens by itself next: a hold expires, a reminder is due.",
    ),
    arrived: z
      .boolean()
      .describe(
        "False: so much was due on the way that the clock stopped at `now`; send the same `to` again to go on.",
      ),
  })
  .meta({ id: "TestClock" });
export type TestClock = z.output<typeof TestClock>;

const furthestDays = 400;

export const MoveTestClockBody = z
  .strictObject({
    to: DateTimeIn.optional().describe("The time that it shall be."),
    by_seconds: z
      .int()
      .min(0)
      .max(furthestDays * 86_400)
      .optional()
      .describe("How far the clock shall go on."),
  })
  .refine(({ to, by_seconds }) => (to === undefined) !== (by_seconds === undefined), {
    error: "say either `to` or `by_seconds`",
  });
export type MoveTestClockBody = z.output<typeof MoveTestClockBody>;

export const testWays = [...foreignChannels, "email", "push", "automation"] as const;

export const TestOutgoing = z
  .object({
    id: z.string(),
    way: z.enum(testWays).describe("`automation`: a call to the address that an automation names."),
    recipient: z.string(),
    subject: z.string().nullable(),
    text: z.string(),
    about_id: z.string().nullable().describe("The message, e-mail or notice that would have been sent."),
    created_at: DateTimeOut,
  })
  .meta({ id: "TestOutgoing" });
export type TestOutgoing = z.output<typeof TestOutgoing>;
export const TestOutgoingPage = pageOf(TestOutgoing);
export const TestOutgoingQuery = z.strictObject({
  ...Page,
  way: z.enum(testWays).optional().describe("Only what would have gone this way."),
});
