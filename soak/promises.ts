import { type Finding, type Query, type Row, same } from "@/soak/finding";
import { acknowledged, type Entry, finalOf, heldInstead, isSuccess, type Told } from "@/soak/ledger";

const at = (body: Row, path: string): unknown =>
  path.split(".").reduce<unknown>((value, name) => (value as Row | null | undefined)?.[name], body);

/** Where a created row is, and which columns repeat the response and never change. */
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

/** Every acknowledged creation is in the database, as acknowledged. */
export async function madeThings(query: Query, entries: readonly Entry[]): Promise<Finding> {
  const broken: string[] = [];
  let checked = 0;
  for (const [operation, { table, columns }] of Object.entries(makings)) {
    const made = entries.flatMap((entry) => {
      if (entry.operation !== operation) return [];
      const body = acknowledged(entry)?.body ?? heldInstead(finalOf(entry));
      return body ? [{ entry, body }] : [];
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

/** No booking is older than what a client was told, and at the told version it is as told. */
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
export const moves: Record<string, (entry: Entry, told: Told) => [text: string, values: unknown[]]> = {
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
  // The stage's history has it under the key of the action with this effect, which a workspace chooses.
  checkInBooking: (entry) => eventOf(entry, "booking.checked_in"),
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

/** The only writer's last value stands, or a later one that was never acknowledged. */
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
