import type { Locator, Page } from "playwright/test";
import type { Booking, StageMove } from "@/lib/domains/bookings/schema";
import type { StageConfig } from "@/lib/domains/stages/schema";
import { send } from "./calendar-world";
import { call, signUp } from "./people";

export type Queue = { service: string; van: string; driver: string };

/** A workspace with a queue of deliveries; its owner is the driver of its van. */
export async function openDepot(page: Page): Promise<Queue> {
  await signUp(page);
  const { member } = await call<{ member: { id: string } }>(page, "GET", "/me");
  const van = await send<{ id: string }>(page, "/resources", { name: "Van 7", kind: "vehicle", member_id: member.id });
  const group = await send<{ id: string }>(page, "/resource-groups", { name: "Drivers", resource_ids: [van.id] });
  const service = await send<{ id: string }>(page, "/services", {
    name: "Delivery",
    kind: "queue",
    group_id: group.id,
  });
  return { service: service.id, van: van.id, driver: member.id };
}

let phones = 0;

export const queueUp = (page: Page, { service }: Queue, name: string, more: object = {}): Promise<Booking> =>
  send<Booking>(page, "/bookings", {
    service_id: service,
    customer: { name, phone: `+55118${String(70_000_000 + phones++)}` },
    location: { formatted: "Rua Augusta, 100", lat: -23.55, lng: -46.66 },
    ...more,
  });

/** The default actions, one of them changed. */
export async function changeAction(
  page: Page,
  key: string,
  change: (action: StageConfig["actions"][number]) => StageConfig["actions"][number],
): Promise<void> {
  const { stages, initial, actions } = await call<StageConfig>(page, "GET", "/stage-config");
  const changed = actions.map((action) => (action.key === key ? change(action) : action));
  await call(page, "PUT", "/stage-config", { stages, initial, actions: changed });
}

export const movesOf = async (page: Page, id: string): Promise<string[]> => {
  const { data } = await call<{ data: StageMove[] }>(page, "GET", `/bookings/${id}/stage-history`);
  return data.map(({ action }) => action);
};

/** Drags a card and drops it over a column. */
export async function dragOnto(card: Locator, column: Locator): Promise<void> {
  const { mouse } = card.page();
  await card.hover();
  await mouse.down();
  const box = await column.boundingBox();
  if (!box) throw new Error(`There is no column ${column}.`);
  await mouse.move(box.x + 60, box.y + 100, { steps: 8 });
  await mouse.up();
}

/** The smallest valid PNG. */
export const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
