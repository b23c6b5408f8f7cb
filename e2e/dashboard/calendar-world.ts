import { type Caller, call, signUp } from "./people";

const zone = "America/Sao_Paulo";

export const send = <Answer>(page: Caller, path: string, body: object): Promise<Answer> =>
  call<Answer>(page, "POST", path, body);

/** In three days, so that neither the minimum notice nor the end of today interferes. */
export const day = new Date(Date.now() + 3 * 86_400_000).toLocaleDateString("en-CA", { timeZone: zone });

/** São Paulo keeps one offset all year. */
export const at = (hour: number, minute = 0): string =>
  new Date(`${day}T${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}:00-03:00`).toISOString();

export type World = { service: string; chair: string; other: string };

/** A workspace with two chairs, open from 8 to 18, and a service of an hour on the half hour. */
export async function openSalon(page: Caller): Promise<World> {
  await signUp(page);
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "08:00", to: "18:00" }));
  const schedule = await send<{ id: string }>(page, "/schedules", { name: "Hours", timezone: zone, weekly });
  const chair = (name: string) =>
    send<{ id: string }>(page, "/resources", { name, kind: "person", schedule_id: schedule.id });
  const [one, two] = [await chair("Ana Prado"), await chair("Bruno Reis")];
  const group = await send<{ id: string }>(page, "/resource-groups", {
    name: "Chairs",
    resource_ids: [one.id, two.id],
  });
  const service = await send<{ id: string }>(page, "/services", {
    name: "Haircut",
    duration_minutes: 60,
    slot_interval_minutes: 30,
    requirements: [{ group_id: group.id }],
  });
  return { service: service.id, chair: one.id, other: two.id };
}

let phones = 0;

export const book = (page: Caller, world: World, name: string, start: string, chair = world.chair) =>
  send<{ id: string }>(page, "/bookings", {
    service_id: world.service,
    start,
    resource_ids: [chair],
    customer: { name, phone: `+55119${String(80_000_000 + phones++)}` },
  });
