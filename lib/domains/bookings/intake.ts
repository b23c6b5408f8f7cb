import { type Fault, invalidAll } from "@/lib/core/problem";
import { DateOnly } from "@/lib/core/wire/wire";

/** A question with a typed answer: of a service to the customer, or of an action to its user. */
export type Field = {
  key: string;
  label: string;
  type: "text" | "long_text" | "number" | "boolean" | "date" | "select";
  required: boolean;
  options: readonly string[];
};

const fits: Record<Field["type"], (value: unknown, field: Field) => boolean> = {
  text: (value) => typeof value === "string" && value.length <= 5000,
  long_text: (value) => typeof value === "string" && value.length <= 5000,
  number: (value) => typeof value === "number" && Number.isFinite(value),
  boolean: (value) => typeof value === "boolean",
  date: (value) => DateOnly.safeParse(value).success,
  select: (value, { options }) => typeof value === "string" && options.includes(value),
};

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === "string" && value.trim() === "");

/** The faults of the answers; `at` is their pointer, and `asker` is who asks for them. */
export function answerFaults(
  fields: readonly Field[],
  answers: Record<string, unknown>,
  { at, asker }: { at: string; asker: string },
): Fault[] {
  const known = new Set(fields.map(({ key }) => key));
  const strangers = Object.keys(answers).filter((key) => !known.has(key));
  return [
    ...strangers.map((key) => ({
      pointer: `${at}/${key}`,
      detail: `The ${asker} does not ask for "${key}".`,
      code: "unknown_field",
    })),
    ...fields.flatMap((field): Fault[] => {
      const value = answers[field.key];
      const pointer = `${at}/${field.key}`;
      if (isEmpty(value))
        return field.required ? [{ pointer, detail: `${field.label} is needed.`, code: "required" }] : [];
      if (fits[field.type](value, field)) return [];
      const kind = field.type === "long_text" ? "text" : field.type;
      const wanted = kind === "select" ? `one of ${field.options.join(", ")}` : `a ${kind}`;
      return [{ pointer, detail: `${field.label} must be ${wanted}.`, code: "invalid_type" }];
    }),
  ];
}

const fieldsOf = (intakeFields: unknown): Field[] => (Array.isArray(intakeFields) ? intakeFields : []) as Field[];

/** The required questions that have no answer. The same as `missing_intake` in SQL. */
export const missingFields = (intakeFields: unknown, intake: Record<string, unknown> | null): Field[] =>
  fieldsOf(intakeFields).filter(({ key, required }) => required && isEmpty(intake?.[key]));

export const missingIntake = (intakeFields: unknown, intake: Record<string, unknown> | null): string[] =>
  missingFields(intakeFields, intake).map(({ key }) => key);

/** What is wrong with the answers to a service's questions. */
export const intakeFaults = (intakeFields: unknown, intake: Record<string, unknown>): Fault[] =>
  answerFaults(fieldsOf(intakeFields), intake, {
    at: "#/intake",
    asker: "service",
  });

/** Refuses answers that do not fit the questions; none at all fit any. */
export function assertIntake(intakeFields: unknown, intake: Record<string, unknown> | null): void {
  const faults = intake ? intakeFaults(intakeFields, intake) : [];
  if (faults.length > 0) throw invalidAll(faults);
}
