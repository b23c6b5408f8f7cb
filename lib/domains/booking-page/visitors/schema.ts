import { z } from "zod";
import {
  Currency,
  DateTimeIn,
  DateTimeOut,
  Email,
  HomeCountry,
  Id,
  Locale,
  Name,
  Phone,
  Text,
} from "@/lib/core/wire/wire";
import { days, PageAddress } from "@/lib/domains/booking-page/schema";
import { Intake } from "@/lib/domains/bookings/schema";
import { IntakeField, serviceKinds } from "@/lib/domains/catalog/services/schema";

export const PageService = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    category: z.string().nullable().describe("The heading that it stands under; null: none."),
    kind: z.enum(serviceKinds),
    duration_minutes: z.int(),
    max_party_size: z.int(),
    price_cents: z.int().nullable(),
    currency: Currency,
    deposit_cents: z.int().nullable(),
    intake_fields: z.array(IntakeField),
    people: z
      .array(z.object({ id: z.string(), name: z.string(), photo_id: z.string().nullable() }))
      .describe("Whom the visitor may choose from; empty where there is no choice."),
  })
  .meta({ id: "PageService" });
export type PageService = z.output<typeof PageService>;

/** What anybody may see of a workspace. */
export const PublicPage = z
  .object({
    name: z.string(),
    slug: z.string(),
    timezone: z.string(),
    currency: Currency,
    country: HomeCountry,
    locale: z.string(),
    headline: z.string().nullable(),
    text: z.string().nullable(),
    address: PageAddress.nullable(),
    policy: z.string().nullable().describe("What the business says about cancelling."),
    logo_id: z.string().nullable().describe("Pictures are under `/public/pages/{slug}/pictures/{picture_id}`."),
    cover_id: z.string().nullable(),
    services: z.array(PageService),
  })
  .meta({ id: "PublicPage" });
export type PublicPage = z.output<typeof PublicPage>;

const Slug = z.string().min(1).max(100);
export const PageParams = z.strictObject({ slug: Slug });
export const PagePictureParams = z.strictObject({ slug: Slug, picture_id: Id });
export const PageHoldParams = z.strictObject({ slug: Slug, hold_id: Id });

export const PageSlotQuery = z.strictObject({
  service_id: Id,
  ...days,
  party_size: z.coerce.number().int().min(1).max(10_000).default(1),
  resource_id: Id.optional().describe("One of the service's people."),
});
export type PageSlotQuery = z.output<typeof PageSlotQuery>;

const Contact = z.strictObject({
  name: Name,
  phone: Phone,
  email: Email.nullable().default(null),
  locale: Locale.nullable().default(null),
});

export const CountPageStepsBody = z.strictObject({
  steps: z
    .array(z.enum(["opened", "chose_service", "chose_time"]))
    .min(1)
    .max(3)
    .describe("What the visitor has reached since the last count, each once for a browser tab."),
});

export const CreatePageHoldBody = z.strictObject({
  service_id: Id,
  start: DateTimeIn,
  party_size: z.int().min(1).max(10_000).default(1),
  resource_id: Id.nullable().default(null).describe("One of the service's people; null: anyone."),
  customer: Contact.nullable().default(null),
  visitor: z
    .string()
    .min(16)
    .max(64)
    .nullable()
    .default(null)
    .describe("Random, kept by the visitor's browser: tells them apart from others at the same address."),
});
export type CreatePageHoldBody = z.output<typeof CreatePageHoldBody>;

export const PageHold = z
  .object({
    id: z.string(),
    service_id: z.string(),
    start: DateTimeOut,
    end: DateTimeOut,
    party_size: z.int(),
    hold_expires_at: DateTimeOut,
    expires_in_seconds: z.int().describe("From now on: for a clock that counts down where the device's own is wrong."),
    token: z.string().describe("Whoever has it may confirm the hold or give it back."),
  })
  .meta({ id: "PageHold" });
export type PageHold = z.output<typeof PageHold>;

const HoldToken = z.string().min(1).max(200);
const answers = { customer: Contact, intake: Intake.default({}), notes: Text.nullable().default(null) };

export const ConfirmPageHoldBody = z.strictObject({ token: HoldToken, ...answers });
export type ConfirmPageHoldBody = z.output<typeof ConfirmPageHoldBody>;

export const ReleasePageHoldBody = z.strictObject({ token: HoldToken });

export const CreatePageTaskBody = z.strictObject({
  service_id: Id,
  ...answers,
  party_size: z.int().min(1).max(10_000).default(1),
  address: z.string().trim().max(500).nullable().default(null).describe("Where the work is to be done."),
});
export type CreatePageTaskBody = z.output<typeof CreatePageTaskBody>;
