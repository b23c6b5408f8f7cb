import type { CustomerBooking } from "@/lib/domains/booking-page/links/schema";
import type { PageHold } from "@/lib/domains/booking-page/visitors/schema";
import { catalogOf, daily } from "@/lib/testing/catalog";
import { call, makeProject, someAddress } from "@/lib/testing/world";

export type Refusal = {
  code: string;
  alternatives?: { start: string }[];
  errors?: { pointer: string; code: string }[];
};
export const day = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
export const at = (clock: string): string => `${day}T${clock}:00.000Z`;
export const ana = { name: "Ana Souza", phone: "+5511987650001" };

/** A salon in UTC with two people from 9 to 12, and a visitor with an address of their own. */
export async function salon(service: object = {}) {
  const world = await makeProject({ timezone: "UTC" });
  const catalog = catalogOf(world);
  const schedule = await catalog.schedule({ timezone: "UTC", weekly: daily("09:00", "12:00") });
  const people = [
    await catalog.resource({ name: "Bia", schedule_id: schedule.id, location: { formatted: "Rua Um, 1" } }),
    await catalog.resource({ name: "Caio", schedule_id: schedule.id }),
  ];
  const group = await catalog.group({ resource_ids: people.map(({ id }) => id) });
  const cut = await catalog.service({
    name: "Corte",
    slot_interval_minutes: 30,
    requirements: [{ group_id: group.id }],
    ...service,
  });
  const page = `/public/pages/${world.actor.project.slug}`;
  const from = (address = someAddress()) => {
    const headers = { "x-turnero-address": address };
    const post = <T>(path: string, body: object, method = "POST") => call<T>(path, { method, body, headers });
    return {
      hold: <T = PageHold>(start: string, more: object = {}) =>
        post<T>(`${page}/holds`, { service_id: cut.id, start, ...more }),
      confirm: <T = CustomerBooking>({ id, token }: PageHold, more: object = {}) =>
        post<T>(`${page}/holds/${id}/confirm`, { token, customer: ana, ...more }),
      release: ({ id, token }: PageHold) => post<Refusal>(`${page}/holds/${id}`, { token }, "DELETE"),
      ask: (body: object) => post<CustomerBooking>(`${page}/tasks`, body),
      own: <T = CustomerBooking>(token: string, verb: string, body: object = {}) =>
        post<T>(`/public/bookings/${token}/${verb}`, body),
    };
  };
  return { world, catalog, page, cut, group, people, from, visitor: from() };
}

export async function booked(shop: Awaited<ReturnType<typeof salon>>, start = at("09:00")): Promise<CustomerBooking> {
  const held = await shop.visitor.hold(start);
  return (await shop.visitor.confirm(held.body)).body;
}
