import type { Schema as Plain } from "./description";

type Schema = Plain & {
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};
type Content = Record<string, { schema?: Schema }>;
type Parameter = {
  $ref?: string;
  name: string;
  in: string;
  required: boolean;
  explode?: boolean;
  schema: Schema;
};
type Described = {
  "x-access"?: string;
  "x-scope"?: string;
  "x-role"?: string;
  "x-idempotency"?: string;
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Content };
  responses: Record<string, { content?: Content }>;
};
export type Contract = {
  paths: Record<string, Record<string, Described>>;
  webhooks?: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

/** Which way a value goes: what clients send must stay allowed, what they receive must stay there. */
type Way = "sent" | "received";
type Sides = { before: Contract; after: Contract; way: Way; seen: Set<string> };

const lookUp = (schema: Schema, contract: Contract): Schema =>
  schema.$ref ? lookUp(contract.components.schemas[schema.$ref.split("/").pop() ?? ""] ?? {}, contract) : schema;

const typesOf = ({ type }: Schema): string[] | null => (type === undefined ? null : [type].flat());
const valuesOf = (schema: Schema): unknown[] | null => schema.enum ?? ("const" in schema ? [schema.const] : null);
const takes = (types: string[], type: string): boolean =>
  types.includes(type) || (type === "integer" && types.includes("number"));

/** Bounds that became tighter: `1` when more is tighter. */
const bounds = { minimum: 1, minLength: 1, minItems: 1, maximum: -1, maxLength: -1, maxItems: -1 } as const;

function* narrowed(before: Schema, after: Schema, at: string): Generator<string> {
  for (const [name, sign] of Object.entries(bounds) as [keyof typeof bounds, number][]) {
    const [was, is] = [before[name], after[name]];
    if (is !== undefined && (was === undefined || is * sign > was * sign))
      yield `${at}: ${name} is ${is}, was ${was ?? "none"}`;
  }
  for (const name of ["pattern", "format"] as const)
    if (after[name] !== undefined && after[name] !== before[name]) yield `${at}: ${name} is now ${after[name]}`;
}

function* typeBreaks(before: Schema, after: Schema, way: Way, at: string): Generator<string> {
  const [was, is] = [typesOf(before), typesOf(after)];
  const [needed, given] = way === "sent" ? [was, is] : [is, was];
  // Without a type anything is allowed: wider to send, and more than a reader expects.
  if (given !== null && (needed === null || needed.some((type) => !takes(given, type))))
    yield `${at}: the type was ${was ?? "anything"}, is ${is ?? "anything"}`;
  const [values, left] = [valuesOf(before), valuesOf(after)];
  if (left === null) return;
  if (values === null && way === "sent") yield `${at}: only some values are left`;
  const gone = (values ?? []).filter((value) => !left.includes(value));
  if (gone.length > 0) yield `${at}: without the value ${gone.join(", ")}`;
}

function* fieldBreaks(before: Schema, after: Schema, sides: Sides, at: string): Generator<string> {
  for (const [name, field] of Object.entries(before.properties ?? {})) {
    const now = after.properties?.[name];
    if (now) yield* schemaBreaks(field, now, sides, `${at}.${name}`);
    else if (sides.way === "received" || after.additionalProperties === false) yield `${at}.${name} is gone`;
  }
  const [was, is] = [before.required ?? [], after.required ?? []];
  if (sides.way === "sent")
    for (const name of is.filter((each) => !was.includes(each))) yield `${at}.${name} is now required`;
  else
    for (const name of was.filter((each) => !is.includes(each) && after.properties?.[each]))
      yield `${at}.${name} may be missing now`;
}

/** Each choice of before must still be there; what is received may not newly be null. */
function* choiceBreaks(before: Schema[], after: Schema[], sides: Sides, at: string): Generator<string> {
  for (const [i, choice] of before.entries()) {
    const found = after.map((each) => [...schemaBreaks(choice, each, { ...sides, seen: new Set(sides.seen) }, at)]);
    if (!found.some((breaks) => breaks.length === 0)) yield* found[i] ?? [`${at}: a choice is gone`];
  }
  const canBeNull = (choices: Schema[]) => choices.some(({ type }) => [type].flat().includes("null"));
  if (sides.way === "received" && canBeNull(after) && !canBeNull(before)) yield `${at}: may be null now`;
}

function* schemaBreaks(one: Schema, other: Schema, sides: Sides, at: string): Generator<string> {
  const pair = `${one.$ref} ${other.$ref} ${sides.way}`;
  if (one.$ref && other.$ref) {
    if (sides.seen.has(pair)) return;
    sides.seen.add(pair);
  }
  const [before, after] = [lookUp(one, sides.before), lookUp(other, sides.after)];
  const choices = [before, after].map((each) => each.anyOf ?? each.oneOf) as [Schema[]?, Schema[]?];
  if (choices[0] || choices[1]) return yield* choiceBreaks(choices[0] ?? [before], choices[1] ?? [after], sides, at);
  yield* typeBreaks(before, after, sides.way, at);
  if (sides.way === "sent") yield* narrowed(before, after, at);
  yield* fieldBreaks(before, after, sides, at);
  if (before.items && after.items) yield* schemaBreaks(before.items, after.items, sides, `${at}[]`);
  const [rest, restNow] = [before.additionalProperties, after.additionalProperties];
  if (typeof rest === "object" && typeof restNow === "object") yield* schemaBreaks(rest, restNow, sides, `${at}.*`);
}

function* contentBreaks(before: Content = {}, after: Content = {}, sides: Sides, at: string): Generator<string> {
  for (const [type, { schema = {} }] of Object.entries(before)) {
    const now = after[type];
    if (!now) yield `${at}: no longer ${type}`;
    else yield* schemaBreaks(schema, now.schema ?? {}, sides, at);
  }
}

/** A text that is now told as the list it always was: in an address both are items with commas between them. */
const sameInAddress = (before: Parameter, after: Parameter): boolean =>
  before.schema.type === "string" && after.schema.type === "array" && after.explode === false;

function* operationBreaks(
  before: Described,
  after: Described,
  both: [Contract, Contract],
  at: string,
): Generator<string> {
  const way = (name: Way): Sides => ({ before: both[0], after: both[1], way: name, seen: new Set() });
  for (const mark of ["x-access", "x-scope", "x-role"] as const)
    if (before[mark] !== after[mark]) yield `${at}: ${mark} was ${before[mark]}, is ${after[mark]}`;
  if (
    before["x-idempotency"] !== after["x-idempotency"] &&
    ["required", "refused"].includes(after["x-idempotency"] ?? "")
  )
    yield `${at}: an Idempotency-Key is now ${after["x-idempotency"]}`;
  const named = ({ parameters }: Described) => parameters.filter(({ $ref }) => !$ref);
  for (const parameter of named(before)) {
    const now = named(after).find((each) => each.name === parameter.name && each.in === parameter.in);
    if (!now) yield `${at}: the parameter ${parameter.name} is gone`;
    else if (!sameInAddress(parameter, now))
      yield* schemaBreaks(parameter.schema, now.schema, way("sent"), `${at} ?${parameter.name}`);
  }
  const wanted = (each: Described) =>
    named(each)
      .filter(({ required }) => required)
      .map(({ name }) => name);
  for (const name of wanted(after).filter((each) => !wanted(before).includes(each)))
    yield `${at}: the parameter ${name} is now required`;
  if (after.requestBody?.required && !before.requestBody?.required) yield `${at}: the body is now required`;
  yield* contentBreaks(before.requestBody?.content, after.requestBody?.content, way("sent"), `${at} body`);
  for (const [status, response] of Object.entries(before.responses).filter(([each]) => each.startsWith("2"))) {
    const now = after.responses[status];
    if (!now) yield `${at}: no longer answers ${status}`;
    else yield* contentBreaks(response.content, now.content, way("received"), `${at} ${status}`);
  }
}

/** What of `after` would break a client that was written against `before`. */
export function breaks(before: Contract, after: Contract): string[] {
  const found: string[] = [];
  for (const [path, methods] of Object.entries(before.paths))
    for (const [method, described] of Object.entries(methods)) {
      const at = `${method.toUpperCase()} ${path}`;
      const now = after.paths[path]?.[method];
      if (!now) found.push(`${at} is gone`);
      else found.push(...operationBreaks(described, now, [before, after], at));
    }
  for (const [type, { post }] of Object.entries(before.webhooks ?? {})) {
    const now = after.webhooks?.[type]?.post;
    const received: Sides = { before, after, way: "received", seen: new Set() };
    if (!now) found.push(`the event ${type} is gone`);
    else found.push(...contentBreaks(post?.requestBody?.content, now.requestBody?.content, received, type));
  }
  return found;
}
