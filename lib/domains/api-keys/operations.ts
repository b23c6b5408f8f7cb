import { operation, session } from "@/lib/api/operation";
import { paginate } from "@/lib/api/pagination";
import { reader } from "@/lib/core/db";
import { createApiKey as create } from "@/lib/domains/api-keys/create";
import { apiKeyOf } from "@/lib/domains/api-keys/read";
import { renameApiKey } from "@/lib/domains/api-keys/rename";
import { revokeApiKey as revoke } from "@/lib/domains/api-keys/revoke";
import {
  ApiKey,
  ApiKeyPage,
  ApiKeyParams,
  ApiKeyQuery,
  CreateApiKeyBody,
  CreatedApiKey,
  UpdateApiKeyBody,
} from "@/lib/domains/api-keys/schema";
import { selectKeys } from "@/lib/domains/api-keys/store";

const tag = "API keys";

export const listApiKeys = operation({
  id: "listApiKeys",
  method: "GET",
  path: "/api-keys",
  access: session("admin"),
  tag,
  summary: "List API keys",
  description: "Newest first, revoked ones too. The keys themselves are not kept, only how they begin and end.",
  query: ApiKeyQuery,
  output: ApiKeyPage,
  handle: ({ actor, query }) =>
    paginate(actor, "api-keys", query, {
      fetch: (after, take) => selectKeys(reader(actor), actor.project.id, after?.[0] ?? null, take),
      position: ({ id }) => [id],
    }),
});

export const createApiKey = operation({
  id: "createApiKey",
  method: "POST",
  path: "/api-keys",
  access: session("admin"),
  idempotency: "refused",
  tag,
  summary: "Create an API key",
  description: "The key is answered once. It may do no more than the member who makes it.",
  body: CreateApiKeyBody,
  output: CreatedApiKey,
  success: 201,
  location: ({ id }) => `/api-keys/${id}`,
  handle: ({ actor, body }) => create(actor, body),
});

export const getApiKey = operation({
  id: "getApiKey",
  method: "GET",
  path: "/api-keys/{id}",
  access: session("admin"),
  tag,
  summary: "Get an API key",
  description: "What is known of it; the key itself is not kept.",
  params: ApiKeyParams,
  output: ApiKey,
  errors: ["not_found"],
  handle: ({ actor, params }) => apiKeyOf(actor, params.id),
});

export const updateApiKey = operation({
  id: "updateApiKey",
  method: "PATCH",
  path: "/api-keys/{id}",
  access: session("admin"),
  tag,
  summary: "Rename an API key",
  description: "The scopes and the expiry of a key never change: make another one.",
  params: ApiKeyParams,
  body: UpdateApiKeyBody,
  output: ApiKey,
  current: getApiKey.handle,
  changedBy: {
    scopes: "POST /api-keys",
    expires_at: "POST /api-keys",
    revoked_at: "DELETE /api-keys/{id}",
  },
  handle: ({ actor, params, body }) => renameApiKey(actor, params.id, body),
});

export const revokeApiKey = operation({
  id: "revokeApiKey",
  method: "DELETE",
  path: "/api-keys/{id}",
  access: session("admin"),
  tag,
  summary: "Revoke an API key",
  description: "The next request with it is refused. It stays in the list.",
  params: ApiKeyParams,
  handle: async ({ actor, params }) => {
    await revoke(actor, params.id);
    return undefined;
  },
});
