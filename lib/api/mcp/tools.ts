import { argumentsOf, jsonSchema } from "@/lib/api/mcp/arguments";
import { leanSchema } from "@/lib/api/mcp/lean";
import type { Json } from "@/lib/api/openapi/json-schema";
import { problemCodes } from "@/lib/api/openapi/responses";
import type { Operation } from "@/lib/api/operation";
import { registry } from "@/lib/api/registry";
import type { Scope } from "@/lib/core/scopes";

export type Tool = {
  operation: Operation;
  /** It can say what would happen without doing it. */
  dryRun: boolean;
  keyed: boolean;
  /** It answers a list, whose items are short unless all of them is asked for. */
  lean: boolean;
  listed: {
    name: string;
    title: string;
    description: string;
    inputSchema: { type: "object"; properties: Record<string, Json>; required: string[]; additionalProperties: false };
    outputSchema: Json & { type: "object" };
    annotations: Record<"readOnlyHint" | "destructiveHint" | "idempotentHint" | "openWorldHint", boolean> & {
      title: string;
    };
  };
};

export const toolName = (id: string): string => id.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const dryRunArgument: Json = {
  type: "boolean",
  default: false,
  description: "True: check everything and answer what would happen, but change nothing. Ask so before you destroy.",
};

/** Said once, in the page's description: every word is read with every list. */
const fullArgument: Json = { type: "boolean", default: false };

const keyArgument: Json = {
  type: "string",
  minLength: 1,
  maxLength: 255,
  description:
    "Leave it out unless you repeat a call whose answer you never saw: then send the same key both times, and it is done once.",
};

const text = { type: "string" };

/** The problem that a refused call carries instead of its answer. */
const problemShape = (operation: Operation): Json => ({
  type: "object",
  description: "With isError: why the call was refused.",
  required: ["code", "title", "status", "detail"],
  properties: {
    type: text,
    title: text,
    status: { type: "integer" },
    code: { type: "string", description: `Branch on this. Usual here: ${problemCodes(operation).join(", ")}.` },
    detail: { type: "string", description: "What to do about it." },
    instance: text,
    errors: {
      type: "array",
      items: { type: "object", properties: { pointer: text, detail: text, code: text } },
    },
    alternatives: {
      type: "array",
      description: "With slot_taken: free times near the one that was lost.",
      items: { type: "object", properties: { start: text, end: text } },
    },
    held_alternative: {
      type: ["object", "null"],
      description: "With slot_taken and hold_best: the time that is held instead; confirm_hold takes its id.",
      properties: { id: text, status: text, start: text, end: text, hold_expires_at: text },
    },
  },
});

const doneShape: Json = {
  type: "object",
  required: ["done"],
  properties: { done: { type: "boolean", description: "False after a dry run." } },
};

const dryRunMark: Json = {
  const: true,
  description: "Only after a dry run: this is what would have happened, and nothing was changed.",
};

function outputSchema(operation: Operation, dryRun: boolean, lean: boolean): Json & { type: "object" } {
  const whole = operation.output ? jsonSchema(operation.output, "output") : doneShape;
  const answer = lean ? leanSchema(whole) : whole;
  const properties = { ...(answer.properties as Json), ...(dryRun ? { dry_run: dryRunMark } : {}) };
  return { type: "object", anyOf: [{ ...answer, properties }, problemShape(operation)] };
}

const sentence = (words: string): string => (/[.!?]$/.test(words) ? words : `${words}.`);

function describe(operation: Operation, dryRun: boolean): string {
  const own = operation.tool?.description;
  const told = own ? [own] : [sentence(operation.summary), operation.description];
  const paged = operation.query && "cursor" in argumentsOf(operation).properties;
  return [
    ...told,
    paged &&
      "Answers a page; when `next_cursor` is not null, call again with it as `cursor` and the same filters. Items are short: `full: true` gives every field.",
    dryRun && "Call with `dry_run: true` first and tell the person what would happen.",
  ]
    .filter(Boolean)
    .join(" ");
}

function toolOf(operation: Operation): Tool {
  const { tool, method } = operation;
  if (!tool) throw new Error(`${operation.id} is no tool.`);
  if (operation.form || operation.stream || operation.file)
    throw new Error(`${operation.id} cannot be a tool: it does not speak JSON.`);
  const readOnly = method === "GET";
  const dryRun = tool.destructive === true;
  const keyed = operation.idempotency === "required" || operation.idempotency === "optional";
  const { properties, required } = argumentsOf(operation);
  const lean = readOnly && "cursor" in properties;
  return {
    operation,
    dryRun,
    keyed,
    lean,
    listed: {
      name: toolName(operation.id),
      title: tool.title,
      description: describe(operation, dryRun),
      inputSchema: {
        type: "object",
        properties: {
          ...properties,
          ...(lean ? { full: fullArgument } : {}),
          ...(dryRun ? { dry_run: dryRunArgument } : {}),
          ...(keyed ? { idempotency_key: keyArgument } : {}),
        },
        required,
        additionalProperties: false,
      },
      outputSchema: outputSchema(operation, dryRun, lean),
      annotations: {
        title: tool.title,
        readOnlyHint: readOnly,
        destructiveHint: tool.destructive === true,
        idempotentHint: tool.idempotent ?? method !== "POST",
        openWorldHint: false, // A tool sees only this workspace.
      },
    },
  };
}

let made: ReadonlyMap<string, Tool> | undefined;

/** Every tool by its name, in the order of the reference. */
export const tools = (): ReadonlyMap<string, Tool> =>
  (made ??= new Map(
    registry
      .filter(({ tool }) => tool)
      .map(toolOf)
      .map((tool) => [tool.listed.name, tool]),
  ));

/** Whether a key with these scopes may call it; `execute` decides again at the call. */
export const isOpenTo = ({ access }: Operation, scopes: ReadonlySet<Scope>): boolean =>
  access.kind === "public" || access.kind === "anyKey" || (access.kind === "scope" && scopes.has(access.scope));
