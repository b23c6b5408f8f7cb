import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { quotedList } from "@/lib/core/text/sql-text";
import { endedStatuses, openStatuses, type Status, unbookedStatuses } from "@/lib/core/vocabulary";
import { attendingConditions, missingCondition } from "@/lib/domains/bookings/reading/store";
import type { Box, Point, WorkItemQuery } from "@/lib/domains/work/schema";

/** What is asked of the list, without where its page begins and ends. */
export type Asked = Omit<WorkItemQuery, "limit" | "cursor">;

/** A word of the search, folded as the searched text is, and the services whose names have it. */
export type Word = { word: string; pattern: string; services: string[] };
/** The words that the searched text itself must have. */
export const soughtOf = (words: readonly Word[]): string[] =>
  words.filter(({ services }) => services.length === 0).map(({ word }) => word);

const ended: readonly Status[] = [...endedStatuses, "rescheduled"];
/** Must match the index's expression exactly, or it is not used. */
const statusIn = (among: readonly Status[]): string => `b.status IN (${quotedList(among)})`;

/** The words of `q`. */
export async function wordsOf(sql: Sql, project: ProjectId, q: string | undefined): Promise<Word[]> {
  const words = (q ?? "").split(/\s+/).filter((word) => word !== "");
  if (words.length === 0) return [];
  return sql<Word>(
    `SELECT w.word, w.pattern,
       ARRAY(SELECT s.id FROM service s WHERE s.project_id = $1 AND fold(s.name) LIKE w.pattern) AS services
     FROM (SELECT f.word, '%' || regexp_replace(f.word, '([\\\\%_])', '\\\\\\1', 'g') || '%' AS pattern
       FROM (SELECT DISTINCT fold(each) AS word FROM unnest($2::text[]) each) f) w`,
    [project, words],
  );
}

/** Collects the values of a statement as its text is put together. */
export function statement(project: ProjectId) {
  const values: unknown[] = [project];
  const bind = (value: unknown, type: string): string => `$${values.push(value)}::${type}`;
  return { values, bind };
}
export type Bind = ReturnType<typeof statement>["bind"];

function boxed(bind: Bind, { west, south, east, north }: Box): string {
  const lat = `b.lat >= ${bind(south, "float8")} AND b.lat <= ${bind(north, "float8")}`;
  const [left, right] = [`b.lng >= ${bind(west, "float8")}`, `b.lng <= ${bind(east, "float8")}`];
  return west <= east ? `${lat} AND ${left} AND ${right}` : `${lat} AND b.lng IS NOT NULL AND (${left} OR ${right})`;
}

/** Metres between a task's place and a point, on a round earth; whole ones, so that a cursor finds its place again. */
export function metresFrom(bind: Bind, { lat, lng }: Point): string {
  const [here, there] = [bind(lat, "float8"), bind(lng, "float8")];
  const half = (degrees: string) => `power(sin(radians(${degrees}) / 2), 2)`;
  const chord = `${half(`b.lat - ${here}`)} + cos(radians(${here})) * cos(radians(b.lat)) * ${half(`b.lng - ${there}`)}`;
  return `round(12742000 * asin(sqrt(least(1, ${chord}))))::integer`;
}

/** The statuses that the list is of, by the indexes that hold them. */
export function statusesOf({ view, status }: Asked): { among: string; asked: Status[] | null }[] {
  const wanted = status ?? openStatuses;
  const some = (of: readonly Status[], among: string) => {
    const asked = wanted.filter((each) => of.includes(each));
    if (asked.length === 0) return [];
    return [{ among, asked: asked.length === of.length && among !== "" ? null : asked }];
  };
  if (view) return some(openStatuses, statusIn(openStatuses));
  const others: Status[] = [...unbookedStatuses];
  return [...some(openStatuses, statusIn(openStatuses)), ...some(ended, statusIn(ended)), ...some(others, "")];
}

/** What every item of the list has to be, whichever part and status it is in. */
export function conditionsOf(asked: Asked, words: readonly Word[], bind: Bind): string[] {
  const { stage, unassigned, intake_missing, attending, resource_id, priority, tag, origin, bbox } = asked;
  const anyOf = (column: string, wanted: readonly string[]) => `b.${column} = ANY(${bind(wanted, "text[]")})`;
  return [
    "b.project_id = $1",
    ...(stage ? [anyOf("stage", stage)] : []),
    ...(unassigned === undefined ? [] : [`b.assignee_resource_id IS ${unassigned ? "" : "NOT "}NULL`]),
    ...(intake_missing === undefined ? [] : [missingCondition(intake_missing)]),
    ...(attending === undefined ? [] : attendingConditions(attending)),
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
