import type { Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Scope } from "@/lib/core/scopes";
import { later, lifetimes } from "@/lib/domains/agent-grants/rules";
import { hashSecret, mintSecret } from "@/lib/domains/agent-grants/secret";
import { insertTokens } from "@/lib/domains/agent-grants/store";

export type Tokens = {
  access_token: string;
  token_type: "Bearer";
  expires_in: number;
  refresh_token: string;
  scope: string;
};

/** Only the hashes are kept. */
export async function giveTokens(
  tx: Tx,
  project: ProjectId,
  grant: string,
  scopes: readonly Scope[],
  now: Date,
): Promise<Tokens> {
  const [access_token, refresh_token] = [mintSecret("access"), mintSecret("refresh")];
  await insertTokens(tx, project, grant, [
    { hash: hashSecret(access_token), kind: "access", expires_at: later(now, lifetimes.access) },
    { hash: hashSecret(refresh_token), kind: "refresh", expires_at: later(now, lifetimes.refresh) },
  ]);
  return { access_token, token_type: "Bearer", expires_in: lifetimes.access, refresh_token, scope: scopes.join(" ") };
}
