import { type Description, type Endpoint, endpoints, type Schema } from "./description";
import { argument, placeOf } from "./names";
import { comment, header, queryName, typeOf } from "./type-text";

type Member = string | Map<string, Member>;

const needsQuery = ({ queryParameters }: Endpoint): boolean => queryParameters.some(({ required }) => required);

/** The arguments in the order of the path, then body, query and options; the types they need from the schema file. */
function signature(endpoint: Endpoint): { text: string; types: string[] } {
  const { body, pathParameters, queryParameters, keyed } = endpoint;
  const types: string[] = [];
  const list = pathParameters.map(({ name, schema }) => `${argument(name)}: ${typeOf(schema)}`);
  if (body) {
    const type = body.schema ? typeOf(body.schema) : "FormData | Blob";
    if (body.schema?.$ref) types.push(type);
    list.push(`body: ${type}${body.required ? "" : " = {}"}`);
  }
  if (queryParameters.length > 0) {
    types.push(queryName(endpoint));
    list.push(`query: ${queryName(endpoint)}${needsQuery(endpoint) ? "" : " = {}"}`);
  }
  list.push(`options?: ${keyed ? "IdempotentCallOptions" : "CallOptions"}`);
  return { text: list.join(", "), types };
}

function request({ method, path, body, queryParameters, keyed, answer }: Endpoint, query = "query"): string {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => `\${segment(${argument(name)})}`);
  const parts = [
    `method: "${method}"`,
    `path: ${filled === path ? `"${path}"` : `\`${filled}\``}`,
    ...(body ? ["body"] : []),
    ...(queryParameters.length > 0 ? [query === "query" ? query : `query: ${query}`] : []),
    ...(keyed ? ["keyed: true"] : []),
    ...(answer === "raw" ? ["raw: true"] : []),
    "options",
  ];
  return `{ ${parts.join(", ")} }`;
}

const answerType = ({ answer }: Endpoint): string =>
  answer === null ? "void" : answer === "raw" ? "Response" : typeOf(answer);

/** The items of a list that has pages, or null. */
function itemType(endpoint: Endpoint, schemas: Record<string, Schema>): string | null {
  if (!endpoint.queryParameters.some(({ name }) => name === "cursor")) return null;
  const page = schemas[answerType(endpoint)]?.properties;
  return page?.next_cursor && page.data?.items ? typeOf(page.data.items) : null;
}

/** The object of methods that the places make, with a refusal of two methods in one place. */
function put(tree: Map<string, Member>, group: string[], name: string, text: string, id: string): void {
  let at = tree;
  for (const part of group) {
    const next = at.get(part) ?? new Map<string, Member>();
    if (typeof next === "string")
      throw new Error(`${id}: "${part}" is already a method; give the operation another id.`);
    at.set(part, next);
    at = next;
  }
  if (at.has(name)) throw new Error(`${id}: "${[...group, name].join(".")}" is taken; give the operation another id.`);
  at.set(name, text);
}

const print = (tree: Map<string, Member>, indent: string): string =>
  [...tree]
    .map(([name, member]) =>
      typeof member === "string"
        ? member.replace(/^(?=.)/gm, indent)
        : `${indent}${name}: {\n${print(member, `${indent}  `)}${indent}},\n`,
    )
    .join("");

/** The operations of customers, who have a link or a page and neither session nor key. */
const isPublic = ([first]: string[]): boolean => first === "public";

/** The methods of the places that are wanted, and the types that they name. */
function methods(description: Description, wanted: (group: string[]) => boolean, above: number) {
  const all = endpoints(description);
  const tree = new Map<string, Member>();
  const used = new Set<string>();
  for (const endpoint of all) {
    const { group, method } = placeOf(endpoint, all);
    if (!wanted(group)) continue;
    const at = group.slice(above);
    const { text, types } = signature(endpoint);
    const answer = answerType(endpoint);
    for (const type of types) used.add(type);
    if (answer in description.components.schemas) used.add(answer);
    const about = comment(
      [`${endpoint.summary}.`, endpoint.description].filter((part, i, parts) => parts.indexOf(part) === i).join(" "),
      "",
    );
    put(tree, at, method, `${about}${method}: (${text}) =>\n  send<${answer}>(${request(endpoint)}),\n`, endpoint.id);
    const item = itemType(endpoint, description.components.schemas);
    if (item === null) continue;
    if (item in description.components.schemas) used.add(item);
    const every = `everyItem<${item}>(query, (page) => send<${answer}>(${request(endpoint, "page")}))`;
    const also = comment(`Every item of \`${method}\`, page after page.`, "");
    put(tree, at, `${method}All`, `${also}${method}All: (${text}) =>\n  ${every},\n`, endpoint.id);
  }
  return { tree, used };
}

function fileOf(name: string, { tree, used }: ReturnType<typeof methods>): string {
  const body = print(tree, "  ");
  const helpers = ["everyItem", "segment"].filter((name) => body.includes(`${name}(`) || body.includes(`${name}<`));
  const types = ["CallOptions", "IdempotentCallOptions", "Send"].filter(
    (name) => name === "Send" || body.includes(`: ${name}`),
  );
  return [
    header,
    `import type {\n${[...used]
      .sort()
      .map((name) => `  ${name},\n`)
      .join("")}} from "./schema";`,
    `import { ${[...types.map((name) => `type ${name}`), ...helpers].sort((a, b) => (a.replace("type ", "") < b.replace("type ", "") ? -1 : 1)).join(", ")} } from "./transport";`,
    "",
    `export const ${name} = (send: Send) => ({`,
    `${body}});\n`,
  ].join("\n");
}

/** clients/typescript/src/operations.ts: what the team's keys and sessions call, as one object of methods. */
export const operationsFile = (description: Description): string =>
  fileOf(
    "operations",
    methods(description, (group) => !isPublic(group), 0),
  );

/** clients/typescript/src/public-operations.ts: what a customer's page needs, and nothing else. */
export const publicOperationsFile = (description: Description): string =>
  fileOf("publicOperations", methods(description, isPublic, 1));
