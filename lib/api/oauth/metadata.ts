import { scopes } from "@/lib/core/scopes";
import { agentResource, issuer } from "@/lib/domains/agent-grants/resource";

/** RFC 9728: which server gives tokens for the agent tool server. */
export const resourceMetadata = () => ({
  resource: agentResource(),
  authorization_servers: [issuer()],
  scopes_supported: scopes,
  bearer_methods_supported: ["header"],
  resource_name: "Turnero",
  resource_documentation: `${issuer()}/docs/guides/agents`,
});

export const resourceMetadataAddress = (): string => `${issuer()}/.well-known/oauth-protected-resource/api/mcp`;

/** RFC 8414. */
export const serverMetadata = () => ({
  issuer: issuer(),
  authorization_endpoint: `${issuer()}/oauth/authorize`,
  token_endpoint: `${issuer()}/api/oauth/token`,
  registration_endpoint: `${issuer()}/api/oauth/register`,
  revocation_endpoint: `${issuer()}/api/oauth/revoke`,
  scopes_supported: scopes,
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  token_endpoint_auth_methods_supported: ["none"],
  revocation_endpoint_auth_methods_supported: ["none"],
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${issuer()}/docs/guides/agents`,
});
