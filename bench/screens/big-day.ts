// A workspace of sixty people with five hundred bookings a day: yesterday, today and tomorrow.
import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import type { Installation } from "@/e2e/installation";
import { type Session, signIn } from "./session";

const zone = "America/Sao_Paulo";
const people = 60;

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

/** Half an hour each, from eight o'clock on, in as many customers' names; what is over was attended. */
const statements = [
  `INSERT INTO customer (project_id, id, name, phone, phone_key, tags, search_text)
   SELECT $1, 'cus_' || n, x.name, '+' || x.digits, x.digits, '{}', fold(x.name || ' ' || x.digits)
   FROM generate_series(1, $2::int * 3) n, LATERAL (SELECT 'Customer ' || n AS name, (5511970000000 + n)::text AS digits) x`,
  `INSERT INTO booking (project_id, id, status, stage, service_id, customer_id, start_at, end_at, source, assignee_resource_id,
     price_cents, currency, tags, search_text, created_at, updated_at)
   SELECT $1, 'bkg_' || lpad(n::text, 9, '0'), CASE WHEN t.over THEN 'completed' ELSE 'confirmed' END,
     CASE WHEN t.over THEN 'done' ELSE 'scheduled' END, $3, 'cus_' || n, t.at, t.at + interval '30 minutes', 'api',
     ($4::text[])[1 + t.turn % ${people}], 5000, 'BRL', '{}', fold('Customer ' || n), now(), now()
   FROM generate_series(1, $2::int * 3) n
   CROSS JOIN LATERAL (SELECT (n - 1) % $2::int AS turn, (n - 1) / $2::int - 1 AS day) d
   CROSS JOIN LATERAL (SELECT d.turn, (current_date + d.day + time '08:00') AT TIME ZONE '${zone}'
     + d.turn / ${people} * interval '30 minutes' AS at) s
   CROSS JOIN LATERAL (SELECT s.turn, s.at, s.at + interval '30 minutes' < now() AS over) t`,
  `INSERT INTO allocation (project_id, booking_id, resource_id, line, place, seat, start_at, end_at, blocks)
   SELECT b.project_id, b.id, r.id, r.line, 0, 0, b.start_at, b.end_at, b.status = 'confirmed' FROM booking b
   JOIN resource r ON r.project_id = b.project_id AND r.id = b.assignee_resource_id WHERE b.project_id = $1`,
];

async function book(
  databaseUrl: string,
  name: string,
  clinic: { service: string; ids: readonly string[] },
  each: number,
) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`SET timezone = '${zone}'`);
  const { rows } = await client.query<{ id: string }>("SELECT id FROM project WHERE name = $1", [name]);
  const values = [rows[0]?.id, each, clinic.service, clinic.ids];
  for (const [at, text] of statements.entries()) await client.query(text, values.slice(0, [2, 4, 1][at]));
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
  await book(databaseUrl, name, clinic, bookings);
  return session;
}
