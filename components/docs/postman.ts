import type { Endpoint, Group, Schema } from "@/components/docs/description";
import { isKeyed, valuesOf } from "@/components/docs/examples";

type Json = Record<string, unknown>;
type All = Record<string, Schema>;

const variables = (text: string): string => text.replace(/\{(\w+)\}/g, ":$1");

/** Who calls: a key is the collection's own; a site's key and a session are told apart. */
function authOf({ access }: Endpoint): Json {
  if (access === "key") return {};
  if (access !== "widget") return { auth: { type: "noauth" } };
  return { auth: { type: "bearer", bearer: [{ key: "token", value: "{{site_key}}", type: "string" }] } };
}

function bodyOf(body: unknown, type: string | null): Json {
  if (type === "multipart/form-data")
    return { body: { mode: "formdata", formdata: [{ key: "file", type: "file", src: [] }] } };
  if (body === undefined) return {};
  return {
    body: { mode: "raw", raw: JSON.stringify(body, null, 2), options: { raw: { language: "json" } } },
  };
}

function itemOf(endpoint: Endpoint, all: All): Json {
  const { path, query, body, type } = valuesOf(endpoint, all);
  const optional = endpoint.parameters.filter(({ in: place, required }) => place === "query" && !required);
  const address = variables(endpoint.path);
  return {
    name: endpoint.summary,
    request: {
      method: endpoint.method,
      description: endpoint.description ?? "",
      ...authOf(endpoint),
      header: isKeyed(endpoint) ? [{ key: "Idempotency-Key", value: "{{$guid}}" }] : [],
      url: {
        raw: `{{base_url}}${address}`,
        host: ["{{base_url}}"],
        path: address.split("/").slice(1),
        variable: path.map(([key, value]) => ({ key, value })),
        query: [
          ...query.map(([key, value]) => ({ key, value })),
          ...optional.map(({ name, description }) => ({ key: name, value: "", description, disabled: true })),
        ],
      },
      ...bodyOf(body, type),
    },
    response: [],
  };
}

/** The operations that a program can call, as a Postman collection (v2.1), which Bruno and Insomnia import too. */
export const postmanCollection = (groups: readonly Group[], all: All, base: string): Json => ({
  info: {
    name: "Turnero API",
    schema: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json",
  },
  auth: { type: "bearer", bearer: [{ key: "token", value: "{{api_key}}", type: "string" }] },
  variable: [
    { key: "base_url", value: `${base}/api/v1` },
    { key: "api_key", value: "" },
    { key: "site_key", value: "" },
  ],
  item: groups.flatMap(({ name, endpoints }) => {
    const callable = endpoints.filter(({ access }) => access !== "session");
    return callable.length > 0 ? [{ name, item: callable.map((endpoint) => itemOf(endpoint, all)) }] : [];
  }),
});
