import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Booking, Status } from "@/lib/domains/bookings/schema";
import { type BookingRow, toBooking } from "@/lib/domains/bookings/store";
import { isEmpty, isUnbounded, type Part, partsOf, type Window } from "@/lib/domains/work/items/rules";
import { isOpen, open } from "@/lib/domains/work/rules";
import type { Box, WorkItemQuery } from "@/lib/domains/work/schema";

/** A task with its time in the list. */
export type Listed = { at: string | null; booking: Booking };
export type Asked = Omit<WorkItemQuery, "limit" | "cursor">;
type After = readonly (string | null)[] | null;

/** A word of the search, and the services whose names have it. */
type Word = { pattern: string; services: string[] };

const ended: readonly Status[] = ["completed", "failed", "no_show", "cancelled", "rescheduled"];
/** Word for word as the indexes have it, or they are not used. */
const statusIn = (among: readonly Status[]): string => `b.status IN (${among.map((each) => `'${each}'`).join(", ")})`;

const literal = (text: string): string => text.replace(/[\\%_]/g, "\\$&");

/** The words of `q`, folded as the searched text is. */
export async function wordsOf(sql: Sql, project: ProjectId, q: string | undefined): Promise<Word[]> {
  const words = (q ?? "").split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return [];
  return sql<Word>(
    `SELECT w.pattern, ARRAY(SELECT s.id FROM service s WHERE s.project_id = $1 AND fold(s.name) LIKE w.pattern) AS services
     FROM (SELECT DISTINCT '%' || fold(each) || '%' AS pattern FROM unnest($2::text[]) each) w`,
    [project, words.map(literal)],
  );
}

/** Collects the values of a statement as its text is put together. */
function statement(project: ProjectId) {
  const values: unknown[] = [project];
  const bind = (value: unknown, type: string): string => `$${values.push(value)}::${type}`;
  return { values, bind };
}
type Bind = ReturnType<typeof statement>["bind"];

function boxed(bind: Bind, { west, south, east, north }: Box): string {
  const lat = `b.lat >= ${bind(south, "float8")} AND b.lat <= ${bind(north, "float8")}`;
  const [left, right] = [`b.lng >= ${bind(west, "float8")}`, `b.lng <= ${bind(east, "float8")}`];
  return west <= east ? `${lat} AND ${left} AND ${right}` : `${lat} AND b.lng IS NOT NULL AND (${left} OR ${right})`;
}

function statusCondition({ view, status }: Asked, bind: Bind): string {
  const asked = status && `b.status = ANY(${bind(status, "text[]")})`;
  const among = view || !status || status.every(isOpen) ? open : status.every((each) => ended.includes(each)) && ended;
  return [...(among ? [statusIn(among)] : []), ...(asked ? [asked] : [])].join(" AND ");
}

/** What every item of the list has to be, whichever part it is in. */
function conditionsOf(asked: Asked, words: readonly Word[], bind: Bind): string[] {
  const { stage, unassigned, resource_id, priority, tag, origin, bbox } = asked;
  const anyOf = (column: string, wanted: readonly string[]) => `b.${column} = ANY(${bind(wanted, "text[]")})`;
  return [
    "b.project_id = $1",
    statusCondition(asked, bind),
    ...(stage ? [anyOf("stage", stage)] : []),
    ...(unassigned === undefined ? [] : [`b.assignee_resource_id IS ${unassigned ? "" : "NOT "}NULL`]),
    ...(resource_id === undefined ? [] : [`b.assignee_resource_id = ${bind(resource_id, "text")}`]),
    ...(priority ? [anyOf("priority", priority)] : []),
    ...(tag ? [`b.tags && ${bind(tag, "text[]")} AND b.tags <> '{}'`] : []),
    ...(origin ? [anyOf("source", origin)] : []),
    ...(bbox ? [boxed(bind, bbox)] : []),
    ...words.map(({ pattern, services }) => {
      const found = `b.search_text LIKE ${bind(pattern, "text")}`;
      return services.length > 0 ? `(${found} OR ${anyOf("service_id", services)})` : found;
    }),
  ];
}

type Column = "start_at" | "due_at";

const inside = (bind: Bind, column: Column, { from, to }: Window): string[] => [
  `b.${column} IS NOT NULL`,
  ...(from === null ? [] : [`b.${column} >= ${bind(from, "timestamptz")}`]),
  ...(to === null ? [] : [`b.${column} < ${bind(to, "timestamptz")}`]),
];

/** Not in the window: earlier, later, or at no time. */
function outside(bind: Bind, column: Column, window: Window): string[] {
  if (isEmpty(window)) return [];
  const { from, to } = window;
  const apart = [
    `b.${column} IS NULL`,
    ...(from === null ? [] : [`b.${column} < ${bind(from, "timestamptz")}`]),
    ...(to === null ? [] : [`b.${column} >= ${bind(to, "timestamptz")}`]),
  ];
  return [`(${apart.join(" OR ")})`];
}

/**
 * Tasks in order of one column, or without a time in order of their ids: each is read from one index, as far as needed.
 * The conditions are put into words only where the stream is read, since they bind values.
 */
type Stream = { key: Column | null; conditions: () => string[] };

function streamsOf({ window, begun, undated, without }: Part, bind: Bind): Stream[] {
  const only = () => [
    ...(begun ? ["b.status = 'checked_in'"] : []),
    ...(without ? [...outside(bind, "start_at", without), ...outside(bind, "due_at", without)] : []),
  ];
  const starting: Stream = { key: "start_at", conditions: () => [...inside(bind, "start_at", window), ...only()] };
  const waiting: Stream = {
    key: "due_at",
    conditions: () => ["b.start_at IS NULL", ...inside(bind, "due_at", window), ...only()],
  };
  const due: Stream = {
    key: "due_at",
    conditions: () => [
      ...inside(bind, "due_at", window),
      "b.start_at IS NOT NULL",
      ...outside(bind, "start_at", window),
      ...only(),
    ],
  };
  const atNoTime: Stream = { key: null, conditions: () => ["b.start_at IS NULL", "b.due_at IS NULL", ...only()] };
  return [starting, waiting, ...(isUnbounded(window) ? [] : [due]), ...(undated ? [atNoTime] : [])];
}

/** By due date alone; of what has one outside the range, the start is in it. */
function inboxStreams(range: Window, bind: Bind): Stream[] {
  const unassigned = "b.assignee_resource_id IS NULL";
  if (isUnbounded(range)) {
    return [
      { key: "due_at", conditions: () => [unassigned, "b.due_at IS NOT NULL"] },
      { key: null, conditions: () => [unassigned, "b.due_at IS NULL"] },
    ];
  }
  const started = () => [unassigned, ...inside(bind, "start_at", range)];
  return [
    { key: "due_at", conditions: () => [unassigned, ...inside(bind, "due_at", range)] },
    { key: "due_at", conditions: () => [...started(), "b.due_at IS NOT NULL", ...outside(bind, "due_at", range)] },
    { key: null, conditions: () => [...started(), "b.due_at IS NULL"] },
  ];
}

/** Null when everything in the stream comes before the cursor. */
function keyset({ key }: Stream, after: After, bind: Bind): string[] | null {
  const [at, id] = after ?? [];
  if (!id) return [];
  if (key === null) return at ? [] : [`b.id > ${bind(id, "text")}`];
  return at ? [`(b.${key}, b.id) > (${bind(at, "timestamptz")}, ${bind(id, "text")})`] : null;
}

/** The first of all streams together, by time; those without one last. */
export async function selectWorkItems(
  sql: Sql,
  project: ProjectId,
  asked: Asked & { words: readonly Word[]; tomorrow: string },
  after: After,
  take: number,
): Promise<Listed[]> {
  const { values, bind } = statement(project);
  const range = { from: asked.from ?? null, to: asked.to ?? null };
  if (isEmpty(range)) return [];
  const always = conditionsOf(asked, asked.words, bind);
  const streams =
    asked.view === "inbox"
      ? inboxStreams(range, bind)
      : partsOf(asked.view, range, asked.tomorrow).flatMap((part) => streamsOf(part, bind));
  const limit = bind(take, "integer");
  const texts = streams.flatMap((stream) => {
    const further = keyset(stream, after, bind);
    if (further === null) return [];
    const where = [...always, ...stream.conditions(), ...further].join(" AND ");
    const time = stream.key === null ? "NULL::timestamptz" : `b.${stream.key}`;
    const order = stream.key === null ? "b.id" : `b.${stream.key}, b.id`;
    return [`(SELECT b.id, ${time} AS at FROM booking b WHERE ${where} ORDER BY ${order} LIMIT ${limit})`];
  });
  if (texts.length === 0) return [];
  const text = `WITH page AS MATERIALIZED (
      SELECT u.id, u.at FROM (${texts.join(" UNION ALL ")}) u ORDER BY u.at, u.id LIMIT ${limit})
    SELECT b.*, p.at FROM page p JOIN booking_view b ON b.project_id = $1 AND b.id = p.id ORDER BY p.at, p.id`;
  const rows = await sql<BookingRow & { at: Date | null }>(text, values);
  return rows.map((row) => ({ at: row.at?.toISOString() ?? null, booking: toBooking(row) }));
}
