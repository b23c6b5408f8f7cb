import { type Actor, asMember } from "@/lib/core/actor";
import { audit } from "@/lib/core/audit";
import { inTransaction } from "@/lib/core/db";
import { newId } from "@/lib/core/ids";
import { invalid, Problem } from "@/lib/core/problem";
import { answerAddress, isRegistered } from "@/lib/domains/agent-grants/redirect";
import { agentResource, issuer } from "@/lib/domains/agent-grants/resource";
import { isChallenge, later, lifetimes, sameResource } from "@/lib/domains/agent-grants/rules";
import type { CreateAgentGrantBody, CreatedAgentGrant } from "@/lib/domains/agent-grants/schema";
import { hashSecret, mintSecret } from "@/lib/domains/agent-grants/secret";
import { findClient, insertCode, insertGrant } from "@/lib/domains/agent-grants/store";
import { assertStanding } from "@/lib/domains/team/seat-change";

const fault = (field: string, detail: string) => invalid({ pointer: `#/${field}`, detail, code: "invalid_value" });

/** The page has checked the request; whoever calls this may be another page, so it is checked again. */
async function assertRequest(body: CreateAgentGrantBody): Promise<void> {
  const client = await findClient(body.client_id);
  if (!client) throw fault("client_id", "No agent registered with this id.");
  if (!isRegistered(client.redirect_uris, body.redirect_uri))
    throw fault("redirect_uri", "The agent did not register this address.");
  if (!isChallenge(body.code_challenge)) throw fault("code_challenge", "A SHA-256 in base64url.");
  if (body.resource !== undefined && !sameResource(body.resource, agentResource()))
    throw fault("resource", `Tokens are for ${agentResource()} only.`);
}

/** The member allows an agent some scopes in the workspace they act in. The agent gets its tokens for the code. */
export async function approveAgent(actor: Actor, body: CreateAgentGrantBody): Promise<CreatedAgentGrant> {
  const beyond = body.scopes.filter((scope) => !actor.scopes.has(scope));
  if (beyond.length > 0)
    throw new Problem("insufficient_scope", { detail: `You may not give what you lack: ${beyond.join(", ")}.` });
  await assertRequest(body);
  const code = mintSecret("code");
  const { client_id, scopes, redirect_uri, state } = body;
  const id = newId("agt");
  await inTransaction(actor, async (tx) => {
    await assertStanding(tx, actor);
    const made = await insertGrant(tx, actor.project.id, {
      id,
      member_id: asMember(actor).id,
      client_id,
      scopes,
      resource: agentResource(),
      created_at: actor.now,
    });
    await insertCode(tx, actor.project.id, {
      hash: hashSecret(code),
      grant_id: id,
      challenge: body.code_challenge,
      redirect_uri,
      expires_at: later(actor.now, lifetimes.code),
    });
    await audit(tx, actor, "agent_grant.created", id, null, made);
  });
  return { id, redirect_to: answerAddress(redirect_uri, { code, state, iss: issuer() }) };
}
