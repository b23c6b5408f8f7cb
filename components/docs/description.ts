/** The published description as the reference reads it: plain data, made elsewhere, rendered as it comes. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  default?: unknown;
  examples?: unknown[];
  example?: unknown;
  additionalProperties?: boolean | Schema;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

export type Parameter = {
  $ref?: string;
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
};
export type Media = { schema?: Schema; example?: unknown; examples?: Record<string, { $ref?: string }> };
type Content = Record<string, Media>;
type Answer = { description?: string; content?: Content };
type Described = {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  deprecated?: boolean;
  security?: Record<string, string[]>[];
  "x-scope"?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Content };
  responses: Record<string, Answer>;
};
export type Description = {
  info: { title: string; version: string; description?: string };
  tags?: { name: string; description?: string }[];
  paths: Record<string, Record<string, Described>>;
  components: {
    schemas: Record<string, Schema>;
    parameters?: Record<string, Parameter>;
    examples?: Record<string, { value: unknown }>;
  };
};

export type Endpoint = Omit<Described, "parameters"> & {
  method: string;
  path: string;
  parameters: Parameter[];
  /** The scope a key needs; null when any key will do, or none works. */
  scope: string | null;
  access: "key" | "session" | "widget" | "public";
};

const verbs = ["get", "post", "put", "patch", "delete"];
const lastOf = (ref: string): string => ref.split("/").pop() ?? "";

function accessOf({ security, "x-scope": scope }: Described): Pick<Endpoint, "scope" | "access"> {
  const all = Object.assign({}, ...(security ?? [])) as Record<string, string[]>;
  if (all.apiKey) return { access: "key", scope: scope ?? null };
  if (all.widgetKey) return { access: "widget", scope: null };
  return { access: all.session ? "session" : "public", scope: null };
}

type Examples = Record<string, { value: unknown }>;

/** The document stores an example once, under a name; here the reference is resolved. */
const withExample = (content: Content, all: Examples, wanted: (name: string) => boolean): Content =>
  Object.fromEntries(
    Object.entries(content).map(([type, media]) => {
      const name = lastOf(media.examples?.example?.$ref ?? "");
      return [type, wanted(name) && all[name] ? { ...media, example: all[name].value } : media];
    }),
  );

/** Only examples written by hand are shown: one generated from the schema has more fields than a call needs. */
const bodyOf = ({ operationId, requestBody }: Described, all: Examples): Pick<Described, "requestBody"> =>
  requestBody
    ? {
        requestBody: {
          ...requestBody,
          content: withExample(requestBody.content, all, (name) => name === `${operationId}Body`),
        },
      }
    : {};

const answersOf = ({ responses }: Described, all: Examples): Described["responses"] =>
  Object.fromEntries(
    Object.entries(responses).map(([status, answer]) => [
      status,
      answer.content ? { ...answer, content: withExample(answer.content, all, () => true) } : answer,
    ]),
  );

export function endpointsOf({ paths, components }: Description): Endpoint[] {
  const { examples = {} } = components;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([verb]) => verbs.includes(verb))
      .map(([verb, described]) => ({
        ...described,
        ...bodyOf(described, examples),
        responses: answersOf(described, examples),
        ...accessOf(described),
        method: verb.toUpperCase(),
        path,
        parameters: (described.parameters ?? []).map((each) =>
          each.$ref ? (components.parameters?.[lastOf(each.$ref)] ?? each) : each,
        ),
      })),
  );
}

export const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, "-");

export type Group = { name: string; slug: string; description: string | null; endpoints: Endpoint[] };

/** The operations by their first tag, in the description's order. */
export function groupsOf(description: Description): Group[] {
  const all = endpointsOf(description);
  const told = new Map((description.tags ?? []).map((tag) => [tag.name, tag.description ?? null]));
  const names = [...new Set([...told.keys(), ...all.map(({ tags }) => tags[0] ?? "Other")])];
  return names
    .map((name) => ({
      name,
      slug: slugOf(name),
      description: told.get(name) ?? null,
      endpoints: all.filter(({ tags }) => (tags[0] ?? "Other") === name),
    }))
    .filter(({ endpoints }) => endpoints.length > 0);
}

export const addressOf = ({ tags, operationId }: Endpoint): string =>
  `/docs/reference/${slugOf(tags[0] ?? "Other")}#${operationId}`;

/** A schema with its reference followed and its parts put together. */
export function resolved(schema: Schema, all: Record<string, Schema>, depth = 0): Schema {
  if (schema.$ref && depth < 8) return resolved({ ...all[lastOf(schema.$ref)], ...without(schema) }, all, depth + 1);
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map((part) => resolved(part, all, depth + 1));
  return {
    ...without(schema),
    type: "object",
    properties: Object.assign({}, ...parts.map(({ properties }) => properties ?? {})),
    required: parts.flatMap(({ required }) => required ?? []),
  };
}

const without = ({ $ref: _ref, allOf: _all, ...rest }: Schema): Schema => rest;

const isNull = ({ type }: Schema): boolean => type === "null";

/** The shapes it can have beside null. */
export const choicesOf = ({ anyOf, oneOf }: Schema): Schema[] => (anyOf ?? oneOf ?? []).filter((one) => !isNull(one));

export const isNullable = (schema: Schema): boolean =>
  (Array.isArray(schema.type) && schema.type.includes("null")) || (schema.anyOf ?? schema.oneOf ?? []).some(isNull);

/** The type in words: "array of Booking", "string (date-time) or null". */
export function typeWords(schema: Schema, all: Record<string, Schema>): string {
  const orNull = isNullable(schema) ? " or null" : "";
  const choices = choicesOf(schema);
  if (choices.length > 0) return [...new Set(choices.map((each) => typeWords(each, all)))].join(" or ") + orNull;
  if (schema.$ref) return lastOf(schema.$ref) + orNull;
  const types = [schema.type ?? (schema.properties ? "object" : "any")].flat().filter((type) => type !== "null");
  const words = types.map((type) => {
    if (type === "array") return `array of ${schema.items ? typeWords(schema.items, all) : "any"}`;
    return schema.format ? `${type} (${schema.format})` : type;
  });
  return words.join(" or ") + orNull;
}

/** The fields below a value, through arrays and nullable wrappers; and the schema's name, to detect cycles. */
export function fieldsBelow(
  schema: Schema,
  all: Record<string, Schema>,
): { name: string | null; schema: Schema } | null {
  const choices = choicesOf(schema);
  if (choices.length > 0) {
    const withFields = choices.map((each) => fieldsBelow(each, all)).filter((each) => each !== null);
    return withFields.length === 1 ? (withFields[0] ?? null) : null;
  }
  const whole = resolved(schema, all);
  if (choicesOf(whole).length > 0) return fieldsBelow(whole, all);
  if (whole.items) return fieldsBelow(whole.items, all);
  return whole.properties && Object.keys(whole.properties).length > 0
    ? { name: schema.$ref ? lastOf(schema.$ref) : null, schema: whole }
    : null;
}

export const jsonOf = (content: Content | undefined): { type: string; media: Media } | null => {
  const [type, media] = Object.entries(content ?? {})[0] ?? [];
  return type && media ? { type, media } : null;
};

export function successOf({ responses }: Endpoint): { status: string; answer: Answer } {
  const [status = "200", answer = {}] = Object.entries(responses).find(([code]) => code.startsWith("2")) ?? [];
  return { status, answer };
}

/** The codes of problems that it answers, whichever way the description says them. */
export function problemsOf({ responses }: Endpoint, known: readonly string[]): { status: string; codes: string[] }[] {
  return Object.entries(responses)
    .filter(([status]) => !status.startsWith("2"))
    .map(([status, answer]) => {
      const words = new Set(JSON.stringify(answer).match(/[a-z]+(_[a-z]+)+/g) ?? []);
      return { status, codes: known.filter((code) => words.has(code)) };
    })
    .filter(({ codes }) => codes.length > 0);
}
