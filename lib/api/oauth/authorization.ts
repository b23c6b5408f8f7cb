import type { Scope } from "@/lib/core/scopes";
import { answerAddress, isRegistered, siteOf } from "@/lib/domains/agent-grants/redirect";
import { agentResource, issuer } from "@/lib/domains/agent-grants/resource";
import { isChallenge, readScopes, sameResource } from "@/lib/domains/agent-grants/rules";
import { findClient } from "@/lib/domains/agent-grants/store";

export type Query = Record<string, string | string[] | undefined>;

/** What an agent asks of a member, checked; `refuse` is where the browser goes when the member does not allow it. */
export type Authorization = {
  kind: "asked";
  client: { id: string; name: string; site: string | null };
  redirect_uri: string;
  code_challenge: string;
  state: string | null;
  /** Empty: the agent left it to the member. */
  scopes: Scope[];
  refuse: string;
};

export type Unusable =
  /** Nothing may be sent anywhere: who asks, or where the answer would go, is unknown. */
  | { kind: "unknown" }
  /** The agent made a mistake that it may be told of, if the member follows the link. */
  | { kind: "wrong"; client: string; detail: string; back: string };

/** Reads the query of /oauth/authorize (OAuth 2.1, 4.1.1). */
export async function readAuthorization(query: Query): Promise<Authorization | Unusable> {
  const twice = Object.values(query).some((value) => Array.isArray(value));
  const one = (name: string): string | null => {
    const value = query[name];
    return typeof value === "string" && value !== "" ? value : null;
  };
  const [id, redirect_uri] = [one("client_id"), one("redirect_uri")];
  const client = id === null ? null : await findClient(id);
  if (!client || redirect_uri === null || !isRegistered(client.redirect_uris, redirect_uri)) return { kind: "unknown" };

  const state = one("state");
  const back = (error: string, description?: string) =>
    answerAddress(redirect_uri, {
      error,
      error_description: description,
      state: state ?? undefined,
      iss: issuer(),
    });
  const wrong = (error: string, detail: string): Unusable => ({
    kind: "wrong",
    client: client.name,
    detail,
    back: back(error, detail),
  });
  if (twice) return wrong("invalid_request", "A parameter came twice.");
  if (one("response_type") !== "code") return wrong("unsupported_response_type", "response_type must be code.");
  const code_challenge = one("code_challenge") ?? "";
  if (one("code_challenge_method") !== "S256" || !isChallenge(code_challenge))
    return wrong("invalid_request", "PKCE with S256 is needed.");
  const resource = one("resource");
  if (resource !== null && !sameResource(resource, agentResource()))
    return wrong("invalid_target", `Tokens are for ${agentResource()} only.`);
  const { scopes, unknown } = readScopes(one("scope") ?? "");
  if (unknown.length > 0) return wrong("invalid_scope", `There is no scope ${unknown.join(", ")}.`);
  return {
    kind: "asked",
    client: { id: client.id, name: client.name, site: siteOf(redirect_uri) },
    redirect_uri,
    code_challenge,
    state,
    scopes,
    refuse: back("access_denied"),
  };
}
