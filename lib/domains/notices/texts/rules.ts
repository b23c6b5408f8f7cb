import type { Fault } from "@/lib/core/problem";
import { braceFaults } from "@/lib/core/text/brace-faults";
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

/** Why a text cannot be filled in; none: it can. */
export const textFaults = (kind: PlannedNotice, text: string): Fault[] =>
  braceFaults(text, variablesOf(kind), variables).map((fault) => ({ pointer: "#/text", ...fault }));
