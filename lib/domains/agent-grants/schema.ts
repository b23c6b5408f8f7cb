import { z } from "zod";
import { scopes } from "@/lib/core/scopes";
import { DateTimeOut, Id, Page, pageOf } from "@/lib/core/wire/wire";

export const AgentGrant = z
  .object({
    id: z.string(),
    client: z
      .object({ id: z.string(), name: z.string().describe("As the agent calls itself.") })
      .describe("The agent."),
    member: z.object({ id: z.string(), name: z.string() }).describe("Who allowed it, and as whom it acts."),
    scopes: z.array(z.enum(scopes)).describe("What the member allowed, as far as their role has it now."),
    created_at: DateTimeOut,
    last_used_at: DateTimeOut.nullable(),
    revoked_at: DateTimeOut.nullable(),
  })
  .meta({ id: "AgentGrant" });
export type AgentGrant = z.output<typeof AgentGrant>;

export const AgentGrantPage = pageOf(AgentGrant);
export const AgentGrantParams = z.strictObject({ id: Id });
export const AgentGrantQuery = z.strictObject(Page);

const Text = (most: number) => z.string().min(1).max(most);

export const CreateAgentGrantBody = z.strictObject({
  client_id: Text(100).describe("Of the agent, from its registration."),
  redirect_uri: Text(2000).describe("One that the agent registered; on this device the port may differ."),
  code_challenge: Text(100).describe("Of PKCE, by S256."),
  resource: Text(2000).optional().describe("The address of the agent tool server; there is only one."),
  state: z.string().max(4000).optional().describe("Given back as it is."),
  scopes: z
    .array(z.enum(scopes))
    .min(1, { error: "must name at least one scope" })
    .transform((given) => [...new Set(given)]),
});
export type CreateAgentGrantBody = z.output<typeof CreateAgentGrantBody>;

export const CreatedAgentGrant = z
  .object({ id: z.string(), redirect_to: z.string().describe("Where the browser goes, with a code for the agent.") })
  .meta({ id: "CreatedAgentGrant" });
export type CreatedAgentGrant = z.output<typeof CreatedAgentGrant>;
