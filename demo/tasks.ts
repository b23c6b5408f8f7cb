import { addLife } from "@/demo/booking-rows";
import type { Demo } from "@/demo/bookings";
import type { Step } from "@/demo/lives";
import type { CatalogService } from "@/lib/domains/slots/catalog";

type Customer = { id: string; address: unknown };
type Address = { formatted: string | null; lat: number; lng: number };

const minute = 60_000;
const hour = 60 * minute;

/** How far the task came: nobody took it, taken, on the way, done, in vain, or not to be done at all. */
const ends = ["queued", "assigned", "in_progress", "done", "not_at_home", "failed"] as const;
type End = (typeof ends)[number];

const isOver = (end: End): boolean => end === "done" || end === "not_at_home" || end === "failed";

function stepsTo(end: End, from: number): Step[] {
  const all: Record<Exclude<End, "queued">, Step> = {
    assigned: { action: "take", status: "confirmed", stage: "assigned", at: from },
    in_progress: { action: "start", status: "checked_in", stage: "in_progress", at: from + 6 * minute },
    done: { action: "complete", status: "completed", stage: "done", at: from + 38 * minute },
    not_at_home: { action: "not_at_home", status: "failed", stage: "not_at_home", at: from + 40 * minute },
    failed: { action: "fail", status: "failed", stage: "failed", at: from + 22 * minute },
  };
  if (end === "queued") return [];
  const way: Exclude<End, "queued">[] = ["assigned"];
  if (end !== "assigned") way.push("in_progress");
  if (isOver(end)) way.push(end);
  return way.map((each) => all[each]);
}

const isAround = ({ address }: Customer): boolean => {
  const { lat = 0, lng = 0 } = (address ?? {}) as Partial<Address>;
  return Math.abs(lat + 23.56) < 0.2 && Math.abs(lng + 46.65) < 0.2;
};

const order = (n: number): string => `F-${String(20_400 + n)}`;

/** Deliveries and pick-ups around São Paulo: what waits, what is on the way, and the last days' work. */
export function addTasks(
  { actor, random, rows, now }: Demo,
  services: readonly CatalogService[],
  customers: readonly Customer[],
  members: readonly { group_id: string; resource_id: string }[],
): void {
  const near = customers.filter(isAround);
  const [first, ...rest] = services;
  if (!first || near.length === 0) return;
  const count = { queued: 16, assigned: 9, in_progress: 5, done: 60, not_at_home: 6, failed: 4 };
  let n = 0;
  for (const end of ends) {
    for (let i = 0; i < count[end]; i++, n++) {
      const service = random.pick([first, first, ...rest]);
      const drivers = members.filter(({ group_id }) => group_id === service.groupId).map((each) => each.resource_id);
      const over = isOver(end);
      const taken = now - (over ? 2 * hour + random.below(9 * 24) * hour : (3 + random.below(50)) * minute);
      const steps = stepsTo(end, taken);
      // What is under way is shared out evenly: everybody who signs in has something to do.
      const turn = over ? random.below(drivers.length) : i % drivers.length;
      const driver = steps.length > 0 ? (drivers[turn] ?? null) : null;
      const time = driver ? { start: taken, end: taken + service.duration * minute } : null;
      const customer = near[random.below(near.length)];
      const place = customer?.address as Address;
      addLife(rows, actor.project.id, random, {
        service,
        customer: customer?.id ?? null,
        made: taken - (10 + random.below(170)) * minute,
        first: { status: "confirmed", stage: "queued" },
        steps,
        time,
        partySize: 1,
        assignee: driver,
        // Queue tasks never block: one person may have many.
        lanes: driver ? [{ resource: driver, place: 0, seat: 0 }] : [],
        blocks: false,
        source: random.chance(0.5) ? "whatsapp" : "dashboard",
        more: {
          due_at: new Date(taken + (1 + random.below(over ? 3 : 8)) * hour),
          priority: random.pick(["normal", "normal", "normal", "high", "urgent", "low"]),
          location: place.formatted,
          lat: place.lat,
          lng: place.lng,
          intake: (/medic/i.test(service.name)
            ? { pedido: order(n), refrigerado: random.chance(0.2) }
            : { equipamento: random.pick(["Muletas", "Cadeira de rodas", "Andador", "Inalador"]) }) as never,
          ...(end === "not_at_home" ? { outcome: "Ninguém em casa" } : {}),
        },
      });
    }
  }
}
