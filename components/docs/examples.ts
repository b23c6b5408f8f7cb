import { clientName, inPython } from "@/components/docs/client-names";
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

const isForm = ({ type }: Values): boolean => type === "multipart/form-data";
const isVisitors = ({ security }: Endpoint): boolean => (security ?? []).some((each) => "visitorToken" in each);

/** A file that the operation takes. */
const fileOf = ({ path }: Endpoint): { name: string; type: string } =>
  path.includes("/import")
    ? { name: "customers.csv", type: "text/csv" }
    : { name: "prices.pdf", type: "application/pdf" };

/** What shows who calls: a key, the cookie of a member's session, or a site's key from one of its pages. */
function whoCalls(endpoint: Endpoint, base: string): string[] {
  const { access, method } = endpoint;
  if (access === "key") return ['-H "Authorization: Bearer $TURNERO_KEY"'];
  if (access === "session") {
    const cookie = `${base.startsWith("https:") ? "__Secure-" : ""}next-auth.session-token`;
    return [
      `-H "Cookie: ${cookie}=$TURNERO_SESSION"`,
      ...(method === "GET" ? [] : [`-H ${quoted(`Origin: ${base}`)}`]),
    ];
  }
  if (access === "public") return [];
  const token = isVisitors(endpoint) ? ['-H "X-Webchat-Token: $VISITOR_TOKEN"'] : [];
  return ['-H "Authorization: Bearer $SITE_KEY"', "-H 'Origin: https://www.example.com'", ...token];
}

export function curl(endpoint: Endpoint, all: All, base: string): string {
  const values = valuesOf(endpoint, all);
  const { path, query, body } = values;
  const search = new URLSearchParams(query).toString();
  const address = `${base}/api/v1${filledPath(endpoint.path, path)}${search ? `?${search}` : ""}`;
  const lines = [`curl -X ${endpoint.method} ${quoted(address)}`, ...whoCalls(endpoint, base)];
  if (isKeyed(endpoint)) lines.push('-H "Idempotency-Key: $(date +%s)-$RANDOM"');
  if (isForm(values)) lines.push(`-F file=@${fileOf(endpoint).name}`);
  else if (body !== undefined) lines.push("-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body))}`);
  return lines.join(" \\\n  ");
}

const literal = (value: unknown): string => JSON.stringify(value, null, 2).replace(/"([a-zA-Z_]\w*)":/g, "$1:");

/** How the client is made, by who calls. A session speaks only in a page of the installation itself. */
function clientFor(endpoint: Endpoint, base: string): string {
  const at = `baseUrl: "${base}/api/v1"`;
  if (endpoint.access === "key") return `createTurnero({ apiKey: process.env.TURNERO_KEY, ${at} })`;
  if (endpoint.access === "session") return "createTurnero()";
  if (endpoint.access === "public") return `createTurnero({ ${at} })`;
  const token = isVisitors(endpoint) ? ', headers: { "X-Webchat-Token": visitorToken }' : "";
  return `createTurnero({ apiKey: siteKey, ${at}${token} })`;
}

export function typescript(endpoint: Endpoint, all: All, base: string): string | null {
  const name = clientName(endpoint);
  if (name === null) return null;
  const values = valuesOf(endpoint, all);
  const { path, query, body } = values;
  const form = isForm(values);
  const file = fileOf(endpoint).name;
  const onDisk = form && endpoint.access === "key"; // In a page the file comes from an input.
  const given = [
    ...path.map(([, value]) => literal(value)),
    ...(form ? ["form"] : body !== undefined ? [literal(body)] : []),
    ...(query.length > 0 ? [literal(Object.fromEntries(query))] : []),
  ];
  return [
    ...(onDisk ? ['import { openAsBlob } from "node:fs";'] : []),
    'import { createTurnero } from "@turnero/client";',
    "",
    ...(endpoint.access === "session" ? ["// In a page of this installation, where the member's session speaks."] : []),
    `const turnero = ${clientFor(endpoint, base)};`,
    ...(form ? ["const form = new FormData();"] : []),
    ...(form ? [`form.set("file", ${onDisk ? `await openAsBlob("${file}"), "${file}"` : "file"});`] : []),
    `${endpoint.method === "DELETE" ? "" : "const answer = "}await turnero.${name}(${given.join(", ")});`,
  ].join("\n");
}

const pythonOf = (value: unknown, indent = ""): string => {
  if (value === null || value === undefined) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const deeper = `${indent}    `;
  const items = Array.isArray(value)
    ? value.map((item) => pythonOf(item, deeper))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${pythonOf(item, deeper)}`);
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => `${deeper}${item},\n`).join("")}${indent}${close}`;
};

/** Sessions and site keys are for browsers: there is nothing to show of them. */
export function python(endpoint: Endpoint, all: All, base: string): string | null {
  const name = clientName(endpoint);
  const { access } = endpoint;
  if (name === null || access === "session" || access === "widget") return null;
  const values = valuesOf(endpoint, all);
  const { path, query, body } = values;
  const file = fileOf(endpoint);
  const upload = `{"file": Upload("${file.name}", open("${file.name}", "rb").read(), "${file.type}")}`;
  const given = [
    ...path.map(([, value]) => pythonOf(value)),
    ...(isForm(values) ? [upload] : body !== undefined ? [pythonOf(body)] : []),
    ...query.map(([key, value]) => `${inPython(key)}=${pythonOf(value)}`),
  ];
  const key = access === "key" ? 'os.environ["TURNERO_KEY"], ' : "";
  return [
    ...(access === "key" ? ["import os"] : []),
    `from turnero import Turnero${isForm(values) ? ", Upload" : ""}`,
    "",
    `turnero = Turnero(${key}base_url="${base}/api/v1")`,
    `${endpoint.method === "DELETE" ? "" : "answer = "}turnero.${inPython(name)}(${given.join(", ")})`,
  ].join("\n");
}
