import { inTransaction, type Tx } from "@/lib/core/db";
import { byService, endAgentGrant } from "@/lib/domains/agent-grants/end";
import { giveTokens, type Tokens } from "@/lib/domains/agent-grants/give-tokens";
import { Refusal } from "@/lib/domains/agent-grants/refusal";
import { answersChallenge, sameResource } from "@/lib/domains/agent-grants/rules";
import { hashSecret, isSecret } from "@/lib/domains/agent-grants/secret";
import {
  connectGrant,
  findGrant,
  lockCode,
  lockToken,
  otherGrants,
  type ShownToken,
  spendCode,
  spendToken,
} from "@/lib/domains/agent-grants/store";

/** Who asks the token endpoint: nobody is signed in there. */
export type Asking = { now: Date; requestId: string; address: string | null };

type CodeGiven = { code: string; client_id: string; redirect_uri: string; verifier: string; resource: string | null };
type RefreshGiven = { token: string; client_id: string; scope: string | null; resource: string | null };

/** A reuse ends the grant in the transaction that finds it, so the refusal comes after its commit. */
type Outcome = Tokens | Refusal;
const settled = async (work: (tx: Tx) => Promise<Outcome>): Promise<Tokens> => {
  const outcome = await inTransaction({}, work);
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};

const gone = (what: string) => new Refusal("invalid_grant", `The ${what} is unknown, used or expired.`);
const target = (given: string | null, resource: string): Refusal | null =>
  given === null || sameResource(given, resource)
    ? null
    : new Refusal("invalid_target", `Tokens of this grant are for ${resource}.`);

/**
 * The code's tokens, once. Whoever shows it again and knows its verifier either is a thief or lost to one, so that ends
 * the grant; without the verifier nobody can use a code up.
 */
export const redeemCode = (asking: Asking, given: CodeGiven): Promise<Tokens> =>
  settled(async (tx) => {
    if (!isSecret("code", given.code)) return gone("code");
    const hash = hashSecret(given.code);
    const code = await lockCode(tx, hash);
    if (!code || code.client_id !== given.client_id) return gone("code");
    if (code.redirect_uri !== given.redirect_uri)
      return new Refusal("invalid_grant", "The code was given for another redirect_uri.");
    if (!answersChallenge(given.verifier, code.challenge))
      return new Refusal("invalid_grant", "The code_verifier does not answer the code_challenge.");
    const by = byService(asking.now, asking.requestId, asking.address);
    if (code.used_at !== null) {
      await endAgentGrant(tx, code.project, by, code.grant_id);
      return gone("code");
    }
    if (code.revoked_at !== null || code.expires_at <= asking.now) return gone("code");
    const wrong = target(given.resource, code.resource);
    if (wrong) return wrong;
    await spendCode(tx, code.project, hash, asking.now);
    await connectGrant(tx, code.project, code.grant_id, asking.now);
    const grant = await findGrant(tx, code.project, code.grant_id);
    for (const older of grant ? await otherGrants(tx, code.project, grant) : [])
      await endAgentGrant(tx, code.project, by, older);
    return giveTokens(tx, code.project, code.grant_id, grant?.scopes ?? [], asking.now);
  });

const isLive = (token: ShownToken, given: RefreshGiven): boolean =>
  token.kind === "refresh" && token.client_id === given.client_id && token.revoked_at === null;

/** New tokens for a refresh token, which is used up. Shown again, it was stolen from one of the two: both lose. */
export const refreshTokens = (asking: Asking, given: RefreshGiven): Promise<Tokens> =>
  settled(async (tx) => {
    if (!isSecret("refresh", given.token)) return gone("refresh token");
    const hash = hashSecret(given.token);
    const token = await lockToken(tx, hash);
    if (!token || !isLive(token, given)) return gone("refresh token");
    if (token.used_at !== null) {
      await endAgentGrant(tx, token.project, byService(asking.now, asking.requestId, asking.address), token.grant_id);
      return gone("refresh token");
    }
    if (token.expires_at <= asking.now) return gone("refresh token");
    const wrong = target(given.resource, token.resource);
    if (wrong) return wrong;
    const beyond = (given.scope ?? "").split(" ").filter((name) => name && !token.scopes.includes(name as never));
    if (beyond.length > 0 && beyond.some((name) => name !== "offline_access"))
      return new Refusal("invalid_scope", `The member did not allow ${beyond.join(", ")}.`);
    await spendToken(tx, token.project, hash, asking.now);
    const grant = await findGrant(tx, token.project, token.grant_id);
    return giveTokens(tx, token.project, token.grant_id, grant?.scopes ?? [], asking.now);
  });

/** RFC 7009: whichever token is given up, the grant ends. One that is unknown or another agent's changes nothing. */
export const giveUpToken = (asking: Asking, given: { token: string; client_id: string }): Promise<void> =>
  inTransaction({}, async (tx) => {
    if (!isSecret("refresh", given.token) && !isSecret("access", given.token)) return;
    const token = await lockToken(tx, hashSecret(given.token));
    if (!token || token.client_id !== given.client_id) return;
    await endAgentGrant(tx, token.project, byService(asking.now, asking.requestId, asking.address), token.grant_id);
  });
