import { z } from "zod";
import { isLocale } from "@/lib/core/text/locale";
import { splitCommas } from "@/lib/core/wire/comma-list";

/** The wire formats shared by every domain's schema. Isomorphic: the browser validates with the same shapes. */

export const currencies = ["BRL", "ARS", "PYG", "USD"] as const;
export const Currency = z.enum(currencies);
export const Cents = z.int().min(0).max(2_000_000_000);

const dateTime = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})$/;

function isDateTime(value: string): boolean {
  const day = dateTime.exec(value)?.[1];
  const at = new Date(value);
  if (day === undefined || Number.isNaN(at.getTime())) return false;
  // JavaScript reads 30 February as 2 March, and writes years that Postgres cannot read.
  const exists = new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  return exists && at.getUTCFullYear() >= 1 && at.getUTCFullYear() <= 9999;
}

/** A date-time with an offset; becomes UTC with `Z` and milliseconds. */
export const DateTimeIn = z
  .string()
  .superRefine((value, context) => {
    if (isDateTime(value)) return;
    const message = "must be an ISO 8601 date-time with an offset, such as 2026-03-02T14:30:00-03:00";
    const code = isDateTime(`${value}Z`) ? "missing_offset" : "invalid_format";
    context.addIssue({ code: "custom", message, params: { code } });
  })
  .transform((value) => new Date(value).toISOString())
  .meta({ format: "date-time", examples: ["2026-03-02T14:30:00-03:00"] });

/** In a query string a `+` arrives as a space; it is read as a plus. */
export const DateTimeQuery = z
  .string()
  .meta({ format: "date-time" })
  .transform((value) => value.replace(" ", "+"))
  .pipe(DateTimeIn);

export const DateTimeOut = z.string().meta({ format: "date-time", examples: ["2026-03-02T17:30:00.000Z"] });
/** A day that Postgres knows too: it has no year 0. */
export const DateOnly = z.iso.date().refine((day) => !day.startsWith("0000"), {
  error: "must be in the year 1 or later",
  params: { code: "invalid_format" },
});
export const Name = z.string().trim().min(1).max(200);
export const longestText = 5000;
export const Text = z.string().trim().max(longestText);
/** As people write it. `workspacePhone` reads it: without a calling code it is of the workspace's country. */
export const Phone = z
  .string()
  .trim()
  .refine((phone) => /^[+(\d][\d\s+().\-/–]{4,39}$/.test(phone), {
    error: "must be a phone number, such as +5511987654321",
    params: { code: "invalid_format" },
  })
  .describe(
    "In international form, such as `+5511987654321`, or as it is written in the workspace's country, such as " +
      "`(11) 98765-4321`: that is the country of its time zone. Answers have the international form.",
  )
  .meta({ examples: ["+5511987654321"] });
/** What the workspace's time zone tells. */
export const HomeCountry = z
  .string()
  .describe("The country whose phones are read without a calling code.")
  .meta({ examples: ["BR"] });
export const Email = z.email().max(254);
export const Locale = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, { error: "must be a language tag, such as pt-BR", abort: true })
  .refine(isLocale, { error: "must be a language tag, such as pt-BR", params: { code: "invalid_format" } });
export const Tag = z.string().trim().min(1).max(60);
export const Tags = z.array(Tag).max(50);
export const Color = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: "must be a colour such as #2563eb" });
export const Place = z.strictObject({
  formatted: z.string().trim().max(500).nullable().default(null),
  lat: z.number().min(-90).max(90).nullable().default(null),
  lng: z.number().min(-180).max(180).nullable().default(null),
});

export const Timezone = z.string().refine(
  (zone) => {
    try {
      new Intl.DateTimeFormat("en", { timeZone: zone });
      return /^[A-Z]/i.test(zone); // "+03:00" is an offset, not a zone with rules.
    } catch {
      return false;
    }
  },
  { error: "must be an IANA time zone, such as America/Sao_Paulo", params: { code: "unknown_time_zone" } },
);

/** An id as it arrives: anything opaque and short; an unknown one is answered with 404, not 422. */
export const Id = z.string().min(1).max(64);

/** A yes or no in a query. */
export const Flag = z.enum(["true", "false"]).transform((value) => value === "true");

/** A comma-separated list in a query; in an item, `\,` is a comma. */
export const listOf = <T extends z.ZodType<unknown, string>>(item: T) =>
  z.string().transform(splitCommas).pipe(z.array(item).min(1).max(50));

export const Page = {
  limit: z.coerce.number().int().min(1).max(200).default(50).describe("How many at most."),
  cursor: z.string().max(2000).optional().describe("The `next_cursor` of the page before."),
};

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ data: z.array(item), next_cursor: z.string().nullable() });

/** Prisma's dates as the wire has them. */
export const iso = (date: Date): string => date.toISOString();
export const isoOrNull = (date: Date | null): string | null => date?.toISOString() ?? null;
