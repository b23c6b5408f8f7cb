import { addLife, noRows, type Rows, sourceFrom } from "@/demo/booking-rows";
import { DayPlan } from "@/demo/day-plan";
import { bookingNotes, lifeOf } from "@/demo/lives";
import { makeRandom, type Random } from "@/demo/random";
import { addTasks } from "@/demo/tasks";
import type { Actor } from "@/lib/core/actor";
import { reader, sqlOf } from "@/lib/core/db";
import type { Catalog, CatalogService } from "@/lib/domains/slots/catalog";
import { selectCatalog } from "@/lib/domains/slots/store";
import { boundsOfDay, localDay } from "@/lib/domains/slots/zones";

const [daysBack, daysAhead] = [21, 21];
const minute = 60_000;

/** How many a full day has; what is not named has three. */
const demand: Record<string, number> = {
  "Consulta com clínico geral": 12,
  "Consulta dermatológica": 6,
  "Fisioterapia individual": 6,
  Vacinação: 5,
  "Coleta de exames": 7,
  "Pilates em grupo": 5,
};

/** Full until tomorrow, then thinner the further away. */
const fullness = (away: number): number => (away <= 1 ? 0.85 : Math.max(0.12, 0.85 - away * 0.04));

export type Demo = { actor: Actor; random: Random; rows: Rows; customers: readonly string[]; now: number };

const personOf = (catalog: Catalog, ids: readonly string[]): string | null =>
  ids.find((id) => catalog.resources.get(id)?.kind === "person") ?? null;

const frees = new Set(["cancelled", "no_show", "failed"]);

/** Answers for what the service insists on. */
function answersOf(random: Random, service: CatalogService): Record<string, unknown> | null {
  const fields = service.intakeFields as { key: string; type: string; required: boolean }[];
  const asked = fields.filter(({ required }) => required);
  if (asked.length === 0) return null;
  const answers: Record<string, () => unknown> = {
    boolean: () => random.chance(0.7),
    text: () => random.pick(["Gripe", "Febre amarela", "Hepatite B", "HPV"]),
  };
  return Object.fromEntries(asked.map(({ key, type }) => [key, (answers[type] ?? (() => "2024-01-01"))()]));
}

function addAppointment(demo: Demo, plan: DayPlan, catalog: Catalog, service: CatalogService): boolean {
  const { actor, random, rows, customers, now } = demo;
  const wish = plan.span.from + 420 + random.below(720);
  const partySize = service.maxParty > 1 && random.chance(0.35) ? 2 : 1;
  const slot = plan.find(service, wish, plan.span, partySize);
  if (!slot) return false;
  const time = { start: slot.start * minute, end: slot.end * minute };
  const deposit = (service.depositCents ?? 0) > 0;
  const steps = lifeOf(random, { ...time, deposit: deposit && time.end > now }, now);
  const unpaid = deposit && time.start > now && steps.length === 0;
  const blocks = !frees.has(steps.at(-1)?.status ?? "");
  // A booking that released its time leaves it to others.
  const lanes = blocks
    ? plan.take(service, slot, partySize)
    : slot.resources.map((resource) => ({ resource, place: 0, seat: 0 }));
  if (!lanes) return false;
  const made = Math.min(now, time.start) - (1 + random.below(12 * 24)) * 60 * minute;
  addLife(rows, actor.project.id, random, {
    service,
    customer: plan.visitor(customers, random.below(customers.length), slot),
    made: Math.min(made, ...steps.map(({ at }) => at - minute)),
    first: { status: deposit && time.end > now ? "pending_payment" : "confirmed", stage: "scheduled" },
    steps,
    time,
    lanes,
    blocks,
    partySize,
    assignee: personOf(catalog, slot.resources),
    source: sourceFrom(random),
    more: {
      hold_expires_at: unpaid ? new Date(Math.min(now + service.depositMinutes * minute, time.start)) : null,
      notes: random.chance(0.15) ? random.pick(bookingNotes) : null,
      intake: (answersOf(random, service) ?? undefined) as never,
    },
  });
  return true;
}

/** A hold of this very minute. */
function addHold({ actor, random, rows, now }: Demo, plans: readonly DayPlan[], service: CatalogService): void {
  const soon = Math.ceil(now / minute) + service.notice;
  for (const plan of plans) {
    const slot = plan.find(service, soon + 90, { from: Math.max(soon, plan.span.from), to: plan.span.to }, 1);
    const lanes = slot && plan.take(service, slot, 1);
    if (!slot || !lanes) continue;
    addLife(rows, actor.project.id, random, {
      service,
      customer: null,
      made: now,
      first: { status: "held", stage: "scheduled" },
      steps: [],
      time: { start: slot.start * minute, end: slot.end * minute },
      lanes,
      blocks: true,
      partySize: 1,
      assignee: null,
      source: "webchat",
      more: { hold_expires_at: new Date(now + 10 * minute) },
    });
    return;
  }
}

/** Whole tables at once, as JSON: row by row through Prisma takes ten times as long. */
async function insert(actor: Actor, { bookings, allocations, history }: Rows): Promise<void> {
  const sql = sqlOf(actor);
  const fill = (table: "booking" | "allocation" | "stage_history", rows: readonly object[]) =>
    sql(`INSERT INTO ${table} SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb) `, [
      JSON.stringify(rows),
    ]);
  await fill("booking", bookings);
  await fill("allocation", allocations);
  await fill("stage_history", history);
}

/** Six weeks of work around today, as the rules would have allowed it, in every state a booking can be in. */
export async function addBookings(actor: Actor): Promise<void> {
  const tx = reader(actor);
  const where = { project_id: actor.project.id };
  const catalog = await selectCatalog(sqlOf(actor), actor.project.id);
  const customers = await tx.customer.findMany({ where, orderBy: { phone: "asc" } });
  const timeOff = await tx.timeOff.findMany({ where, orderBy: { start_at: "asc" } });
  // By name, not by id: ids differ between installations, and the choices must not.
  const services = [...catalog.services.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  const appointments = services.filter(({ kind }) => kind === "appointment");
  const random = makeRandom(41_015);
  const now = actor.now.getTime();
  const demo: Demo = { actor, random, rows: noRows(), customers: customers.map(({ id }) => id), now };
  const today = localDay(actor.project.timezone, Math.floor(now / minute));
  const ahead: DayPlan[] = [];
  for (let away = -daysBack; away <= daysAhead; away++) {
    const plan = new DayPlan(catalog, timeOff, boundsOfDay(actor.project.timezone, today + away));
    if (away >= 0) ahead.push(plan);
    for (const service of appointments) {
      let left = Math.round((demand[service.name] ?? 3) * fullness(away) * (0.7 + random.below(60) / 100));
      while (left-- > 0 && addAppointment(demo, plan, catalog, service));
    }
  }
  for (const service of appointments.filter(({ name }) => /nutri|dermato/i.test(name))) addHold(demo, ahead, service);
  addTasks(
    demo,
    services.filter(({ kind }) => kind === "queue"),
    customers,
    await tx.resourceGroupMember.findMany({ where, orderBy: { resource_id: "asc" } }),
  );
  await insert(actor, demo.rows);
}
