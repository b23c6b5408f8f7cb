// A workspace of sixty people with five hundred bookings a day: three days that are over, today, and three to come.
import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import type { Installation } from "@/e2e/installation";
import { type Session, signIn } from "./session";

const zone = "America/Sao_Paulo";
const people = 60;
const atOnce = 8;
/** Nothing can be booked in the past: these days are booked ahead and put back by so many. */
const [ahead, later, back] = [[1, 2, 3], [8, 9, 10, 11], 11] as const;

type Send = <Answer = { id: string }>(path: string, body: object) => Promise<Answer>;

function sender({ baseURL, cookie }: Session): Send {
  return async (path, body) => {
    const headers = {
      "content-type": "application/json",
      "idempotency-key": randomUUID(),
      origin: baseURL,
      ...(cookie && { cookie }),
    };
    const answer = await fetch(`${baseURL}/api/v1${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`POST ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
}

async function inTurns<Item>(items: readonly Item[], each: (item: Item) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < items.length; n += atOnce) await Promise.all(items.slice(n, n + atOnce).map(each));
}

async function addClinic(send: Send): Promise<{ service: string; ids: readonly string[] }> {
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: "08:00", to: "18:00" }));
  const schedule = await send("/schedules", { name: "Hours", timezone: zone, weekly });
  const ids: string[] = [];
  for (let n = 1; n <= people; n++) {
    const name = `Person ${String(n).padStart(2, "0")}`;
    ids.push((await send("/resources", { name, kind: "person", schedule_id: schedule.id })).id);
  }
  const group = await send("/resource-groups", { name: "All", resource_ids: ids });
  const service = await send("/services", {
    name: "Visit",
    duration_minutes: 30,
    slot_interval_minutes: 15,
    requirements: [{ group_id: group.id }],
  });
  return { service: service.id, ids };
}

/** Half an hour each, from eight o'clock; the zone keeps one offset all year. */
async function bookDay(
  send: Send,
  { service, ids }: { service: string; ids: readonly string[] },
  day: number,
  count: number,
) {
  const date = new Date(Date.now() + day * 86_400_000).toLocaleDateString("en-CA", { timeZone: zone });
  const opens = Date.parse(`${date}T08:00:00-03:00`);
  const numbers = Array.from({ length: count }, (_, n) => n);
  await inTurns(numbers, (n) =>
    send("/bookings", {
      service_id: service,
      start: new Date(opens + Math.floor(n / people) * 30 * 60_000).toISOString(),
      resource_ids: [ids[n % people]],
      customer: { name: `Customer ${day} ${n}`, phone: `+55119${String(70_000_000 + day * 1000 + n)}` },
    }),
  );
}

/** The later days become the last ones; what is over was attended. */
async function putBack(databaseUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const moved = `start_at = start_at - interval '${back} days', end_at = end_at - interval '${back} days'`;
  const far = `project_id = (SELECT id FROM project WHERE name = $1) AND start_at > now() + interval '5 days'`;
  await client.query(`UPDATE allocation SET ${moved} WHERE ${far}`, [name]);
  await client.query(`UPDATE booking SET ${moved} WHERE ${far}`, [name]);
  await client.query(
    `UPDATE booking SET status = 'completed', stage = 'done'
     WHERE project_id = (SELECT id FROM project WHERE name = $1) AND end_at < now()`,
    [name],
  );
  await client.query("ANALYZE");
  await client.end();
}

export async function openBigDay({ baseUrl, databaseUrl }: Installation, bookings: number): Promise<Session> {
  const mark = randomBytes(5).toString("hex");
  const person = { email: `${mark}@example.com`, password: `quiet river ${mark}` };
  const name = `Clinic ${mark}`;
  const workspace = { name, timezone: zone, currency: "BRL", locale: "en" };
  await sender({ baseURL: baseUrl, cookie: "" })("/sign-up", { name: "Lucía Fernández", ...person, workspace });
  const session = await signIn(baseUrl, person);
  const send = sender(session);
  const clinic = await addClinic(send);
  for (const day of [...ahead, ...later]) await bookDay(send, clinic, day, bookings);
  await putBack(databaseUrl, name);
  return session;
}
