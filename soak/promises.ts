import { acknowledged, type Entry, finalOf, isFinal, isSuccess, type Told } from "@/soak/ledger";
import type { Received } from "@/soak/receivers";

/** What the auditor found of one rule: how many cases it looked at, and what was wrong with which. */
export type Finding = { name: string; checked: number; broken: string[] };

export type Row = Record<string, unknown>;
export type Query = (text: string, values?: unknown[]) => Promise<Row[]>;

const iso = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(iso(a)) === JSON.stringify(iso(b));
const at = (body: Row, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], body);

/** Where a made thing lies, and which columns repeat what the answer said and never change. */
type Made = { table: string; columns: Record<string, string> };
const booking: Made = { table: "booking", columns: { service_id: "service_id", party_size: "party_size" } };
const comment: Made = { table: "comment", columns: { body: "body" } };
const file = { name: "name", size: "size", media_type: "media_type" };
const message: Made = {
  table: "message",
  columns: { text: "text", n: "n", direction: "direction" },
};
const makings: Record<string, Made> = {
  createBooking: booking,
  createHold: { table: "booking", columns: { ...booking.columns, start_at: "start", customer_id: "customer.id" } },
  rescheduleBooking: {
    table: "booking",
    columns: { ...booking.columns, start_at: "start", customer_id: "customer.id" },
  },
  createCustomer: { table: "customer", columns: { name: "name", phone: "phone" } },
  createBookingComment: comment,
  createCustomerComment: comment,
  createAttachment: { table: "attachment", columns: file },
  createMessageFile: { table: "message_file", columns: file },
  sendMessage: message,
  createWebchatMessage: { table: "message", columns: { text: "text", n: "n" } },
};

/** Every acknowledged making is in the database, as it was acknowledged. */
export async function madeThings(query: Query, entries: readonly Entry[]): Promise<Finding> {
  const broken: string[] = [];
  let checked = 0;
  for (const [operation, { table, columns }] of Object.entries(makings)) {
    const made = entries.flatMap((entry) => {
      const told = entry.operation === operation ? acknowledged(entry) : null;
      return told ? [{ entry, body: told.body }] : [];
    });
    if (made.length === 0) continue;
    const names = ["project_id", "id", ...Object.keys(columns)].join(", ");
    const rows = await query(`SELECT ${names} FROM ${table} WHERE id = ANY ($1)`, [made.map(({ body }) => body.id)]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const { entry, body } of made) {
      checked++;
      const row = byId.get(body.id);
      if (!row) broken.push(`${operation} ${body.id} was acknowledged and is not there`);
      else if (row.project_id !== entry.project) broken.push(`${operation} ${body.id} is in another project`);
      else
        for (const [column, path] of Object.entries(columns))
          if (!same(row[column], at(body, path)))
            broken.push(`${operation} ${body.id}: ${column} is ${row[column]}, told was ${at(body, path)}`);
    }
  }
  return { name: "every acknowledged making is there, as it was told", checked, broken };
}

const columnsOfBooking = { status: "status", stage: "stage", priority: "priority", tags: "tags", notes: "notes" };

/** No booking is older than what anybody was told of it, and at the told version it is what was told. */
export async function versions(query: Query, entries: readonly Entry[]): Promise<Finding> {
  const newest = new Map<string, Row>();
  for (const entry of entries)
    for (const { body } of entry.told.filter(isSuccess)) {
      if (typeof body.id !== "string" || !body.id.startsWith("bkg_") || typeof body.version !== "number") continue;
      if (Number(newest.get(body.id)?.version ?? 0) < body.version) newest.set(body.id, body);
    }
  const rows = await query(
    "SELECT id, version, status, stage, priority, tags, notes, cancel_reason, outcome FROM booking WHERE id = ANY ($1)",
    [[...newest.keys()]],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const broken: string[] = [];
  for (const [id, told] of newest) {
    const row = byId.get(id);
    if (!row) broken.push(`${id} is not there`);
    else if (Number(row.version) < Number(told.version))
      broken.push(`${id} has version ${row.version}, told was ${told.version}`);
    else if (row.version === told.version)
      for (const [column, path] of Object.entries(columnsOfBooking))
        if (!same(row[column], told[path])) broken.push(`${id}: ${column} is ${row[column]}, told was ${told[path]}`);
  }
  return { name: "no booking is behind what was told of it", checked: newest.size, broken };
}

const idIn = ({ path }: Entry): string => path.split("/")[2] as string;

/** What an acknowledged move leaves behind: one of these rows. */
const moves: Record<string, (entry: Entry, told: Told) => [text: string, values: unknown[]]> = {
  cancelBooking: (entry) => eventOf(entry, "booking.cancelled"),
  completeBooking: (entry) => eventOf(entry, "booking.completed"),
  markNoShow: (entry) => eventOf(entry, "booking.no_show"),
  confirmHold: (entry) => eventOf(entry, "booking.confirmed"),
  rescheduleBooking: (entry, { body }) => [
    "SELECT 1 FROM booking WHERE project_id = $1 AND id = $2 AND status = 'rescheduled' AND rescheduled_to_id = $3",
    [entry.project, idIn(entry), body.id],
  ],
  releaseHold: (entry) => [
    "SELECT 1 FROM booking WHERE project_id = $1 AND id = $2 AND status = 'released'",
    [entry.project, idIn(entry)],
  ],
  checkInBooking: (entry, told) => historyOf(entry, told, "checked_in"),
  runAction: (entry, told) => historyOf(entry, told, entry.path.split("/")[4] as string),
  updateWorkItem: (entry, { body }) => [
    `SELECT 1 FROM audit_entry WHERE project_id = $1 AND subject_id = $2 AND action = 'booking.updated'
       AND (changes->'version'->>'to')::int = $3`,
    [entry.project, idIn(entry), body.version],
  ],
};
const eventOf = (entry: Entry, type: string): [string, unknown[]] => [
  "SELECT 1 FROM event WHERE project_id = $1 AND subject_id = $2 AND type = $3",
  [entry.project, idIn(entry), type],
];
const historyOf = (entry: Entry, { body }: Told, action: string): [string, unknown[]] => [
  "SELECT 1 FROM stage_history WHERE project_id = $1 AND booking_id = $2 AND action = $3 AND version <= $4",
  [entry.project, idIn(entry), action, body.version],
];

export async function acknowledgedMoves(query: Query, entries: readonly Entry[]): Promise<Finding> {
  const broken: string[] = [];
  let checked = 0;
  for (const entry of entries) {
    const told = acknowledged(entry);
    const trace = told && moves[entry.operation]?.(entry, told);
    if (!trace) continue;
    checked++;
    const found = await query(...trace);
    if (found.length === 0) broken.push(`${entry.operation} ${entry.path} was acknowledged and left no trace`);
  }
  return { name: "every acknowledged move left its trace", checked, broken };
}

/** How often each mark shows as an effect, by the operation that makes it. */
const effects: Record<string, string> = {
  createBooking: "SELECT notes AS mark FROM booking WHERE rescheduled_from_id IS NULL AND notes IS NOT NULL",
  createHold: `SELECT c.name AS mark FROM booking b JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id
    WHERE b.rescheduled_from_id IS NULL`,
  rescheduleBooking: "SELECT cancel_reason AS mark FROM booking WHERE status = 'rescheduled'",
  createCustomer: "SELECT name AS mark FROM customer",
  createBookingComment: "SELECT body AS mark FROM comment",
  createCustomerComment: "SELECT body AS mark FROM comment",
  runAction: "SELECT body AS mark FROM comment",
  createAttachment: "SELECT regexp_replace(name, '\\.pdf$', '') AS mark FROM attachment",
  sendMessage: "SELECT text AS mark FROM message WHERE text IS NOT NULL",
  createWebchatMessage: "SELECT text AS mark FROM message WHERE text IS NOT NULL",
};

/** A key has one effect when its call was granted, none when it was refused, and never two. */
export async function keys(query: Query, entries: readonly Entry[]): Promise<Finding> {
  const broken: string[] = [];
  let checked = 0;
  for (const [operation, text] of Object.entries(effects)) {
    const counts = new Map<unknown, number>();
    const own = entries.filter((entry) => entry.operation === operation && entry.key !== null);
    if (own.length === 0) continue;
    for (const { mark } of await query(text)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    for (const entry of own) {
      checked++;
      const [found, final] = [counts.get(entry.mark) ?? 0, finalOf(entry)];
      const about = `${operation} under the key "${entry.key}"`;
      // Whoever has a task already may take it again: granted, and nothing is done.
      const free = operation === "runAction" && entry.path.endsWith("/take");
      if (found > 1) broken.push(`${about} had ${found} effects`);
      else if (final && isSuccess(final) && found === 0 && !free) broken.push(`${about} was granted and had no effect`);
      else if (final && !isSuccess(final) && found > 0)
        broken.push(`${about} was refused with ${final.status} and had an effect`);
    }
  }
  return { name: "a key has one effect when granted, none when refused", checked, broken };
}

/** What is kept under a key is said again word for word; other refusals are worked out anew and may differ. */
const kept = (told: Told): boolean => isSuccess(told) || told.status === 409 || told.status === 410;

export function repeats(entries: readonly Entry[]): Finding {
  const broken: string[] = [];
  const asked = entries.filter(
    ({ key, told, operation }) =>
      key !== null && operation !== "createWebchatMessage" && told.filter(isFinal).length > 1,
  );
  for (const entry of asked) {
    const [first, ...others] = entry.told.filter(kept);
    if (others.some((other) => !same(first, other))) broken.push(`${entry.operation} under the key "${entry.key}"`);
  }
  return { name: "a key that is used again is answered the same", checked: asked.length, broken };
}

export const unsettled = (entries: readonly Entry[]): Finding => {
  const keyed = entries.filter(({ key }) => key !== null);
  const open = keyed.filter((entry) => finalOf(entry) === null);
  return {
    name: "every call with a key was answered in the end",
    checked: keyed.length,
    broken: open.map(
      ({ operation, key, told }) => `${operation} "${key}", last told ${told.at(-1)?.status ?? "nothing"}`,
    ),
  };
};

/** The only writer's last word stands, or a later one that was never answered. */
export async function lastWords(query: Query, entries: readonly Entry[]): Promise<Finding> {
  const byPath = new Map<string, Entry[]>();
  for (const entry of entries)
    if (entry.operation === "updateCustomer") byPath.set(entry.path, [...(byPath.get(entry.path) ?? []), entry]);
  const rows = await query("SELECT id, company FROM customer WHERE company IS NOT NULL");
  const company = new Map(rows.map((row) => [row.id, row.company]));
  const broken: string[] = [];
  for (const [path, own] of byPath) {
    const answered = own.filter((entry) => acknowledged(entry));
    const allowed = [...own.filter((entry) => !finalOf(entry)), ...answered.slice(-1)].map(({ mark }) => mark);
    const found = company.get(path.split("/")[2]);
    if (answered.length > 0 && !allowed.includes(String(found)))
      broken.push(`${path} says ${found}, told was ${allowed.at(-1)}`);
  }
  return { name: "the last word about a customer stands", checked: byPath.size, broken };
}

/** Every acknowledged file can be read, byte for byte, and no row names a file that is not there. */
export async function files(
  query: Query,
  entries: readonly Entry[],
  read: (key: string) => Promise<string | null>,
): Promise<Finding> {
  const broken: string[] = [];
  const rows = await query(
    "SELECT project_id, id, name FROM attachment UNION ALL SELECT project_id, id, name FROM message_file",
  );
  for (const { project_id, id, name } of rows) {
    const content = await read(`${project_id}/${id}/original`);
    if (content === null) broken.push(`${id} has a row and no file`);
    else if (!content.includes(`\n${String(name).replace(/\.pdf$/, "")}\n`)) broken.push(`${id} holds something else`);
  }
  const known = new Set(rows.map(({ id }) => id));
  for (const entry of entries) {
    const told = /^create(Attachment|MessageFile)$/.test(entry.operation) ? acknowledged(entry) : null;
    if (told && !known.has(told.body.id)) broken.push(`${told.body.id} was acknowledged and has no row`);
  }
  return { name: "every file is where its row says, whole", checked: rows.length, broken };
}

/** What arrived outside is what the log says: nothing unlogged, nothing logged that was not sent, nobody else's. */
export async function arrivals(query: Query, received: readonly Received[]): Promise<Finding> {
  const rows = await query(
    `SELECT d.project_id, d.id, d.body, d.status, d.attempt_count,
       (SELECT count(*)::int FROM webhook_attempt a WHERE a.project_id = d.project_id AND a.delivery_id = d.id
         AND a.status_code IS NOT NULL) AS answered FROM webhook_delivery d`,
  );
  const counts = new Map<string, number>();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const broken: string[] = [];
  for (const { project, delivery, body } of received) {
    counts.set(delivery, (counts.get(delivery) ?? 0) + 1);
    const row = byId.get(delivery);
    if (!row) broken.push(`${delivery} arrived and is not in the log`);
    else if (row.project_id !== project) broken.push(`${delivery} arrived at another project's address`);
    else if (row.body !== body) broken.push(`${delivery} arrived with another body than is kept`);
  }
  for (const { id, status, attempt_count, answered } of rows) {
    const came = counts.get(String(id)) ?? 0;
    if (came > Number(attempt_count)) broken.push(`${id} arrived ${came} times, ${attempt_count} are logged`);
    if (Number(answered) > came) broken.push(`${id} has ${answered} answers in the log and arrived ${came} times`);
    if (status === "succeeded" && came === 0) broken.push(`${id} succeeded and never arrived`);
  }
  return { name: "what arrived at the receivers is what the log says", checked: received.length, broken };
}
