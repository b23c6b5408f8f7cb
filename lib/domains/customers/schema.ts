import { z } from "zod";
import { channels } from "@/lib/core/vocabulary";
import {
  DateTimeIn,
  DateTimeOut,
  Email,
  Flag,
  Id,
  Locale,
  Name,
  Page,
  Phone,
  Place,
  pageOf,
  Tag,
  Tags,
  Text,
} from "@/lib/core/wire/wire";

const Company = z.string().trim().max(200);

export const CustomerIdentity = z.object({
  channel: z.enum(channels),
  external_id: z.string(),
  display_name: z.string().nullable(),
  created_at: DateTimeOut,
});

export const Address = z.object({
  formatted: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
});

export const Customer = z
  .object({
    id: z.string(),
    name: z.string(),
    phone: z.string().nullable().describe("Null until a channel's contact is known by one."),
    locale: z.string().nullable(),
    email: z.string().nullable(),
    company: z.string().nullable(),
    notes: z.string().nullable(),
    tags: z.array(z.string()),
    address: Address.nullable(),
    identities: z.array(CustomerIdentity),
    notices_stopped_at: DateTimeOut.nullable().describe("Since when they want no notices of their bookings."),
    anonymised_at: DateTimeOut.nullable().describe("Since when nothing is known of the person any more."),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "Customer" });
export type Customer = z.output<typeof Customer>;

export const CustomerPage = pageOf(Customer);
export const CustomerParams = z.strictObject({ id: Id });

export const CustomerQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe("Name, e-mail, company, tag or phone; accents and capitals do not matter."),
  phone: z
    .string()
    // In a query string a `+` arrives as a space.
    .transform((value) => value.replace(/^ /, "+"))
    .pipe(Phone)
    .optional(),
  tag: Tag.optional(),
  anonymous: Flag.optional().describe(
    "False leaves out visitors of the chat of whom nothing is known, neither name, phone nor e-mail; true answers only them.",
  ),
  ...Page,
});
export type CustomerQuery = z.output<typeof CustomerQuery>;

const fields = {
  name: Name,
  phone: Phone.nullable(),
  locale: Locale.nullable(),
  email: Email.nullable(),
  company: Company.nullable(),
  notes: Text.nullable(),
  tags: Tags,
  address: Place.nullable(),
};

export const CreateCustomerBody = z.strictObject({
  name: fields.name,
  phone: fields.phone,
  locale: fields.locale.default(null),
  email: fields.email.default(null),
  company: fields.company.default(null),
  notes: fields.notes.default(null),
  tags: fields.tags.default([]),
  address: fields.address.default(null),
});
export type CreateCustomerBody = z.output<typeof CreateCustomerBody>;

export const UpdateCustomerBody = z
  .strictObject({
    ...fields,
    notices_stopped: z.boolean().describe("Whether they want no notices of their bookings: `notices_stopped_at`."),
    notices_stopped_since: DateTimeIn.describe(
      "With `notices_stopped`: since when, where that is not now, as when resumed notices are stopped again by an undo.",
    ),
  })
  .partial();
export type UpdateCustomerBody = z.output<typeof UpdateCustomerBody>;
