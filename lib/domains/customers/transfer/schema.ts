import { z } from "zod";
import { mainCountry } from "@/lib/core/phone/phone";
import { UploadIn } from "@/lib/core/wire/upload";
import { CustomerQuery } from "@/lib/domains/customers/schema";

/** What a column of a list can hold. */
export const importFields = [
  "name",
  "phone",
  "email",
  "company",
  "tags",
  "locale",
  "address",
  "lat",
  "lng",
  "notes",
] as const;
export type ImportField = (typeof importFields)[number];

export const mostRows = 5000;
export const largestList = 5 * 1024 * 1024;
export const policies = ["skip", "update"] as const;
export type Policy = (typeof policies)[number];

const Column = z.int().min(0).max(199).nullable();
export const Mapping = z
  .strictObject(Object.fromEntries(importFields.map((field) => [field, Column])) as Record<ImportField, typeof Column>)
  .partial()
  .describe("For each field the number of its column, from 0; null or left out: no column has it.");
export type Mapping = z.output<typeof Mapping>;

/** A form has texts only, so that the mapping comes as JSON. */
const MappingText = z
  .string()
  .max(2000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "must be JSON", params: { code: "invalid_json" } });
      return z.NEVER;
    }
  })
  .pipe(Mapping);

export const ImportBody = z
  .strictObject({
    file: UploadIn.optional().describe(
      `A CSV file of at most 5 MiB and ${mostRows} rows; its first line names the columns.`,
    ),
    text: z.string().max(largestList).optional().describe("The same as text, instead of a file."),
    mapping: MappingText.optional().describe(
      "JSON: which column holds which field. Left out, the names of the columns decide.",
    ),
    calling_code: z
      .string()
      .regex(/^[1-9]\d{0,2}$/, { abort: true })
      .refine((code) => mainCountry(code) !== "", { error: "must be a country's calling code, such as 55" })
      .optional()
      .describe("The country of phones without one; left out, it is that of the workspace's time zone."),
    policy: z.enum(policies).default("skip").describe("What becomes of customers who are there already."),
  })
  .refine(({ file, text }) => (file === undefined) !== (text === undefined), {
    error: "Send a file or a text.",
    path: ["file"],
    params: { code: "required" },
  });
export type ImportBody = z.output<typeof ImportBody>;

export const RowFault = z.object({
  row: z.int().describe("As a spreadsheet counts: the line with the names is 1."),
  field: z.enum(importFields),
  code: z.enum(["required", "invalid_phone", "invalid_email", "invalid_value", "too_long", "unreadable", "duplicate"]),
  detail: z.string(),
});
export type RowFault = z.output<typeof RowFault>;

const Counts = {
  rows: z.int(),
  created: z.int(),
  updated: z.int(),
  skipped: z.int().describe("There already, and left as they are."),
  faulty: z.int(),
};

const Faults = {
  errors: z.array(RowFault).describe("The first 200."),
  errors_total: z.int(),
};

export const ImportPreview = z
  .object({
    columns: z.array(z.object({ index: z.int(), header: z.string(), samples: z.array(z.string()) })),
    mapping: z
      .record(z.enum(importFields), z.int().nullable())
      .describe("Which column each field is read from; null for none.")
      .meta({ examples: [Object.fromEntries(importFields.map((field, i) => [field, i < 2 ? i : null]))] }),
    calling_code: z
      .string()
      .describe("The country of phones without one.")
      .meta({ examples: ["55"] }),
    policy: z.enum(policies),
    counts: z.object(Counts),
    rows: z
      .array(
        z.object({
          row: z.int(),
          outcome: z.enum(["created", "updated", "skipped"]),
          name: z.string(),
          phone: z.string().nullable(),
          email: z.string().nullable(),
          company: z.string().nullable(),
          tags: z.array(z.string()),
        }),
      )
      .describe("The first 20 without a fault, as they would be."),
    ...Faults,
  })
  .meta({ id: "CustomerImportPreview" });
export type ImportPreview = z.output<typeof ImportPreview>;

export const ImportResult = z.object({ counts: z.object(Counts), ...Faults }).meta({ id: "CustomerImportResult" });
export type ImportResult = z.output<typeof ImportResult>;

export const ExportQuery = CustomerQuery.pick({ q: true, tag: true });
export type ExportQuery = z.output<typeof ExportQuery>;
