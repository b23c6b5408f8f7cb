import { phoneKey, readPhone } from "@/lib/core/phone/phone";
import { Email, Locale } from "@/lib/core/wire/wire";
import type { Customer } from "@/lib/domains/customers/schema";
import type { Table } from "@/lib/domains/customers/transfer/csv";
import { type ImportField, importFields, type RowFault } from "@/lib/domains/customers/transfer/schema";

/** A customer as a row describes them; null for what it does not say. */
export type Draft = Pick<Customer, "name" | "phone" | "email" | "company" | "tags" | "locale" | "address" | "notes"> & {
  row: number;
};

const longest: Partial<Record<ImportField, number>> = {
  name: 200,
  email: 254,
  company: 200,
  address: 500,
  notes: 5000,
};

/** Several in one cell: between semicolons or bars, or between commas where there are neither; what is in quotes is one. */
const tagsIn = (cell: string): string[] => {
  const end = /[;|]/.test(cell) ? "[;|]" : ",";
  const parts = cell.matchAll(new RegExp(`\\s*(?:"((?:[^"]|"")*)"\\s*|(.*?))(?:${end}|$)`, "gs"));
  const tags = [...parts].map(([, quoted, plain]) => (quoted?.replaceAll('""', '"') ?? plain ?? "").trim());
  return [...new Set(tags.filter((tag) => tag !== ""))];
};

/** The cell of an export for tags, which is not taken apart where a tag itself has such a sign. */
const tagsCell = (tags: readonly string[]): string =>
  tags.map((tag) => (/[;|,]|^"/.test(tag) ? `"${tag.replaceAll('"', '""')}"` : tag)).join("; ");

const cells: Record<ImportField, (customer: Customer) => string> = {
  name: ({ name }) => name,
  phone: ({ phone }) => phone ?? "",
  email: ({ email }) => email ?? "",
  company: ({ company }) => company ?? "",
  tags: ({ tags }) => tagsCell(tags),
  locale: ({ locale }) => locale ?? "",
  address: ({ address }) => address?.formatted ?? "",
  lat: ({ address }) => String(address?.lat ?? ""),
  lng: ({ address }) => String(address?.lng ?? ""),
  notes: ({ notes }) => notes ?? "",
};

/** A customer as a row of an export, which an import reads as the same customer. */
export const cellsOf = (customer: Customer): string[] => importFields.map((field) => cells[field](customer));

const degrees = (cell: string, most: number): number | null => {
  const value = cell === "" ? Number.NaN : Number(cell.replace(",", "."));
  return Math.abs(value) <= most ? value : null;
};

type Reading = { draft: Draft; faults: RowFault[] };

function read(row: number, text: (field: ImportField) => string, home: string, torn: boolean): Reading {
  const faults: RowFault[] = [];
  const fault = (field: ImportField, code: RowFault["code"], detail: string) =>
    faults.push({ row, field, code, detail });
  for (const [field, most] of Object.entries(longest) as [ImportField, number][])
    if (text(field).length > most) fault(field, "too_long", `At most ${most} characters.`);
  for (const field of torn ? importFields : [])
    if (text(field).includes("\ufffd")) fault(field, "unreadable", "A letter is broken and cannot be read.");
  const [name, email, said] = [text("name"), text("email"), text("phone")];
  const phone = said === "" ? null : readPhone(said, home);
  if (name === "") fault("name", "required", "Everybody needs a name.");
  if (said !== "" && phone === null) fault("phone", "invalid_phone", `"${said.slice(0, 60)}" is no phone number.`);
  if (email !== "" && !Email.safeParse(email).success)
    fault("email", "invalid_email", `"${email.slice(0, 60)}" is no e-mail address.`);
  // Without either, importing the same list twice would duplicate everybody.
  if (said === "" && email === "") fault("phone", "required", "A phone or an e-mail is needed to know them again.");
  const tags = tagsIn(text("tags"));
  if (tags.length > 50 || tags.some((tag) => tag.length > 60))
    fault("tags", "too_long", "At most 50 tags of 60 characters.");
  const locale = text("locale");
  if (locale !== "" && !Locale.safeParse(locale).success)
    fault("locale", "invalid_value", "Write the language as a tag, such as pt-BR.");
  const [lat, lng] = [degrees(text("lat"), 90), degrees(text("lng"), 180)];
  for (const [field, value] of [
    ["lat", lat],
    ["lng", lng],
  ] as const)
    if (text(field) !== "" && value === null) fault(field, "invalid_value", "Write it in degrees, such as -23.55.");
  const formatted = text("address") || null;
  const address = formatted === null && lat === null && lng === null ? null : { formatted, lat, lng };
  const optional = (field: ImportField) => text(field) || null;
  return {
    draft: {
      row,
      name,
      phone,
      email: email || null,
      company: optional("company"),
      tags,
      locale: locale || null,
      address,
      notes: optional("notes"),
    },
    faults,
  };
}

/** The key by which a row's customer is matched: the phone, else the e-mail. */
export const markOf = ({ phone, email }: Pick<Draft, "phone" | "email">): string =>
  phone === null ? `mail ${(email ?? "").toLowerCase()}` : phoneKey(phone);

/** Every row as a customer, or what is wrong with it. A second row for one person is a fault of the second. */
export function draftsOf(
  { rows }: Table,
  mapping: Record<ImportField, number | null>,
  home: string,
  torn = false,
): { drafts: Draft[]; faults: RowFault[] } {
  const drafts: Draft[] = [];
  const faults: RowFault[] = [];
  const first = new Map<string, number>();
  for (const { row, cells } of rows) {
    const text = (field: ImportField): string => {
      const column = mapping[field];
      return column === null ? "" : (cells[column] ?? "");
    };
    const { draft, faults: found } = read(row, text, home, torn);
    const before = first.get(markOf(draft));
    if (found.length === 0 && before !== undefined) {
      const field = draft.phone === null ? "email" : "phone";
      found.push({ row, field, code: "duplicate", detail: `The same person as in row ${before}.` });
    }
    if (found.length > 0) faults.push(...found);
    else {
      first.set(markOf(draft), row);
      drafts.push(draft);
    }
  }
  return { drafts, faults };
}

export type Change = Partial<Omit<Draft, "row">>;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a row would change of a customer; tags are added. Null when nothing. */
export function changeOf(known: Customer, draft: Draft): Change | null {
  const told = ["name", "email", "company", "locale", "notes"] as const;
  const differs = (field: (typeof told)[number]): boolean =>
    field === "email" ? draft.email?.toLowerCase() !== known.email?.toLowerCase() : draft[field] !== known[field];
  const changed = told.filter((field) => draft[field] !== null && differs(field));
  const change: Change = Object.fromEntries(changed.map((field) => [field, draft[field]]));
  const tags = [...known.tags, ...draft.tags.filter((tag) => !known.tags.includes(tag))].slice(0, 50);
  if (tags.length > known.tags.length) change.tags = tags;
  if (draft.address) {
    const { formatted, lat, lng } = draft.address;
    const before = known.address ?? { formatted: null, lat: null, lng: null };
    // Another address without coordinates is not at the old coordinates.
    const moved = formatted !== null && formatted !== before.formatted;
    const address = {
      formatted: formatted ?? before.formatted,
      lat: lat ?? (moved ? null : before.lat),
      lng: lng ?? (moved ? null : before.lng),
    };
    if (!same(address, { formatted: before.formatted, lat: before.lat, lng: before.lng })) change.address = address;
  }
  return Object.keys(change).length > 0 ? change : null;
}
