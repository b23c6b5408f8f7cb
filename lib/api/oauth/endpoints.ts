import { admit } from "@/lib/api/access/admission";
import { addressOf } from "@/lib/api/access/authenticate";
import { problemOf } from "@/lib/api/failure";
import { readBytes, readJson } from "@/lib/api/http/read-body";
import { safeHeaders } from "@/lib/api/http/safe-headers";
import { resourceMetadata, serverMetadata } from "@/lib/api/oauth/metadata";
import { clock } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { log } from "@/lib/core/monitoring/log";
import { isProblem } from "@/lib/core/problem";
import { type Asking, giveUpToken, redeemCode, refreshTokens } from "@/lib/domains/agent-grants/redeem";
import { isRefusal, Refusal } from "@/lib/domains/agent-grants/refusal";
import { registerAgent } from "@/lib/domains/agent-grants/register";

const largest = 32 * 1024;

// Public data, and endpoints that no cookie reaches: an agent that is a page may read them too.
const open = { ...safeHeaders, "access-control-allow-origin": "*" };

const json = (status: number, body: object | null, more: Record<string, string> = {}): Response =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: { ...open, "cache-control": "no-store", "content-type": "application/json", ...more },
  });

/** Errors have OAuth's own shape here, as clients expect it. */
async function answered(request: Request, work: (asking: Asking) => Promise<Response>): Promise<Response> {
  const requestId = newId("req");
  const address = addressOf(request);
  try {
    const { limit } = await admit(null, address);
    if (!limit.allowed)
      return json(
        429,
        { error: "temporarily_unavailable", error_description: `Wait ${limit.reset} seconds.` },
        {
          "retry-after": String(limit.reset),
        },
      );
    return await work({ now: clock.now(), requestId, address });
  } catch (error) {
    if (isRefusal(error)) return json(400, { error: error.code, error_description: error.detail });
    const problem = problemOf(error, requestId);
    if (!isProblem(error)) log.error("oauth failed", { request_id: requestId, error });
    const code = problem.status < 500 ? "invalid_request" : "server_error";
    return json(problem.status < 500 ? 400 : problem.status, { error: code, error_description: problem.message });
  }
}

/** A form with each field at most once (RFC 6749, 3.2). */
async function formOf(request: Request): Promise<(name: string) => string | null> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new Refusal("invalid_request", "Send application/x-www-form-urlencoded.");
  const fields = new URLSearchParams(new TextDecoder().decode(await readBytes(request, largest)));
  for (const name of new Set(fields.keys()))
    if (name !== "resource" && fields.getAll(name).length > 1)
      throw new Refusal("invalid_request", `The field ${name} came twice.`);
  if (fields.getAll("resource").length > 1) throw new Refusal("invalid_target", "There is only one resource.");
  return (name) => fields.get(name) || null;
}

function needed(form: (name: string) => string | null, name: string): string {
  const value = form(name);
  if (value === null) throw new Refusal("invalid_request", `The field ${name} is missing.`);
  return value;
}

export const tokenEndpoint = (request: Request): Promise<Response> =>
  answered(request, async (asking) => {
    const form = await formOf(request);
    const kind = needed(form, "grant_type");
    const resource = form("resource");
    if (kind === "authorization_code") {
      const [code, client_id] = [needed(form, "code"), needed(form, "client_id")];
      const [redirect_uri, verifier] = [needed(form, "redirect_uri"), needed(form, "code_verifier")];
      return json(200, await redeemCode(asking, { code, client_id, redirect_uri, verifier, resource }));
    }
    if (kind === "refresh_token") {
      const [token, client_id] = [needed(form, "refresh_token"), needed(form, "client_id")];
      return json(200, await refreshTokens(asking, { token, client_id, scope: form("scope"), resource }));
    }
    throw new Refusal("unsupported_grant_type", "There are authorization_code and refresh_token.");
  });

export const revocationEndpoint = (request: Request): Promise<Response> =>
  answered(request, async (asking) => {
    const form = await formOf(request);
    await giveUpToken(asking, { token: needed(form, "token"), client_id: needed(form, "client_id") });
    return json(200, null);
  });

export const registrationEndpoint = (request: Request): Promise<Response> =>
  answered(request, async ({ now }) => {
    const client = await registerAgent(readJson(await readBytes(request, largest)));
    return json(201, {
      client_id: client.id,
      client_id_issued_at: Math.floor(now.getTime() / 1000),
      client_name: client.name,
      redirect_uris: client.redirect_uris,
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    });
  });

const published = (body: object): Response => json(200, body, { "cache-control": "public, max-age=300" });
export const resourceMetadataEndpoint = (): Response => published(resourceMetadata());
export const serverMetadataEndpoint = (): Response => published(serverMetadata());

/** What a browser asks before it sends a page's call. */
export const preflight = (): Response =>
  json(204, null, { "access-control-allow-methods": "GET, POST", "access-control-allow-headers": "*" });
