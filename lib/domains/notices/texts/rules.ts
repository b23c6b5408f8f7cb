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
  const isUsable = (name: string): boolean => usable.some((each) => each === name);
  const namesIn = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))];
  // In single braces it would be no variable either.
  const doubled = namesIn(inDoubled).filter(isUsable);
  const faults = namesIn(inBraces)
    .filter((name) => !isUsable(name))
    .map((name) =>
      variables.some((each) => each === name)
        ? { pointer, code: "meaningless_variable", detail: `{${name}} has no value here: use ${listed(usable)}.` }
        : { pointer, code: "unknown_variable", detail: `{${name}} is not a variable: use ${listed(usable)}.` },
    );
  if (doubled.length > 0)
    faults.unshift({ pointer, code: "loose_brace", detail: `Use single braces: ${listed(doubled)}.` });
  else if (/[{}]/.test(text.replace(inDoubled, "").replace(inBraces, "")))
    faults.push({ pointer, code: "loose_brace", detail: "Each variable stands between one { and one }: {customer}." });
  return faults;
}
