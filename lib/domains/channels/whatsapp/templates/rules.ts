import { type Fault, invalid } from "@/lib/core/problem";
import { cut } from "@/lib/core/text/cut";
import { type Loose, listOf, objectOf, textOf } from "@/lib/domains/channels/reading";
import type {
  CreateTemplateBody,
  TemplateStatus,
  WhatsAppTemplate,
} from "@/lib/domains/channels/whatsapp/templates/schema";
import { mostVariables } from "@/lib/domains/channels/whatsapp/templates/schema";

/** A template as WhatsApp tells of it. */
export type Told = Omit<WhatsAppTemplate, "seen_at"> & { external_id: string | null };

const gap = /\{\{\s*([A-Za-z0-9_]+)\s*\}\}/g;

/** Numbers in numeric order, which is how values are given; names in order of appearance. */
export function variablesOf(text: string): string[] {
  const names = [...new Set([...text.matchAll(gap)].map(([, name = ""]) => name))];
  return names.every((name) => /^\d+$/.test(name)) ? names.sort((a, b) => Number(a) - Number(b)) : names;
}

/** A template as the customer reads it, with the values that a message carries. */
export const templateText = (
  { body, variables }: Pick<WhatsAppTemplate, "body" | "variables">,
  params: readonly string[],
) => body.replace(gap, (whole, name: string) => params[variables.indexOf(name)] ?? whole);

const statuses: Record<string, TemplateStatus | "GONE"> = {
  APPROVED: "APPROVED",
  REINSTATED: "APPROVED",
  UNARCHIVED: "APPROVED",
  PENDING: "PENDING",
  IN_APPEAL: "PENDING",
  REJECTED: "REJECTED",
  PAUSED: "PAUSED",
  DISABLED: "DISABLED",
  ARCHIVED: "DISABLED",
  LIMIT_EXCEEDED: "DISABLED",
  PENDING_DELETION: "GONE",
  DELETED: "GONE",
};

/** Null for a status that says nothing about sending, such as FLAGGED. */
export const statusOf = (word: string | null): TemplateStatus | "GONE" | null => statuses[word ?? ""] ?? null;

export const qualityOf = (word: unknown): WhatsAppTemplate["quality"] =>
  word === "GREEN" || word === "YELLOW" || word === "RED" ? word : null;

/** WhatsApp says NONE for no reason. */
export const reasonOf = (word: unknown): string | null => {
  const text = textOf(word, 500);
  return text === null || text.toUpperCase() === "NONE" ? null : text;
};

const hasGap = (value: unknown): boolean => variablesOf(textOf(value) ?? "").length > 0;

/** A media header, or a variable outside the body, needs a value that our messages cannot carry. */
function needsMore(parts: readonly Loose[]): boolean {
  return parts.some(({ type, format, text, buttons }) => {
    if (type === "HEADER") return format !== "TEXT" || hasGap(text);
    if (type === "BUTTONS")
      return listOf(buttons).some(
        (button) => hasGap(button.url) || ["COPY_CODE", "OTP", "FLOW"].includes(String(button.type)),
      );
    return !["BODY", "FOOTER"].includes(String(type));
  });
}

/** One entry of Graph's list; null for one that is being deleted, or that cannot be read. */
export function readTemplate(entry: Loose): Told | null {
  const [name, language, parts] = [textOf(entry.name, 512), textOf(entry.language, 20), listOf(entry.components)];
  const status = statusOf(textOf(entry.status)) ?? "DISABLED";
  if (name === null || language === null || status === "GONE") return null;
  const textPart = (type: string) => textOf(parts.find((part) => part.type === type)?.text, 2000);
  const body = textPart("BODY") ?? "";
  const variables = variablesOf(body);
  return {
    external_id: textOf(entry.id, 64),
    name,
    language,
    status,
    category: textOf(entry.category, 40) ?? "UTILITY",
    header: textPart("HEADER"),
    body,
    footer: textPart("FOOTER"),
    variables,
    sendable: !needsMore(parts) && variables.length <= mostVariables,
    rejected_reason: status === "APPROVED" ? null : reasonOf(entry.rejected_reason),
    quality: qualityOf(objectOf(entry.quality_score).score),
  };
}

/** What is wrong with the words of a new template, before WhatsApp is asked. */
export function bodyFaults({ body, examples }: Pick<CreateTemplateBody, "body" | "examples">): Fault[] {
  const fault = (pointer: string, code: string, detail: string): Fault => ({ pointer, code, detail });
  const loose = body.replace(/\{\{[1-9]\d?\}\}/g, "");
  if (/\{\{|\}\}/.test(loose))
    return [fault("#/body", "invalid_variable", "A variable is a number in double braces, such as {{1}}.")];
  const variables = variablesOf(body);
  const faults: Fault[] = [];
  if (variables.some((name, i) => name !== String(i + 1)))
    faults.push(fault("#/body", "variable_gap", "The variables are counted from {{1}} without a gap."));
  if (variables.length > mostVariables)
    faults.push(fault("#/body", "too_many_variables", `There is room for ${mostVariables} variables.`));
  if (/^\{\{\d+\}\}|\{\{\d+\}\}$/.test(body))
    faults.push(fault("#/body", "variable_at_edge", "WhatsApp takes no variable as the first or the last word."));
  if (examples.length !== variables.length)
    faults.push(
      fault("#/examples", "example_count", `There are ${variables.length} variables and ${examples.length} examples.`),
    );
  return faults;
}

/** What WhatsApp asks for when a template is made. */
export const submission = ({ name, language, category, body, examples }: CreateTemplateBody): object => ({
  name,
  language,
  category,
  components: [{ type: "BODY", text: body, ...(examples.length > 0 ? { example: { body_text: [examples] } } : {}) }],
});

/** A known template has a known number of variables; an unknown one is left to WhatsApp. */
export function assertParams(
  known: Pick<WhatsAppTemplate, "name" | "variables"> | null,
  params: readonly string[],
  pointer: string,
): void {
  if (!known || known.variables.length === params.length) return;
  const { name, variables } = known;
  const detail = `The template ${cut(name, 100)} has ${variables.length} variables; ${params.length} values are given.`;
  throw invalid({ pointer, code: "template_params", detail });
}
