import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { type Stamped, thisServer } from "@/lib/domains/bookings/reading/store";
import type { Booking } from "@/lib/domains/bookings/schema";
import { type BookingRow, toBooking } from "@/lib/domains/bookings/store";
import {
  type Asked,
  type Bind,
  conditionsOf,
  metresFrom,
  soughtOf,
  statement,
  statusesOf,
  type Word,
} from "@/lib/domains/work/items/filters/store";
import { isEmpty, isUnbounded, leadsOf, type Part, partsOf, type Window } from "@/lib/domains/work/items/rules";

/** A task with its time in the list; in order of distance, with its metres. */
export type Listed = { at: string | null; booking: Booking };
type After = readonly (string | null)[] | null;

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
 * Tasks in order of one time, or without one in order of their ids: each is read from one index, as far as needed.
 * The conditions are built only when the stream is read, since they bind values.
 */
type Stream = { time: (() => string) | null; conditions: () => string[] };
const byStart = () => "b.start_at";
const byDue = () => "b.due_at";

/** Tasks in progress whose times are outside the window: few, so they may be sorted. */
function begunStreams({ window, undated, without }: Part, bind: Bind): Stream[] {
  // As in the index.
  const first = "coalesce(least(b.start_at, b.due_at), 'infinity')";
  const begun = () => [
    "b.status = 'checked_in'",
    ...(undated ? [`${first} >= ${bind(window.from, "timestamptz")}`] : []),
    ...(without ? [...outside(bind, "start_at", without), ...outside(bind, "due_at", without)] : []),
  ];
  const within = (column: Column) => `(${inside(bind, column, window).join(" AND ")})`;
  const dated: Stream = {
    time: () => `CASE WHEN ${within("start_at")} THEN b.start_at ELSE b.due_at END`,
    conditions: () => [...begun(), `(${within("start_at")} OR ${within("due_at")})`],
  };
  const atNoTime: Stream = { time: null, conditions: () => [...begun(), "b.start_at IS NULL", "b.due_at IS NULL"] };
  return [dated, ...(undated ? [atNoTime] : [])];
}

function streamsOf(part: Part, bind: Bind): Stream[] {
  if (part.begun) return begunStreams(part, bind);
  const { window, undated } = part;
  const starting: Stream = { time: byStart, conditions: () => inside(bind, "start_at", window) };
  const waiting: Stream = { time: byDue, conditions: () => ["b.start_at IS NULL", ...inside(bind, "due_at", window)] };
  const due: Stream = {
    time: byDue,
    conditions: () => [
      ...inside(bind, "due_at", window),
      "b.start_at IS NOT NULL",
      ...outside(bind, "start_at", window),
    ],
  };
  const atNoTime: Stream = { time: null, conditions: () => ["b.start_at IS NULL", "b.due_at IS NULL"] };
  return [starting, waiting, ...(isUnbounded(window) ? [] : [due]), ...(undated ? [atNoTime] : [])];
}

/** By due date alone; of what has one outside the range, the start is in it. */
function inboxStreams(range: Window, bind: Bind): Stream[] {
  const unassigned = "b.assignee_resource_id IS NULL";
  if (isUnbounded(range)) {
    return [
      { time: byDue, conditions: () => [unassigned, "b.due_at IS NOT NULL"] },
      { time: null, conditions: () => [unassigned, "b.due_at IS NULL"] },
    ];
  }
  const started = () => [unassigned, ...inside(bind, "start_at", range)];
  return [
    { time: byDue, conditions: () => [unassigned, ...inside(bind, "due_at", range)] },
    { time: byDue, conditions: () => [...started(), "b.due_at IS NOT NULL", ...outside(bind, "due_at", range)] },
    { time: null, conditions: () => [...started(), "b.due_at IS NULL"] },
  ];
}

/** The same tasks by distance; those without a place are not among them. */
function nearStreams(streams: readonly Stream[], metres: string): Stream[] {
  const placed = ["b.lat IS NOT NULL", "b.lng IS NOT NULL"];
  return streams.map(({ conditions }) => ({ time: () => metres, conditions: () => [...conditions(), ...placed] }));
}

/** Null when everything in the stream comes before the cursor. `type` is of the sort value. */
function keyset({ time }: Stream, after: After, bind: Bind, type: string): string[] | null {
  const [at, id] = after ?? [];
  if (!id) return [];
  if (time === null) return at ? [] : [`b.id > ${bind(id, "text")}`];
  return at ? [`(${time()}, b.id) > (${bind(at, type)}, ${bind(id, "text")})`] : null;
}

export type Question = Asked & { words: readonly Word[]; tomorrow: string };

/** As in the index. */
const keys = "search_keys(b.project_id, b.search_text)";

/** What the streams look at in a task. */
const ordering = "b.id, b.status, b.start_at, b.due_at, b.assignee_resource_id, b.lat, b.lng";

/** With more matches than this, walking the list in order and filtering is faster. */
const mostFound = 2000;

/** Words and tags use unordered indexes: their matches are looked up once for all streams. */
const isSearch = ({ words, tag }: Question): boolean => tag !== undefined || leadsOf(soughtOf(words)).length > 0;

/** Of each task of the page: all that is shown of it, or its stamp. */
type Shown = "booking_view" | "booking_stamp";

function pageText(
  asked: Question,
  after: After,
  take: number,
  { bind, found, shown }: { bind: Bind; found: boolean; shown: Shown },
) {
  const range = { from: asked.from ?? null, to: asked.to ?? null };
  const timed =
    asked.view === "inbox"
      ? inboxStreams(range, bind)
      : partsOf(asked.view, range, asked.tomorrow).flatMap((part) => streamsOf(part, bind));
  const streams = asked.near ? nearStreams(timed, metresFrom(bind, asked.near)) : timed;
  const type = asked.near ? "integer" : "timestamptz";
  const among = statusesOf(asked).map((each) => () => [
    ...(each.among ? [each.among] : []),
    ...(each.asked ? [`b.status = ANY(${bind(each.asked, "text[]")})`] : []),
  ]);
  const limit = bind(take, "integer");
  const filters = () => conditionsOf(asked, asked.words, bind);
  const always = found ? [] : filters();
  const texts = (found ? [() => []] : among).flatMap((status) =>
    streams.flatMap((stream) => {
      const further = keyset(stream, after, bind, type);
      if (further === null) return [];
      const where = [...always, ...status(), ...stream.conditions(), ...further].join(" AND ");
      // Ordered by the missing due date anyway: otherwise the planner scans the primary key for the few.
      const order = stream.time?.() ?? "b.due_at";
      const time = stream.time ? order : `NULL::${type}`;
      const from = found ? "found" : "booking";
      return [`(SELECT b.id, ${time} AS at FROM ${from} b WHERE ${where} ORDER BY ${order}, b.id LIMIT ${limit})`];
    }),
  );
  if (texts.length === 0 || among.length === 0) return null;
  const page = `page AS MATERIALIZED (
      SELECT u.id, u.at FROM (${texts.join(" UNION ALL ")}) u ORDER BY u.at, u.id LIMIT ${limit})`;
  const rows = `${shown} b ON b.project_id = $1 AND b.id = p.id ORDER BY p.at, p.id`;
  if (!found)
    return `WITH ${page} SELECT b.*, p.at, ${thisServer} AS server, false AS too_many FROM page p JOIN ${rows}`;
  const led = leadsOf(soughtOf(asked.words)).map((lead) => `${keys} @> search_keys($1, ${bind(lead, "text")})`);
  const all = [...filters(), ...led].join(" AND ");
  const parts = among.map(
    (status) => `(SELECT ${ordering} FROM booking b WHERE ${[all, ...status()].join(" AND ")} LIMIT ${mostFound + 1})`,
  );
  return `WITH found AS MATERIALIZED (${parts.join(" UNION ALL ")}), ${page}
    SELECT b.*, p.at, ${thisServer} AS server, f.too_many FROM (SELECT count(*) > ${mostFound} AS too_many FROM found) f
    LEFT JOIN page p ON true LEFT JOIN ${rows}`;
}

const positionOf = (at: Date | number | null): string | null =>
  at instanceof Date ? at.toISOString() : at === null ? null : String(at);

/** The first of all streams merged, by time, those without one last; or by distance. */
async function selectRows<Row>(
  sql: Sql,
  project: ProjectId,
  asked: Question,
  { after, take, shown, found = isSearch(asked) }: Way & { shown: Shown; found?: boolean },
): Promise<(Row & { at: string | null; server: string })[]> {
  if (isEmpty({ from: asked.from ?? null, to: asked.to ?? null })) return [];
  const { values, bind } = statement(project);
  const text = pageText(asked, after, take, { bind, found, shown });
  if (text === null) return [];
  type Found = Row & { id: string | null; at: Date | number | null; server: string; too_many: boolean };
  const rows = await sql<Found>(text, values);
  if (rows[0]?.too_many) return selectRows(sql, project, asked, { after, take, shown, found: false });
  return rows.filter(({ id }) => id !== null).map((row) => ({ ...row, at: positionOf(row.at) }));
}

type Way = { after: After; take: number };

/** A page of tasks, in one statement. */
export async function selectWorkItems(sql: Sql, project: ProjectId, asked: Question, way: Way): Promise<Listed[]> {
  const rows = await selectRows<BookingRow>(sql, project, asked, { ...way, shown: "booking_view" });
  return rows.map((row) => ({ at: row.at, booking: toBooking(row) }));
}

/** The same page as stamps, each with its place in the list. */
export async function selectWorkStamps(
  sql: Sql,
  project: ProjectId,
  asked: Question,
  way: Way,
): Promise<{ server: string; stamped: (Stamped & { at: string | null })[] }> {
  const stamped = await selectRows<Stamped>(sql, project, asked, { ...way, shown: "booking_stamp" });
  return { server: stamped[0]?.server ?? "", stamped };
}
