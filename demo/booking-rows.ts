import type { Lane } from "@/demo/day-plan";
import { cancelReasons, failReasons, type Step } from "@/demo/lives";
import type { Random } from "@/demo/random";
import { newId, type ProjectId } from "@/lib/core/ids";
import type { Source } from "@/lib/core/vocabulary";
import { bookingDefaults } from "@/lib/domains/bookings/schema";
import type { CatalogService } from "@/lib/domains/slots/catalog";
import type { Prisma } from "@/lib/generated/prisma/client";

export type Rows = {
  bookings: Prisma.BookingCreateManyInput[];
  allocations: Prisma.AllocationCreateManyInput[];
  history: Prisma.StageHistoryCreateManyInput[];
};

export const noRows = (): Rows => ({ bookings: [], allocations: [], history: [] });

export type Life = {
  service: CatalogService;
  customer: string | null;
  made: number;
  first: Pick<Step, "status" | "stage">;
  steps: Step[];
  time: { start: number; end: number } | null;
  lanes: readonly Lane[];
  blocks: boolean;
  partySize: number;
  assignee: string | null;
  source: Source;
  more?: Partial<Prisma.BookingCreateManyInput>;
};

const sources: readonly [Source, ...Source[]] = [
  "dashboard",
  "dashboard",
  "dashboard",
  "whatsapp",
  "whatsapp",
  "webchat",
  "agent",
  "api",
];
export const sourceFrom = (random: Random): Source => random.pick(sources);

const desk = { type: "system", id: "demo", name: "Recepção" };

/** The rows of one booking: itself, the time it takes, and the stages it went through. */
export function addLife(rows: Rows, project: ProjectId, random: Random, life: Life): string {
  const { service, steps, time, made } = life;
  const id = newId("bkg", made);
  const last = steps.at(-1) ?? life.first;
  rows.bookings.push({
    project_id: project,
    id,
    status: last.status,
    stage: last.stage,
    service_id: service.id,
    customer_id: life.customer,
    start_at: time ? new Date(time.start) : null,
    end_at: time ? new Date(time.end) : null,
    party_size: life.partySize,
    priority: bookingDefaults.priority,
    tags: bookingDefaults.tags,
    source: life.source,
    group_id: service.groupId,
    assignee_resource_id: life.assignee,
    cancel_reason: last.status === "cancelled" ? random.pick(cancelReasons) : null,
    outcome: last.status === "failed" ? random.pick(failReasons) : null,
    price_cents: service.priceCents,
    currency: service.currency,
    notify_customer: false, // Demo data notifies nobody.
    version: 1 + steps.length,
    created_at: new Date(made),
    updated_at: new Date(steps.at(-1)?.at ?? made),
    ...life.more,
  });
  for (const { resource, place, seat } of life.lanes) {
    if (!time) break;
    rows.allocations.push({
      project_id: project,
      booking_id: id,
      resource_id: resource,
      place,
      seat,
      start_at: new Date(time.start),
      end_at: new Date(time.end + service.buffer * 60_000),
      expires_at: life.more?.hold_expires_at ?? null,
      blocks: life.blocks,
    });
  }
  const moves = [{ ...life.first, action: "created", at: made }, ...steps];
  moves.forEach(({ action, stage, at }, n) => {
    rows.history.push({
      project_id: project,
      id: newId("stg", at),
      booking_id: id,
      from_stage: moves[n - 1]?.stage ?? null,
      to_stage: stage,
      action,
      actor: desk,
      version: n + 1,
      at: new Date(at),
    });
  });
  return id;
}
