import { type Description, endpoints, type Schema, webhookShapes } from "./description";
import { capital } from "./names";

const keywords = new Set(
  "False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield".split(
    " ",
  ),
);

export const pythonHeader = "# Made by `npm run generate` from the API's description. Changes here are lost.\n";
export const snake = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll("-", "_");
/** A name that Python keeps for itself gets an underscore: `from_`. */
export const safe = (name: string): string => (keywords.has(name) ? `${name}_` : name);
/** An import of those of typing's names that the code uses; its prose does not count. */
export function typingImport(names: readonly string[], code: string): string {
  const bare = code.replace(/""".*"""|#.*$/gm, "");
  return `from typing import ${names.filter((name) => new RegExp(`\\b${name}\\b`).test(bare)).join(", ")}\n`;
}
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").replaceAll("\\", "\\\\").trim();

const literal = (value: unknown): string =>
  value === null ? "None" : value === true ? "True" : value === false ? "False" : JSON.stringify(value);

function union(types: string[]): string {
  const each = [...new Set(types)];
  const some = each.filter((type) => type !== "None");
  const inner = some.length === 1 ? (some[0] as string) : `Union[${some.join(", ")}]`;
  if (some.length === 0) return "None";
  return some.length < each.length ? `Optional[${inner}]` : inner;
}

/** The types of a file: shapes inside shapes become types of their own, named after where they stand. */
export function pythonTypes(taken: ReadonlySet<string>) {
  const lines: string[] = [];
  const used = new Set(taken);

  function freshName(wanted: string): string {
    let name = wanted;
    for (let n = 2; used.has(name); n++) name = `${wanted}${n}`;
    used.add(name);
    return name;
  }

  type Field = { name: string; type: string; about: string | undefined };
  /** Fields in the class form, or in the other where one is called like a word of Python's, or like none: "pt-BR". */
  function part(name: string, fields: Field[], total: boolean, about?: string): void {
    const noted = ({ about: note }: Field) => (note ? `    # ${oneLine(note)}\n` : "");
    if (fields.some(({ name: field }) => keywords.has(field) || !/^\w+$/.test(field))) {
      const pairs = fields.map(
        (field) => `${noted(field)}    "${field.name}": "${field.type.replaceAll('"', "'")}",\n`,
      );
      lines.push(`${name} = TypedDict("${name}", {\n${pairs.join("")}}, total=${total ? "True" : "False"})\n`);
      return;
    }
    const body = fields.map((field) => `${noted(field)}    ${field.name}: ${field.type}\n`);
    const doc = about ? `    """${oneLine(about)}"""\n\n` : "";
    lines.push(`class ${name}(TypedDict${total ? "" : ", total=False"}):\n${doc}${body.join("") || "    pass\n"}`);
  }

  function object(name: string, schema: Schema): void {
    const fields = Object.entries(schema.properties ?? {}).map(([field, shape]) => ({
      name: field,
      type: typeOf(shape, name + capital(field.replace(/[-_](\w)/g, (_all, letter: string) => letter.toUpperCase()))),
      about: shape.description,
    }));
    const [always, sometimes] = [true, false].map((wanted) =>
      fields.filter((field) => (schema.required ?? []).includes(field.name) === wanted),
    ) as [Field[], Field[]];
    if (sometimes.length === 0 || always.length === 0) {
      part(name, fields, sometimes.length === 0, schema.description);
      return;
    }
    part(`_${name}Always`, always, true);
    part(`_${name}Sometimes`, sometimes, false);
    const about = schema.description ? `    """${oneLine(schema.description)}"""\n` : "    pass\n";
    lines.push(`class ${name}(_${name}Always, _${name}Sometimes):\n${about}`);
  }

  /** A JSON Schema as a Python type; `place` names a shape that has no name of its own. */
  function typeOf(schema: Schema, place: string): string {
    const { $ref, type, items, prefixItems, additionalProperties: more } = schema;
    if ($ref) return $ref.split("/").pop() as string;
    if ("const" in schema) return schema.const === null ? "None" : `Literal[${literal(schema.const)}]`;
    if (schema.enum) {
      const known = schema.enum.filter((value) => value !== null).map(literal);
      return union([`Literal[${known.join(", ")}]`, ...(schema.enum.includes(null) ? ["None"] : [])]);
    }
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return union(choices.map((each) => typeOf(each, place)));
    if (Array.isArray(type)) return union(type.map((each) => typeOf({ ...schema, type: each }, place)));
    if (prefixItems) return `Tuple[${prefixItems.map((each) => typeOf(each, place)).join(", ")}]`;
    if (type === "array") return `List[${typeOf(items ?? {}, place)}]`;
    if (type === "object" && Object.keys(schema.properties ?? {}).length > 0) {
      const name = freshName(place);
      object(name, schema);
      return name;
    }
    if (type === "object") return `Dict[str, ${typeof more === "object" ? typeOf(more, place) : "Any"}]`;
    return { integer: "int", number: "float", string: "str", boolean: "bool", null: "None" }[type ?? ""] ?? "Any";
  }

  /** A named shape: an object as a TypedDict, anything else as another name for it. */
  function declare(name: string, schema: Schema): void {
    if (schema.properties && !schema.anyOf && !schema.oneOf) {
      object(name, schema);
      return;
    }
    const type = typeOf(schema, `${name}Value`);
    const quoted = type.replace(/\b[A-Z]\w*\b(?!\[)/g, (word) => (used.has(word) ? `"${word}"` : word));
    lines.push(`${schema.description ? `# ${oneLine(schema.description)}\n` : ""}${name} = ${quoted}\n`);
  }

  return { declare, lines };
}

/** clients/python/turnero/schema.py: a type for each named shape. */
export function pythonSchemaFile(description: Description): string {
  const { schemas } = description.components;
  const types = pythonTypes(new Set(Object.keys(schemas)));
  for (const [name, schema] of Object.entries(schemas)) types.declare(name, schema);
  const events = webhookShapes(description).map(([, shape]) => `    "${shape}",\n`);
  const codes = [...new Set(endpoints(description).flatMap(({ problemCodes }) => problemCodes))].sort();
  const code = [
    types.lines.join("\n\n"),
    `\n# What is posted to a webhook endpoint, told apart by "type". More types may come.\nWebhookEvent = Union[\n${events.join("")}]\n`,
    `# The codes of today; more may come.\nProblemCode = Literal[\n${codes.map((code) => `    "${code}",\n`).join("")}]\n`,
  ].join("\n");
  const names = ["Any", "Dict", "List", "Literal", "Optional", "Tuple", "TypedDict", "Union"];
  return [pythonHeader, "from __future__ import annotations\n", `${typingImport(names, code)}\n`, code].join("\n");
}
