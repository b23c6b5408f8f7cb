import { clientName, inSnakeCase } from "@/components/docs/client-names";
import { type Endpoint, jsonOf, type Parameter, type Schema } from "@/components/docs/description";
import { mediaSample, sample } from "@/components/docs/sample";

type All = Record<string, Schema>;
export type Values = { path: [string, string][]; query: [string, string][]; body: unknown; type: string | null };

const valueFor = (parameter: Parameter, all: All): string =>
  String(parameter.example ?? sample(parameter.schema, { all, only: "required" }, parameter.name));

const thingOf = (path: string): string =>
  path
    .split("/")[1]
    ?.replace(/^resource-groups$/, "groups")
    .replace(/^webhook-endpoints$/, "endpoints")
    .replace(/s$/, "") ?? "";

/** What the examples of an operation send: everything it needs, and nothing else. */
export function valuesOf({ path, parameters, requestBody }: Endpoint, all: All): Values {
  const body = jsonOf(requestBody?.content);
  const named = (place: Parameter["in"]) =>
    parameters
      .filter((each) => each.in === place && (each.required ?? false))
      .map((each): [string, string] => {
        const owner = each.name === "id" ? { ...each, name: `${thingOf(path)}_id` } : each;
        return [each.name, valueFor(owner, all)];
      });
  return {
    path: named("path"),
    query: named("query"),
    body: body ? mediaSample(body.media, { all, only: "required" }) : undefined,
    type: body?.type ?? null,
  };
}

export const isKeyed = ({ parameters }: Endpoint): boolean =>
  parameters.some(({ name, required }) => name === "Idempotency-Key" && required);

export const filledPath = (template: string, path: readonly [string, string][]): string =>
  path.reduce((at, [name, value]) => at.replace(`{${name}}`, encodeURIComponent(value)), template);

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

export function curl(endpoint: Endpoint, all: All, base: string): string {
  const { path, query, body, type } = valuesOf(endpoint, all);
  const search = new URLSearchParams(query).toString();
  const address = `${base}/api/v1${filledPath(endpoint.path, path)}${search ? `?${search}` : ""}`;
  const lines = [`curl -X ${endpoint.method} ${quoted(address)}`];
  if (endpoint.access !== "public") lines.push('-H "Authorization: Bearer $TURNERO_KEY"');
  if (isKeyed(endpoint)) lines.push('-H "Idempotency-Key: $(uuidgen)"');
  if (type === "multipart/form-data") lines.push("-F file=@photo.jpg");
  else if (body !== undefined) lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`);
  return lines.join(" \\\n  ");
}

const literal = (value: unknown, indent: string): string =>
  JSON.stringify(value, null, 2)
    .replace(/"([a-zA-Z_]\w*)":/g, "$1:")
    .replaceAll("\n", `\n${indent}`);

function argumentsOf(endpoint: Endpoint, all: All, write: (value: unknown) => string): string[] {
  const { path, query, body, type } = valuesOf(endpoint, all);
  return [
    ...path.map(([, value]) => write(value)),
    ...(type === "multipart/form-data" ? ["file"] : body !== undefined ? [write(body)] : []),
    ...(query.length > 0 ? [write(Object.fromEntries(query))] : []),
  ];
}

export function typescript(endpoint: Endpoint, all: All): string | null {
  const name = clientName(endpoint);
  if (name === null) return null;
  const given = argumentsOf(endpoint, all, (value) => literal(value, ""));
  const answer = endpoint.method === "DELETE" ? "" : "const answer = ";
  return `import { createTurnero } from "@turnero/client";

const turnero = createTurnero({ apiKey: process.env.TURNERO_KEY });
${answer}await turnero.${name}(${given.join(", ")});`;
}

const inPython = (value: unknown, indent = ""): string => {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const deeper = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item) => inPython(item, deeper))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${inPython(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => `${deeper}${item},\n`).join("")}${indent}${close}`;
};

export function python(endpoint: Endpoint, all: All): string | null {
  const name = clientName(endpoint);
  if (name === null) return null;
  const given = argumentsOf(endpoint, all, (value) => inPython(value));
  return `import os
from turnero import Turnero

turnero = Turnero(os.environ["TURNERO_KEY"])
${endpoint.method === "DELETE" ? "" : "answer = "}turnero.${inSnakeCase(name)}(${given.join(", ")})`;
}
