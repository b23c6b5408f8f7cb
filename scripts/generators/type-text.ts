import { type Description, type Endpoint, endpoints, type Schema, webhookShapes } from "./description";
import { capital } from "./names";

export const header = "// Made by `npm run generate` from the API's description. Changes here are lost.\n";

const step = "  ";
const literal = (value: unknown): string => JSON.stringify(value) ?? "undefined";
const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name));
const union = (types: string[]): string => [...new Set(types)].join(" | ");

/** A union or intersection in parentheses; one inside braces does not count. */
function grouped(type: string): string {
  let outside = type;
  for (let before = ""; before !== outside; ) {
    before = outside;
    outside = outside.replace(/\{[^{}]*\}|\([^()]*\)/g, "");
  }
  return / [|&] /.test(outside) ? `(${type})` : type;
}

export const comment = (text: string | undefined, indent: string): string =>
  text ? `${indent}/** ${text.replaceAll("*/", "* /").replace(/\s+/g, " ")} */\n` : "";

function objectType(schema: Schema, indent: string, textOf = typeOf): string {
  const { properties = {}, required = [], additionalProperties: more } = schema;
  const inner = indent + step;
  const lines = Object.entries(properties).map(([name, shape]) => {
    const type = textOf(shape, inner);
    const field = required.includes(name) ? `${key(name)}: ${type}` : `${key(name)}?: ${type} | undefined`;
    return `${comment(shape.description, inner)}${inner}${field};\n`;
  });
  if (lines.length === 0)
    return `Record<string, ${typeof more === "object" ? typeOf(more, indent) : more === false ? "never" : "unknown"}>`;
  if (more === true || typeof more === "object") lines.push(`${inner}[name: string]: unknown;\n`);
  return `{\n${lines.join("")}${indent}}`;
}

/** A JSON Schema as a TypeScript type. */
export function typeOf(schema: Schema, indent = ""): string {
  const { $ref, type, anyOf, oneOf, allOf, items, prefixItems } = schema;
  if ($ref) return $ref.split("/").pop() as string;
  if ("const" in schema) return literal(schema.const);
  if (schema.enum) return union(schema.enum.map(literal));
  const choices = anyOf ?? oneOf;
  if (choices) return union(choices.map((each) => typeOf(each, indent)));
  if (allOf) return allOf.map((each) => grouped(typeOf(each, indent))).join(" & ");
  if (Array.isArray(type)) return union(type.map((each) => typeOf({ ...schema, type: each }, indent)));
  if (prefixItems) return `[${prefixItems.map((each) => typeOf(each, indent)).join(", ")}]`;
  if (type === "array") return `${grouped(typeOf(items ?? {}, indent))}[]`;
  if (type === "object" || schema.properties) return objectType(schema, indent);
  if (type === "integer" || type === "number") return "number";
  if (type === "string" || type === "boolean" || type === "null") return type;
  return schema.not && Object.keys(schema.not).length === 0 ? "never" : "unknown";
}

/** A list in a query may also be given as it stands in the address, with commas. */
const parameterType = (schema: Schema): string =>
  schema.type === "array" ? `readonly ${typeOf(schema)} | string` : typeOf(schema);

export const queryName = ({ id }: Endpoint): string => `${capital(id)}Query`;

function queryType(endpoint: Endpoint): string {
  const properties = Object.fromEntries(
    endpoint.queryParameters.map(({ name, schema, description = "" }) => [name, { ...schema, description }]),
  );
  const required = endpoint.queryParameters.filter((parameter) => parameter.required).map(({ name }) => name);
  return `${comment(`The query of ${endpoint.method} ${endpoint.path}.`, "")}export type ${queryName(endpoint)} = ${objectType({ properties, required }, "", parameterType)};\n`;
}

/** clients/typescript/src/schema.ts: a type for each named shape and for each query. */
export function schemaFile(description: Description): string {
  const all = endpoints(description);
  const shapes = Object.entries(description.components.schemas).map(
    ([name, schema]) => `${comment(schema.description, "")}export type ${name} = ${typeOf(schema)};\n`,
  );
  const queries = all.filter(({ queryParameters }) => queryParameters.length > 0).map(queryType);
  const codes = [...new Set(all.flatMap(({ problemCodes }) => problemCodes))].sort();
  const codeType = `/** The codes of today; more may come. */\nexport type ProblemCode =\n${codes.map((code) => `${step}| ${literal(code)}`).join("\n")};\n`;
  const events = webhookShapes(description).map(([, shape]) => `${step}| ${shape}`);
  const eventType = `${comment("What is posted to a webhook endpoint, told apart by `type`. More types may come.", "")}export type WebhookEvent =\n${events.join("\n")};\n`;
  return [header, ...shapes, eventType, codeType, ...queries].join("\n");
}
