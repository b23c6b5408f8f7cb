import { z } from "zod";
import { intakeTypes } from "@/lib/core/vocabulary";
import { Cents, Color, Currency, DateTimeOut, Flag, Id, Name, Page, pageOf, Tag, Text } from "@/lib/core/wire/wire";
import { Alias, AliasesIn } from "@/lib/domains/catalog/aliases/schema";

export const serviceKinds = ["appointment", "queue"] as const;
export const serviceUses = ["unit", "seats"] as const;

export const IntakeField = z
  .object({
    key: z.string(),
    label: z.string(),
    type: z.enum(intakeTypes),
    required: z.boolean(),
    options: z.array(z.string()),
  })
  .meta({ id: "IntakeField" });
export type IntakeField = z.output<typeof IntakeField>;

export const Requirement = z.object({
  group_id: z.string().nullable(),
  resource_id: z.string().nullable(),
  quantity: z.int(),
});
export type Requirement = z.output<typeof Requirement>;

export const Service = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    category: z.string().nullable().describe("The heading that it stands under on the booking page; null: none."),
    aliases: z.array(Alias),
    kind: z.enum(serviceKinds),
    duration_minutes: z.int(),
    buffer_minutes: z.int(),
    slot_interval_minutes: z.int(),
    min_notice_minutes: z.int(),
    max_advance_days: z.int(),
    max_party_size: z.int(),
    requirements: z.array(Requirement),
    schedule_id: z.string().nullable(),
    group_id: z.string().nullable(),
    uses: z.enum(serviceUses),
    price_cents: z.int().nullable(),
    currency: Currency,
    deposit_cents: z.int().nullable(),
    deposit_minutes: z.int(),
    reminder_minutes: z
      .array(z.int())
      .nullable()
      .describe("How long before the visit its customers are reminded; null: as the workspace does."),
    intake_fields: z.array(IntakeField),
    color: z.string(),
    active: z.boolean(),
    created_at: DateTimeOut,
    updated_at: DateTimeOut,
  })
  .meta({ id: "Service" });
export type Service = z.output<typeof Service>;

export const ServicePage = pageOf(Service);
export const ServiceParams = z.strictObject({ id: Id });
export const ServiceQuery = z.strictObject({
  active: Flag.optional(),
  kind: z.enum(serviceKinds).optional(),
  ...Page,
});
export type ServiceQuery = z.output<typeof ServiceQuery>;

const RequirementIn = z
  .strictObject({
    group_id: Id.nullable().default(null),
    resource_id: Id.nullable().default(null),
    quantity: z.int().min(1).max(50).default(1),
  })
  .superRefine(({ group_id, resource_id }, context) => {
    if ((group_id === null) !== (resource_id === null)) return;
    const message = "Name either a group_id or a resource_id, and only one of them.";
    context.addIssue({ code: "custom", message, params: { code: "one_target" } });
  });

const IntakeFieldIn = z
  .strictObject({
    key: z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, { error: "must be a short name such as date_of_birth" }),
    label: Name,
    type: z.enum(intakeTypes),
    required: z.boolean().default(false),
    options: z.array(Name).max(50).default([]),
  })
  .superRefine(({ type, options }, context) => {
    if ((type === "select") === options.length > 0 && new Set(options).size === options.length) return;
    const message = type === "select" ? "A select needs options, each once." : "Only a select has options.";
    context.addIssue({ code: "custom", path: ["options"], message, params: { code: "invalid_options" } });
  });

const IntakeFields = z
  .array(IntakeFieldIn)
  .max(50)
  .superRefine((fields, context) => {
    for (const [row, { key }] of fields.entries()) {
      if (fields.findIndex((field) => field.key === key) === row) continue;
      const message = `The key "${key}" is used twice.`;
      context.addIssue({ code: "custom", path: [row, "key"], message, params: { code: "duplicate_key" } });
    }
  });

const day = 24 * 60;

export const ReminderMinutes = z
  .array(
    z
      .int()
      .min(30)
      .max(30 * day),
  )
  .max(5)
  .describe("How long before the visit customers are reminded; empty: never.");

const fields = {
  name: Name,
  description: Text.nullable(),
  category: Tag.nullable().describe("Services of the same category stand together on the booking page."),
  aliases: AliasesIn,
  kind: z.enum(serviceKinds),
  duration_minutes: z
    .int()
    .min(1)
    .max(7 * day),
  buffer_minutes: z.int().min(0).max(day).describe("Kept free after the service; not part of the customer's end."),
  slot_interval_minutes: z.int().min(1).max(day).describe("The grid of starting times, from local midnight."),
  min_notice_minutes: z
    .int()
    .min(0)
    .max(365 * day),
  max_advance_days: z.int().min(1).max(730),
  max_party_size: z.int().min(1).max(1000),
  requirements: z.array(RequirementIn).max(10).describe("Everything needed at once, each by a resource of its own."),
  schedule_id: Id.nullable().describe("Its hours; null means only the resources' hours count."),
  group_id: Id.nullable().describe("The group whose queue it is; for kind queue, and needed there."),
  uses: z.enum(serviceUses).describe("unit: a party takes one place whatever its size; seats: a party of n takes n."),
  price_cents: Cents.nullable(),
  currency: Currency,
  deposit_cents: Cents.min(1, { error: "must be at least 1, or null for no deposit" }).nullable(),
  deposit_minutes: z
    .int()
    .min(1)
    .max(30 * day)
    .describe("How long a booking waits for its deposit; the time is then given back, at the start at the latest."),
  reminder_minutes: ReminderMinutes.nullable(),
  intake_fields: IntakeFields,
  color: Color,
  active: z.boolean(),
};

export const CreateServiceBody = z.strictObject({
  name: fields.name,
  description: fields.description.default(null),
  category: fields.category.default(null),
  aliases: fields.aliases.default([]),
  kind: fields.kind.default("appointment"),
  duration_minutes: fields.duration_minutes
    .optional()
    .describe("Needed for an appointment; 30 for a queue when left out, where it is an estimate."),
  buffer_minutes: fields.buffer_minutes.default(0),
  slot_interval_minutes: fields.slot_interval_minutes.default(15),
  min_notice_minutes: fields.min_notice_minutes.default(0),
  max_advance_days: fields.max_advance_days.default(60),
  max_party_size: fields.max_party_size.default(1),
  requirements: fields.requirements.default([]),
  schedule_id: fields.schedule_id.default(null),
  group_id: fields.group_id.default(null),
  uses: fields.uses.default("unit"),
  price_cents: fields.price_cents.default(null),
  currency: fields.currency.optional().describe("The workspace's own when left out."),
  deposit_cents: fields.deposit_cents.default(null),
  deposit_minutes: fields.deposit_minutes.default(60),
  reminder_minutes: fields.reminder_minutes.default(null),
  intake_fields: fields.intake_fields.default([]),
  color: fields.color.default("#2563eb"),
  active: fields.active.default(true),
});
export type CreateServiceBody = z.output<typeof CreateServiceBody>;

export const UpdateServiceBody = z.strictObject(fields).partial();
export type UpdateServiceBody = z.output<typeof UpdateServiceBody>;
