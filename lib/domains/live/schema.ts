import { z } from "zod";
import { Id } from "@/lib/core/wire/wire";

export const Change = z
  .object({
    kind: z.string().meta({ examples: ["customer.updated"] }),
    id: z.string().describe("What changed."),
    refreshes: z
      .array(z.string())
      .describe("The families of data in the dashboard that may show it.")
      .meta({ examples: [["customers"]] }),
  })
  .meta({ id: "Change" });
export type Change = z.output<typeof Change>;

export const StreamQuery = z.strictObject({
  last_event_id: z
    .string()
    .max(20)
    .optional()
    .describe("Where the client was, for one that cannot send the Last-Event-ID header."),
  workspace: Id.optional().describe("The caller's workspace, for a client that cannot send the X-Workspace-Id header."),
});
