import { readFileSync } from "node:fs";
import { join } from "node:path";
import Ajv, { type ValidateFunction } from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { relativePath } from "@/lib/api/http/path";
import { problems } from "@/lib/core/problem";

type Response = {
  $ref?: string;
  headers?: Record<string, { $ref: string }>;
  content?: Record<string, { schema: { format?: string } }>;
};
type Described = { responses: Record<string, Response> };
type Document = {
  paths: Record<string, Record<string, Described>>;
  components: { responses: Record<string, Response>; headers: Record<string, { required: boolean }> };
};

/** A response of either server; header names in lower case. */
export type Answered = {
  status: number;
  header: (name: string) => string | undefined;
  text: string;
  json: { code?: unknown };
};

const file = join(import.meta.dirname, "..", "..", "clients", "openapi.json");
const document = JSON.parse(readFileSync(file, "utf8")) as Document;
// Most schemas check a few answers: optimising their code, or repeating it at each reference, costs more than it saves.
const asItIs = { strict: false, inlineRefs: false, code: { optimize: false } };
// A header is text: its number is coerced, which a body's must not be.
const bodies = new Ajv({ ...asItIs, allErrors: true });
const headers = new Ajv({ ...asItIs, coerceTypes: true });
for (const ajv of [bodies, headers]) {
  addFormats(ajv);
  ajv.addSchema(document, "api");
}

const escaped = (part: string) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
const compiled = new Map<string, ValidateFunction>();
function schemaAt(ajv: Ajv, pointer: string): ValidateFunction {
  const known = compiled.get(pointer) ?? ajv.compile({ $ref: `api#${pointer}` });
  compiled.set(pointer, known);
  return known;
}

const templates = Object.keys(document.paths)
  .map((path) => ({ path, pattern: new RegExp(`^${path.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`) }))
  // A literal segment is matched before a parameter.
  .sort((a, b) => a.path.split("{").length - b.path.split("{").length);

/** The description's path that a request's target meets, or null. */
function pathOf(target: string): string | null {
  const rest = relativePath(new URL(target, "http://localhost").pathname);
  return rest === null ? null : (templates.find(({ pattern }) => pattern.test(rest))?.path ?? null);
}

/** Our meaningful headers: none may be sent without being described. */
const meaningful = ["location", "retry-after", "idempotency-replayed", "turnero-dry-run", "deprecation", "sunset"];

function* headerFaults(described: Response, reply: Answered): Generator<string> {
  const names = Object.keys(described.headers ?? {});
  for (const name of names) {
    const value = reply.header(name.toLowerCase());
    if (value === undefined) {
      if (document.components.headers[name]?.required) yield `lacks the header ${name}`;
      continue;
    }
    if (!schemaAt(headers, `/components/headers/${escaped(name)}/schema`)(value)) yield `has ${name}: ${value}`;
  }
  const said = new Set(names.map((name) => name.toLowerCase()));
  for (const name of meaningful)
    if (reply.header(name) !== undefined && !said.has(name)) yield `has an undescribed header ${name}`;
}

function* bodyFaults(pointer: string, described: Response, reply: Answered, method: string): Generator<string> {
  const type = (reply.header("content-type") ?? "").split(";")[0];
  const types = Object.keys(described.content ?? {});
  if (types.length === 0) {
    if (reply.text !== "") yield `has a body of ${type}, and the description has none`;
    return;
  }
  const isFile = types.every((each) => described.content?.[each]?.schema.format === "binary");
  if (isFile && (types.includes("*/*") || types.includes(type ?? ""))) return;
  if (!types.includes(type ?? "")) yield `is ${type}, not ${types.join(" or ")}`;
  else if (/json$/.test(type ?? "") && method !== "HEAD") {
    const validate = schemaAt(bodies, `${pointer}/content/${escaped(type ?? "")}/schema`);
    if (!validate(reply.json)) yield bodies.errorsText(validate.errors, { separator: "\n" });
  }
}

/** The differences of a response from its description. */
export function differences(method: string, target: string, reply: Answered): string[] {
  const path = pathOf(target);
  const name = (method === "HEAD" ? "GET" : method).toLowerCase();
  const operation = path === null ? undefined : document.paths[path]?.[name];
  if (method === "OPTIONS" && reply.status === 204) return []; // A CORS preflight is not described.
  if (!operation) {
    const wanted = path === null ? "not_found" : "method_not_allowed";
    return method === "HEAD" || (reply.json.code === wanted && reply.status === problems[wanted].status)
      ? []
      : [`answers ${reply.status} ${reply.json.code} where nothing is described`];
  }
  const given = operation.responses[reply.status];
  if (!given) return [`answers ${reply.status} ${reply.json.code ?? ""}, which is not described`];
  const shared = given.$ref?.split("/").pop();
  const described = shared ? (document.components.responses[shared] as Response) : given;
  const pointer = shared
    ? `/components/responses/${escaped(shared)}`
    : `/paths/${escaped(path ?? "")}/${name}/responses/${reply.status}`;
  return [...headerFaults(described, reply), ...bodyFaults(pointer, described, reply, method)];
}
