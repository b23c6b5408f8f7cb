import { type Sql, sqlOf, type Tx } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { PageAddress } from "@/lib/domains/booking-page/schema";
import type { Booking } from "@/lib/domains/bookings/schema";
import { type BookingRow, toBooking } from "@/lib/domains/bookings/store";
import type { IntakeField } from "@/lib/domains/catalog/services/schema";

/** What the booking page says of the business; its logo where the page, which has the picture, is open. */
type Page = { policy: string | null; address: PageAddress | null; logo_id: string | null };

const noPage: Page = { policy: null, address: null, logo_id: null };

/** A booking as it is now, after any reschedules, and its context. */
export type Followed = {
  booking: Booking;
  /** The first booking of the chain: calendars know it by that id. */
  root: string;
  /** Over the whole chain: increases with a reschedule too. */
  version: number;
  service: { id: string; name: string; duration_minutes: number; deposit_cents: number | null; notice: number };
  /** The required questions of the service that have no answer. */
  unanswered: IntakeField[];
  people: string[];
  place: string | null;
  page: Page;
  /** Whether the link's holder gets notices; `contact`: at an address that was given for this booking alone. */
  told: { notices: boolean; contact: boolean };
};

type Row = BookingRow & {
  root: string;
  chain_version: number;
  service: Followed["service"];
  intake_fields: IntakeField[] | null;
  people: string[] | null;
  place: string | null;
  page: Page | null;
  told: Followed["told"];
};

// The id as one value: with a join the planner would read every booking of the project.
const followText = `
  WITH RECURSIVE onward AS (
    SELECT b.id, b.rescheduled_to_id, 0 AS step FROM booking b WHERE b.project_id = $1 AND b.id = $2
    UNION ALL
    SELECT b.id, b.rescheduled_to_id, o.step + 1 FROM onward o
      JOIN booking b ON b.project_id = $1 AND b.id = o.rescheduled_to_id WHERE o.step < 1000),
  latest AS (SELECT id FROM onward ORDER BY step DESC LIMIT 1),
  chain AS (SELECT b.id, b.version, b.rescheduled_from_id FROM latest l, booking_chain($1, l.id) c(id)
    JOIN booking b ON b.project_id = $1 AND b.id = c.id)
  SELECT v.*,
    (SELECT id FROM chain WHERE rescheduled_from_id IS NULL LIMIT 1) AS root,
    (SELECT sum(version)::integer FROM chain) AS chain_version,
    (SELECT json_build_object('id', s.id, 'name', s.name, 'duration_minutes', s.duration_minutes,
       'deposit_cents', CASE WHEN coalesce(s.deposit_cents, 0) > 0 OR v.status <> 'pending_payment' THEN s.deposit_cents
         ELSE (SELECT l.deposit_cents FROM attendance_settings l WHERE l.project_id = $1) END, 'notice', s.min_notice_minutes)
     FROM service s WHERE s.project_id = $1 AND s.id = v.service_id) AS service,
    (SELECT s.intake_fields FROM service s WHERE s.project_id = $1 AND s.id = v.service_id) AS intake_fields,
    (SELECT json_agg(DISTINCT r.name ORDER BY r.name) FROM allocation a
       JOIN resource r ON r.project_id = a.project_id AND r.id = a.resource_id
     WHERE a.project_id = $1 AND a.booking_id = v.id AND r.kind = 'person') AS people,
    coalesce(v.location, (SELECT r.location->>'formatted' FROM allocation a
       JOIN resource r ON r.project_id = a.project_id AND r.id = a.resource_id
     WHERE a.project_id = $1 AND a.booking_id = v.id AND r.location->>'formatted' IS NOT NULL
     ORDER BY r.kind = 'person', r.id LIMIT 1)) AS place,
    (SELECT json_build_object('policy', p.policy, 'address', p.address,
       'logo_id', CASE WHEN p.enabled THEN p.logo_id END) FROM booking_page p WHERE p.project_id = $1) AS page,
    (SELECT json_build_object('contact', b.contact IS NOT NULL, 'notices', c.notices_stopped_at IS NULL
       AND c.anonymised_at IS NULL AND (b.contact IS NULL OR b.contact->>'email' IS NOT NULL))
     FROM booking b LEFT JOIN customer c ON c.project_id = $1 AND c.id = b.customer_id
     WHERE b.project_id = $1 AND b.id = v.id) AS told
  FROM booking_view v WHERE v.project_id = $1 AND v.id = (SELECT id FROM latest)`;

/** The names of those who do the work, by their resource. */
export async function peopleNames(sql: Sql, project: ProjectId): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; name: string }>(
    "SELECT id, name FROM resource WHERE project_id = $1 AND kind = 'person'",
    [project],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The address that was given for this booking alone is forgotten; that one was given is not. */
export async function dropContact(tx: Tx, project: ProjectId, booking: string): Promise<void> {
  await sqlOf({ tx })("UPDATE booking SET contact = '{}' WHERE project_id = $1 AND id = $2", [project, booking]);
}

export async function followBooking(sql: Sql, project: ProjectId, id: string): Promise<Followed | null> {
  const [row] = await sql<Row>(followText, [project, id]);
  if (!row) return null;
  const { root, chain_version: version, service, people, place, page, told } = row;
  const booking = toBooking(row);
  const unanswered = (row.intake_fields ?? []).filter(({ key }) => booking.intake_missing.includes(key));
  return { booking, root, version, service, unanswered, people: people ?? [], place, page: page ?? noPage, told };
}
