import type { Fault } from "@/lib/core/problem";

type Field = {
  key: string;
  label: string;
  type: "text" | "number" | "boolean" | "date" | "select";
  required: boolean;
  options: string[];
};

const fits: Record<Field["type"], (value: unknown, field: Field) => boolean> = {
  text: (value) => typeof value === "string" && value.length <= 5000,
  number: (value) => typeof value === "number" && Number.isFinite(value),
  boolean: (value) => typeof value === "boolean",
  date: (value) =>
    typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(`${value}T00:00:00Z`)),
  select: (value, { options }) => typeof value === "string" && options.includes(value),
};

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/** What is wrong with the answers to a service's questions. */
export function intakeFaults(intakeFields: unknown, intake: Record<string, unknown>): Fault[] {
  const fields = (Array.isArray(intakeFields) ? intakeFields : []) as Field[];
  const known = new Set(fields.map(({ key }) => key));
  const strangers = Object.keys(intake).filter((key) => !known.has(key));
  return [
    ...strangers.map((key) => ({
      pointer: `#/intake/${key}`,
      detail: `The service does not ask for "${key}".`,
      code: "unknown_field",
    })),
    ...fields.flatMap((field): Fault[] => {
      const value = intake[field.key];
      const pointer = `#/intake/${field.key}`;
      if (isEmpty(value))
        return field.required ? [{ pointer, detail: `${field.label} is needed.`, code: "required" }] : [];
      if (fits[field.type](value, field)) return [];
      const wanted = field.type === "select" ? `one of ${field.options.join(", ")}` : `a ${field.type}`;
      return [{ pointer, detail: `${field.label} must be ${wanted}.`, code: "invalid_type" }];
    }),
  ];
}
