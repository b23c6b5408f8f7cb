import type { Browser, Page } from "playwright/test";
import { send } from "./calendar-world";
import { call, enter, otherBrowser, signUp, somebody, visit } from "./people";

export type Salon = { service: string; chair: string };

const minute = 60_000;
export const minutesFrom = (minutes: number): string =>
  new Date(Math.floor(Date.now() / minute) * minute + minutes * minute).toISOString();

/** A zone in which it is between ten and eleven in the morning: the whole day of a test is ahead. */
function morningZone(): string {
  const away = (new Date().getUTCHours() - 10 + 24) % 24;
  return away <= 12 ? `Etc/GMT+${away}` : `Etc/GMT-${24 - away}`;
}

/** A salon that is open all day, with one chair. */
export async function openSalonNow(page: Page): Promise<Salon> {
  await signUp(page);
  const timezone = morningZone();
  const { project } = await call<{ project: { id: string } }>(page, "GET", "/me");
  await call(page, "PATCH", `/workspaces/${project.id}`, { timezone });
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "08:00", to: "20:00" }));
  const { id: schedule_id } = await send<{ id: string }>(page, "/schedules", { name: "Hours", timezone, weekly });
  const chair = await send<{ id: string }>(page, "/resources", { name: "Ana Prado", kind: "person", schedule_id });
  const service = await send<{ id: string }>(page, "/services", {
    name: "Haircut",
    duration_minutes: 30,
    slot_interval_minutes: 30,
    price_cents: 5000,
    requirements: [{ resource_id: chair.id }],
  });
  return { service: service.id, chair: chair.id };
}

let phones = 0;

/** Off the grid of the slots: a test cannot wait for the next one. */
export const bookNow = (page: Page, { service }: Salon, name: string, start: string) =>
  send<{ id: string }>(page, "/bookings", {
    service_id: service,
    start,
    customer: { name, phone: `+55117${String(80_000_000 + phones++)}` },
    override: true,
    reason: "By phone",
  });

/** A colleague with a browser of their own, on their first page. */
export async function colleague(page: Page, browser: Browser, baseURL: string | undefined) {
  const { name, email, password } = somebody("Bruno Lima");
  const { link } = await call<{ link: string }>(page, "POST", "/team/invites", { email, role: "agent" });
  const theirs = await otherBrowser(browser, baseURL);
  await call(theirs, "POST", `${new URL(link).pathname.replace("/invite/", "/invites/")}/accept`, { name, password });
  await enter(theirs, { email, password });
  await visit(theirs, "/");
  const { member } = await call<{ member: { id: string } }>(theirs, "GET", "/me");
  return { theirs, member: member.id };
}
