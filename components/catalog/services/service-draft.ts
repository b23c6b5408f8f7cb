import { asked } from "@/components/forms/question-fields";
import type { IntakeField, Service } from "@/lib/domains/catalog/services/schema";

type Loose =
  | "duration_minutes"
  | "buffer_minutes"
  | "slot_interval_minutes"
  | "min_notice_minutes"
  | "max_advance_days"
  | "max_party_size"
  | "deposit_minutes";

/** A service while it is written: a number may be missing until it is typed. */
export type ServiceDraft = Omit<Service, "id" | "created_at" | "updated_at" | Loose> & Record<Loose, number | null>;

export const newService = (currency: string): ServiceDraft => ({
  name: "",
  description: null,
  category: null,
  aliases: [],
  kind: "appointment",
  duration_minutes: 30,
  buffer_minutes: 0,
  slot_interval_minutes: 15,
  min_notice_minutes: 60,
  max_advance_days: 60,
  max_party_size: 1,
  requirements: [],
  schedule_id: null,
  group_id: null,
  uses: "unit",
  price_cents: null,
  currency: currency as Service["currency"],
  deposit_cents: null,
  deposit_minutes: 60,
  reminder_minutes: null,
  intake_fields: [],
  color: "#2563eb",
  active: true,
});

export const serviceDraft = ({ id: _id, created_at: _made, updated_at: _changed, ...rest }: Service): ServiceDraft =>
  rest;

/** As the API takes it: what is not of this kind of service is left out of it. */
export function serviceBody(draft: ServiceDraft) {
  const queue = draft.kind === "queue";
  return {
    ...draft,
    name: draft.name.trim(),
    description: draft.description?.trim() || null,
    category: draft.category?.trim() || null,
    requirements: queue ? [] : draft.requirements,
    schedule_id: queue ? null : draft.schedule_id,
    group_id: queue ? draft.group_id : null,
    reminder_minutes: queue ? null : draft.reminder_minutes,
    intake_fields: asked<IntakeField["type"]>(draft.intake_fields),
  };
}
