import { type Description, type Endpoint, endpoints, type Schema } from "./description";
import { capital, placeOf } from "./names";
import { oneLine, pythonHeader, pythonTypes, safe, snake, typingImport } from "./python-types";

type Group = { name: string; methods: [Endpoint, string][]; groups: Map<string, Group> };

/** The type of a parameter or an answer as the schema module has it. */
function typeIn(schema: Schema, schemas: Record<string, Schema>): string {
  const made = pythonTypes(new Set());
  const type = schema.$ref ? (schema.$ref.split("/").pop() as string) : "";
  if (type) return type in schemas ? `s.${type}` : "Any";
  const plain = Object.entries(schema).every(([name]) => name !== "properties");
  if (!plain) return "Any";
  made.declare("_", schema);
  return /^_ = (.*)\n$/.exec(made.lines.at(-1) ?? "")?.[1] ?? "Any";
}

/** A list in a query may also be given as it stands in the address, with commas. */
const parameterType = (schema: Schema, schemas: Record<string, Schema>): string =>
  schema.type === "array" ? `Union[${typeIn(schema, schemas)}, str]` : typeIn(schema, schemas);

const answerType = ({ answer }: Endpoint, schemas: Record<string, Schema>): string =>
  answer === null ? "None" : answer === "raw" ? "RawAnswer" : typeIn(answer, schemas);

/** The items of a list that has pages, or null. */
function itemType(endpoint: Endpoint, schemas: Record<string, Schema>): string | null {
  if (!endpoint.queryParameters.some(({ name }) => name === "cursor")) return null;
  const { answer } = endpoint;
  const page = answer && answer !== "raw" ? schemas[answer.$ref?.split("/").pop() ?? ""]?.properties : undefined;
  return page?.next_cursor && page.data?.items ? typeIn(page.data.items, schemas) : null;
}

function signature(endpoint: Endpoint, schemas: Record<string, Schema>): string {
  const { body, pathParameters, queryParameters, keyed } = endpoint;
  const optional = (type: string) => (type.startsWith("Optional[") ? type : `Optional[${type}]`);
  const first = pathParameters.map(({ name, schema }) => `${safe(name)}: ${typeIn(schema, schemas)}`);
  if (body) {
    const type = body.schema ? typeIn(body.schema, schemas) : "Form";
    first.push(body.required ? `body: ${type}` : `body: ${optional(type)} = None`);
  }
  const wanted = [...queryParameters].sort((a, b) => Number(b.required) - Number(a.required));
  const named = wanted.map(({ name, schema, required }) => {
    const type = parameterType(schema, schemas);
    return required ? `${safe(name)}: ${type}` : `${safe(name)}: ${optional(type)} = None`;
  });
  if (keyed) named.push("idempotency_key: Optional[str] = None");
  named.push("options: Optional[Options] = None");
  return ["self", ...first, "*", ...named].join(", ");
}

function callOf({ method, path, body, queryParameters, keyed, answer }: Endpoint): string {
  const filled = path.replace(/\{(\w+)\}/g, (_all, name: string) => `{segment(${safe(name)})}`);
  const pairs = queryParameters.map(({ name }) => `"${name}": ${safe(name)}`);
  return [
    `"${method}", ${filled === path ? "" : "f"}"${filled}"`,
    ...(body ? [body.required ? "body=body" : "body=body or {}"] : []),
    ...(pairs.length > 0 ? [`query={${pairs.join(", ")}}`] : []),
    ...(keyed ? ["keyed=True, idempotency_key=idempotency_key"] : []),
    ...(answer === "raw" ? ["raw=True"] : []),
    "options=options",
  ].join(", ");
}

function methodText([endpoint, name]: [Endpoint, string], schemas: Record<string, Schema>, async: boolean): string {
  const [def, wait] = async ? ["async def", "await "] : ["def", ""];
  const answer = answerType(endpoint, schemas);
  const about = [`${endpoint.summary}.`, endpoint.description].filter((part, i, all) => all.indexOf(part) === i);
  const text = [
    `    ${def} ${name}(${signature(endpoint, schemas)}) -> ${answer}:`,
    `        """${oneLine(about.join(" "))}"""`,
    `        return ${wait}self._send(Call(${callOf(endpoint)}))  # type: ignore[no-any-return]`,
  ];
  const item = itemType(endpoint, schemas);
  if (item !== null)
    text.push(
      "",
      `    def ${name}_all(${signature(endpoint, schemas)}) -> ${async ? "AsyncIterator" : "Iterator"}[${item}]:`,
      `        """Every item of \`${name}\`, page after page."""`,
      `        return ${async ? "every_async" : "every"}(self._send, Call(${callOf(endpoint)}))`,
    );
  return `${text.join("\n")}\n`;
}

function classText(group: Group, schemas: Record<string, Schema>, async: boolean): string[] {
  const prefix = async ? "Async" : "";
  const inner = [...group.groups.values()];
  const own = [
    `class ${prefix}${group.name}:`,
    `    def __init__(self, send: ${prefix}Send) -> None:`,
    "        self._send = send",
    ...[...group.groups].map(([name, { name: type }]) => `        self.${safe(name)} = ${prefix}${type}(send)`),
    "",
    ...group.methods.map((method) => methodText(method, schemas, async)),
  ].join("\n");
  return [...inner.flatMap((each) => classText(each, schemas, async)), own];
}

/** clients/python/turnero/operations.py: the whole API as a tree of groups, for plain and for async code. */
export function pythonOperationsFile(description: Description): string {
  const all = endpoints(description);
  const root: Group = { name: "Api", methods: [], groups: new Map() };
  for (const endpoint of all) {
    const { group, method } = placeOf(endpoint, all);
    let at = root;
    for (const step of group) {
      const name = snake(step);
      const next = at.groups.get(name) ?? {
        name: `${at === root ? "" : at.name}${capital(step)}`,
        methods: [],
        groups: new Map(),
      };
      at.groups.set(name, next);
      at = next;
    }
    at.methods.push([endpoint, safe(snake(method))]);
  }
  const { schemas } = description.components;
  const code = [...classText(root, schemas, false), ...classText(root, schemas, true)].join("\n\n");
  const names = ["Any", "AsyncIterator", "Dict", "Iterator", "List", "Literal", "Optional", "Union"];
  return [
    pythonHeader,
    "from __future__ import annotations\n",
    typingImport(names, code),
    "from . import schema as s",
    "from .transport import AsyncSend, Call, Form, Options, RawAnswer, Send, every, every_async, segment\n\n",
    code,
  ].join("\n");
}
