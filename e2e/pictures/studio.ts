import type { Page } from "playwright/test";
import { at, send } from "../dashboard/calendar-world";
import { call, signUp, somebody } from "../dashboard/people";

type Made = { id: string };

const zone = "America/Sao_Paulo";
const people = ["Ana Prado", "Bruno Reis", "Carla Moss", "Daniel Ortiz"];

/** Who comes when: person, hour, minute, customer, service, and what has happened. */
const visits: readonly [number, number, number, string, number][] = [
  [0, 9, 0, "Emma Clarke", 0],
  [0, 10, 30, "Noah Bennett", 1],
  [0, 14, 0, "Grace Kim", 2],
  [1, 9, 30, "Olivia Hart", 1],
  [1, 11, 0, "Lucas Meyer", 0],
  [1, 15, 0, "Mia Rossi", 0],
  [2, 10, 0, "Ella Novak", 2],
  [2, 13, 0, "James Carter", 0],
  [3, 9, 0, "Sofia Duarte", 1],
  [3, 12, 0, "Henry Walsh", 0],
  [3, 14, 30, "Ruby Stone", 1],
];

const errands = ["Emma Clarke", "Oscar Lindt", "Ivy Brooks", "Theo Marsh", "Nora Field", "Max Weber"];
const streets = [
  "12 Orchard Road",
  "48 Mill Lane",
  "7 Station Street",
  "101 Park Avenue",
  "23 High Street",
  "5 Bay Road",
];

let phones = 0;
const customer = (name: string) => ({ name, phone: `+55119${String(60_000_000 + phones++)}` });

export type Studio = { bookings: string[]; services: string[]; slug: string };

/** A studio with a full day and a van, in English: what the handbook shows. Its owner drives the van. */
export async function openStudio(page: Page): Promise<Studio> {
  await signUp(page, { ...somebody("Laura Finch"), business: "Aurora Studio" });
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "09:00", to: "18:00" }));
  const hours = await send<Made>(page, "/schedules", { name: "Opening hours", timezone: zone, weekly });
  const staff: string[] = [];
  for (const name of people)
    staff.push((await send<Made>(page, "/resources", { name, kind: "person", schedule_id: hours.id })).id);
  const stylists = await send<Made>(page, "/resource-groups", { name: "Stylists", resource_ids: staff });
  const services: string[] = [];
  for (const [name, minutes, price] of [
    ["Haircut", 60, 4500],
    ["Beard trim", 30, 2500],
    ["Color and cut", 120, 12_000],
  ] as const)
    services.push(
      (
        await send<Made>(page, "/services", {
          name,
          duration_minutes: minutes,
          slot_interval_minutes: 30,
          price_cents: price,
          requirements: [{ group_id: stylists.id }],
        })
      ).id,
    );
  const bookings: string[] = [];
  for (const [who, hour, minute, name, what] of visits)
    bookings.push(
      (
        await send<Made>(page, "/bookings", {
          service_id: services[what],
          start: at(hour, minute),
          resource_ids: [staff[who]],
          customer: customer(name),
        })
      ).id,
    );
  await openQueue(page);
  const { project } = await call<{ project: { slug: string } }>(page, "GET", "/me");
  return { bookings, services, slug: project.slug };
}

/** Deliveries: one under way, one claimed, the rest in the queue. */
async function openQueue(page: Page): Promise<void> {
  const { member } = await call<{ member: Made }>(page, "GET", "/me");
  const van = await send<Made>(page, "/resources", { name: "Van 1", kind: "vehicle", member_id: member.id });
  const drivers = await send<Made>(page, "/resource-groups", { name: "Drivers", resource_ids: [van.id] });
  const delivery = await send<Made>(page, "/services", { name: "Delivery", kind: "queue", group_id: drivers.id });
  for (const [i, name] of errands.entries()) {
    const task = await send<Made>(page, "/bookings", {
      service_id: delivery.id,
      customer: customer(name),
      location: { formatted: streets[i], lat: -23.55 - i / 200, lng: -46.66 + i / 300 },
      priority: i === 2 ? "high" : "normal",
      due_at: new Date(Date.now() + (i + 2) * 3_600_000).toISOString(),
    });
    const steps = [["take", "start"], ["take"]][i] ?? [];
    for (const step of steps)
      await send(page, `/bookings/${task.id}/actions/${step}`, step === "take" ? { resource_id: van.id } : {});
  }
}
