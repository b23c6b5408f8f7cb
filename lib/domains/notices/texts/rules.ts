import type { Fault } from "@/lib/core/problem";
import type { PlannedNotice } from "@/lib/core/vocabulary";

/** What may stand in braces in a text. */
export const variables = [
  "customer",
  "business",
  "service",
  "start",
  "old_start",
  "place",
  "people",
  "deadline",
  "link",
] as const;
export type Variable = (typeof variables)[number];

/** Those that have a value in some kinds only. */
const onlyIn: Partial<Record<Variable, readonly PlannedNotice[]>> = {
  old_start: ["moved"],
  deadline: ["reserved", "hold_expiring"],
};

/** What may stand in braces in a text of this kind. */
export const variablesOf = (kind: PlannedNotice): Variable[] =>
  variables.filter((name) => onlyIn[name]?.includes(kind) ?? true);

const inBraces = /\{([^{}]*)\}/g;
/** As other products write them. */
const inDoubled = /\{\{([^{}]*)\}\}/g;
const listed = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(", ");

/** Why a text cannot be filled in; none: it can. */
export function textFaults(kind: PlannedNotice, text: string): Fault[] {
  const pointer = "#/text";
  const usable = variablesOf(kind);
  const doubled = [...text.matchAll(inDoubled)].map(([, name = ""]) => name);
  const single = text.replace(inDoubled, "");
  const named = new Set([...single.matchAll(inBraces)].map(([, name = ""]) => name));
  const faults = [...named]
    .filter((name) => !usable.some((each) => each === name))
    .map((name) =>
      variables.some((each) => each === name)
        ? { pointer, code: "meaningless_variable", detail: `{${name}} has no value here: use ${listed(usable)}.` }
        : { pointer, code: "unknown_variable", detail: `{${name}} is not a variable: use ${listed(usable)}.` },
    );
  // Whether the name is known is told once the braces are right.
  if (doubled.length > 0)
    faults.unshift({ pointer, code: "loose_brace", detail: `Use single braces: ${listed([...new Set(doubled)])}.` });
  else if (/[{}]/.test(single.replace(inBraces, "")))
    faults.push({ pointer, code: "loose_brace", detail: "Each variable stands between one { and one }: {customer}." });
  return faults;
}
