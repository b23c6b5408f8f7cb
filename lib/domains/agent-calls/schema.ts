import { z } from "zod";
import { DateTimeOut, Id, Page, pageOf } from "@/lib/core/wire/wire";

export const AgentCall = z
  .object({
    id: z.string(),
    at: DateTimeOut,
    tool: z.string().meta({ examples: ["create_hold"] }),
    key: z
      .object({ id: z.string(), name: z.string() })
      .describe("The API key; of an agent that a member connected, the grant and the agent's name."),
    member: z.string().nullable().describe("The name of the member whose agent it was; null with a key."),
    arguments: z.record(z.string(), z.unknown()).describe("Shortened, and without what is personal or secret."),
    outcome: z.string().describe("`ok`, or the code of the problem it was refused with."),
    detail: z.string().nullable().describe("Why it was refused."),
    dry_run: z.boolean().describe("It only asked what would happen; nothing changed."),
    replayed: z.boolean().describe("A repeat of an earlier call, answered as that one was."),
    client: z.string().nullable().describe("What the agent calls itself."),
    request_id: z.string(),
    duration_ms: z.int(),
  })
  .meta({ id: "AgentCall" });
export type AgentCall = z.output<typeof AgentCall>;

export const AgentCallPage = pageOf(AgentCall);
export const AgentCallQuery = z.strictObject({
  key_id: Id.optional().describe("An API key or an agent grant."),
  tool: z.string().max(100).optional(),
  outcome: z.string().max(100).optional().describe("`ok`, `refused` for everything else, or the code of a problem."),
  ...Page,
});
export type AgentCallQuery = z.output<typeof AgentCallQuery>;
