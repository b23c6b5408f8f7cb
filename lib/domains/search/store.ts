import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import { likeLiteral, quotedList } from "@/lib/core/text/sql-text";
import { openStatuses, type SearchKind, searchKinds, unbookedStatuses } from "@/lib/core/vocabulary";
import { isoOrNull } from "@/lib/core/wire/wire";
import { type Bind, enough, holds, matches, patternsOf, scoreOf, statement } from "@/lib/domains/search/matching/store";
import { idsIn, splitsOf, type Term, termsOf } from "@/lib/domains/search/rules";
import type { SearchResult } from "@/lib/domains/search/schema";
import { leadsOf } from "@/lib/domains/work/items/rules";

/** With more matches than this only so many are ranked: a common word has no better or worse among thousands. */
const mostRanked = 300;
/** How many of the customers found lend their bookings and conversations. */
const mostCustomers = 20;
/** In how many conversations the last message is read. */
const mostTalks = 300;
type Asked = { bind: Bind; terms: Term[]; project: string; now: string; limit: string; ids: string };

/**
 * The customers whose texts have the terms; of too many, the newest and those whose names begin with the first; where they
 * are few, those with similar words too. In order of the key: for a limit alone the planner would read the table, with the
 * rows of every workspace.
 */
function customersText({ bind, terms, project, limit }: Asked): string {
  const columns = "c.id, c.name, c.phone, c.email, c.company, c.search_text";
  const all = `c.project_id = ${project} AND ${matches(bind, "c.search_text", terms)}`;
  const begins = `c.search_text LIKE ${bind(`${likeLiteral(terms[0]?.forms[0]?.[0] ?? "")}%`)}`;
  const misspelt = terms.flatMap((term) => term.misspelt ?? []).sort((a, b) => b.word.length - a.word.length);
  const [one, other = one] = misspelt.map((each) => `${bind(each.word)}, ${bind(patternsOf(each), "text[]")}`);
  const near = () => `UNION
    SELECT ${columns} FROM similar_customers(${project}, ${one}, ${other}, ${mostCustomers}) s
    JOIN customer c ON c.project_id = ${project} AND c.id = s
    WHERE (SELECT count(*) FROM exact) < ${limit} AND ${enough(bind, "c.search_text", terms)}`;
  return `newest AS MATERIALIZED (
    SELECT ${columns} FROM customer c WHERE ${all} ORDER BY c.id DESC LIMIT ${mostRanked}),
  exact AS MATERIALIZED (
    SELECT * FROM newest
    UNION (SELECT ${columns} FROM customer c WHERE (SELECT count(*) FROM newest) = ${mostRanked} AND ${all} AND ${begins}
      ORDER BY c.id DESC LIMIT ${mostRanked})),
  customers AS MATERIALIZED (
    SELECT c.*, ${scoreOf(bind, "c.search_text", terms)} AS score
    FROM (SELECT * FROM exact ${one === undefined ? "" : near()}) c ORDER BY score DESC, c.name, c.id LIMIT ${mostCustomers})`;
}

/** Keeps the planner from folding a text again wherever it is named. */
const once = "OFFSET 0";

const named =
  "fold(s.name || ' ' || coalesce((SELECT string_agg(a->>'text', ' ') FROM jsonb_array_elements(s.aliases) a), ''))";

/** Services or resources: a workspace has few, so that each is compared. */
const catalogText = (table: "service" | "resource", { bind, terms, project }: Asked): string =>
  `${table}s AS MATERIALIZED (
    SELECT s.id, s.name, s.kind, s.said, ${scoreOf(bind, "s.said", terms)} AS score, ${enough(bind, "s.said", terms)} AS whole
    FROM (SELECT s.id, s.name, s.kind, ${named} AS said FROM ${table} s
      WHERE s.project_id = ${project} AND s.deleted_at IS NULL ${once}) s)`;

const live = `b.status NOT IN (${quotedList([...unbookedStatuses, "rescheduled"])})`;

/** The nearest bookings of a customer or a service, which an index has in order. */
function nearestText({ project, now }: Asked, of: string): string {
  const from = `SELECT b.id FROM booking b WHERE b.project_id = ${project} AND ${of} AND ${live}`;
  return `((${from} AND b.start_at >= ${now} ORDER BY b.start_at LIMIT 3)
    UNION ALL (${from} AND b.start_at < ${now} ORDER BY b.start_at DESC LIMIT 2)
    UNION ALL (${from} AND b.start_at IS NULL ORDER BY b.start_at LIMIT 3))`;
}

/** A customer and a service in one search. */
function mixedText(asked: Asked, split: { customer: Term[]; service: Term[] }): string {
  const { bind, project } = asked;
  const score = (column: string, terms: Term[]) => `${scoreOf(bind, column, terms)} * ${terms.length}`;
  return `SELECT n.id, m.score FROM (
      SELECT c.id, s.id AS service_id,
        (${score("c.search_text", split.customer)} + ${score("s.said", split.service)}) / ${asked.terms.length} AS score
      FROM services s, LATERAL (SELECT c.id, c.search_text FROM customer c
        WHERE c.project_id = ${project} AND ${matches(bind, "c.search_text", split.customer)} ORDER BY c.id DESC LIMIT 100) c
      WHERE ${matches(bind, "s.said", split.service)} ORDER BY score DESC LIMIT ${mostCustomers}) m,
    LATERAL ${nearestText(asked, "b.customer_id = m.id AND b.service_id = m.service_id")} n`;
}

/** By the customer, the service or both, the notes and tags of open ones, and the id. */
function bookingsText(asked: Asked): string {
  const { bind, terms, project, now, ids } = asked;
  const words = terms.map(({ forms }) => forms[0]?.[0] ?? "");
  const keys = leadsOf(words).map(
    (lead) => `search_keys(b.project_id, b.search_text) @> search_keys(${project}, ${bind(lead)})`,
  );
  const noted =
    () => `SELECT b.id, ${scoreOf(bind, "b.search_text", terms)} FROM (SELECT b.id, b.search_text FROM booking b
    WHERE b.project_id = ${project} AND b.status IN (${quotedList(openStatuses)}) AND ${keys.join(" AND ")}
      AND ${words.map((word) => holds(bind, "b.search_text", word)).join(" AND ")}
      ORDER BY b.id DESC LIMIT ${mostRanked / 3}) b`;
  const found = [
    `SELECT b.id, 1.1 AS score FROM booking b WHERE b.project_id = ${project} AND b.id = ANY(${ids})`,
    `SELECT n.id, c.score FROM customers c, LATERAL ${nearestText(asked, "b.customer_id = c.id")} n`,
    `SELECT n.id, s.score FROM (SELECT * FROM services WHERE whole ORDER BY score DESC LIMIT 3) s,
      LATERAL ${nearestText(asked, "b.service_id = s.id")} n`,
    ...splitsOf(terms).map((split) => mixedText(asked, split)),
    ...(keys.length > 0 ? [noted()] : []),
  ];
  return `bookings AS MATERIALIZED (
    SELECT CASE WHEN s.kind = 'queue' THEN 'task' ELSE 'booking' END AS kind, b.id, c.name AS title, s.name AS detail,
      coalesce(b.start_at, b.due_at) AS at, b.status, f.score,
      b.status NOT IN (${quotedList(openStatuses)}) AS over, abs(extract(epoch FROM coalesce(b.start_at, b.due_at) - ${now})) AS away
    FROM (SELECT id, max(score) AS score FROM (${found.join(" UNION ALL ")}) f GROUP BY id) f
    JOIN booking b ON b.project_id = ${project} AND b.id = f.id
    JOIN service s ON s.project_id = b.project_id AND s.id = b.service_id
    LEFT JOIN customer c ON c.project_id = b.project_id AND c.id = b.customer_id)`;
}

/** A lookup for each row: for several hundred the planner would read the whole table instead. */
const lastMessage = (project: string): string => `LATERAL (SELECT m.text FROM message m
  WHERE m.project_id = ${project} AND m.conversation_id = t.id AND m.n = t.message_count LIMIT 1) m`;

/** Of the customers found, and by the last message of the latest conversations. */
function conversationsText({ bind, terms, project }: Asked): string {
  return `conversations AS MATERIALIZED (
    SELECT t.id, c.name, m.text, t.last_message_at, t.status, f.score FROM (SELECT id, max(score) AS score FROM (
      SELECT t.id, c.score FROM customers c JOIN conversation t ON t.project_id = ${project} AND t.customer_id = c.id
      UNION ALL
      SELECT l.id, ${scoreOf(bind, "l.said", terms)} * 0.9 FROM (
        SELECT t.id, fold(m.text) AS said FROM (
          SELECT t.id, t.message_count FROM conversation t WHERE t.project_id = ${project} AND t.last_message_at IS NOT NULL
          ORDER BY t.last_message_at DESC, t.id DESC LIMIT ${mostTalks}) t, ${lastMessage(project)} ${once}) l
      WHERE ${matches(bind, "l.said", terms)}) f GROUP BY id) f
    JOIN conversation t ON t.project_id = ${project} AND t.id = f.id AND t.last_message_at IS NOT NULL
    JOIN customer c ON c.project_id = ${project} AND c.id = t.customer_id
    LEFT JOIN ${lastMessage(project)} ON true)`;
}

const columns = "kind, id, title, detail, at, status, score";
/** The first of a kind, with the place of each. */
const firstText = ({ limit }: Asked, from: string, order: string): string =>
  `SELECT ${columns}, row_number() OVER (ORDER BY ${order}) AS place FROM (${from}) f ORDER BY place LIMIT ${limit}`;

const bookingKind = (kind: SearchKind) => (asked: Asked) =>
  firstText(asked, `SELECT * FROM bookings WHERE kind = '${kind}'`, "score DESC, over, away, id");

const timeless = "NULL::timestamptz AS at, NULL AS status, score";
const catalogKind = (kind: SearchKind, detail: "kind" | "NULL") => (asked: Asked) =>
  firstText(
    asked,
    `SELECT '${kind}' AS kind, id, name AS title, ${detail} AS detail, ${timeless} FROM ${kind}s WHERE whole`,
    "score DESC, title, id",
  );

const bestText: Record<SearchKind, (asked: Asked) => string> = {
  customer: (asked) =>
    firstText(
      asked,
      `SELECT 'customer' AS kind, id, name AS title, coalesce(phone, email, company) AS detail, ${timeless} FROM customers`,
      "score DESC, title, id",
    ),
  booking: bookingKind("booking"),
  task: bookingKind("task"),
  conversation: (asked) =>
    firstText(
      asked,
      `SELECT 'conversation' AS kind, id, name AS title, left(text, 200) AS detail, last_message_at AS at, status, score
       FROM conversations`,
      "score DESC, at DESC, id",
    ),
  service: catalogKind("service", "NULL"),
  resource: catalogKind("resource", "kind"),
  knowledge: (asked) => {
    const { bind, terms, project } = asked;
    const items = `SELECT id, title, fold(title) AS said FROM knowledge WHERE project_id = ${project} AND deleted_at IS NULL ${once}`;
    return firstText(
      asked,
      `SELECT 'knowledge' AS kind, id, title, NULL AS detail, ${timeless.replace("score", `${scoreOf(bind, "k.said", terms)} AS score`)}
       FROM (${items}) k WHERE ${enough(bind, "k.said", terms)}`,
      "score DESC, id DESC",
    );
  },
};

type Question = { q: string; kinds: readonly SearchKind[]; limit: number; now: Date };

/** The one statement of a search; null where there is nothing to look for. */
export function searchText(project: ProjectId, { q, kinds, limit, now }: Question) {
  const { values, bind } = statement();
  const terms = termsOf(q);
  if (terms.length === 0 || kinds.length === 0) return null;
  const asked: Asked = {
    bind,
    terms,
    project: bind(project),
    limit: bind(limit, "integer"),
    // Bound where they are used: Postgres refuses a value that no part of the statement names.
    get now() {
      return bind(now.toISOString(), "timestamptz");
    },
    get ids() {
      return bind(idsIn(q), "text[]");
    },
  };
  const wants = (...some: SearchKind[]): boolean => some.some((kind) => kinds.includes(kind));
  const parts = [
    ...(wants("customer", "booking", "task", "conversation") ? [customersText(asked)] : []),
    ...(wants("service", "booking", "task") ? [catalogText("service", asked)] : []),
    ...(wants("resource") ? [catalogText("resource", asked)] : []),
    ...(wants("booking", "task") ? [bookingsText(asked)] : []),
    ...(wants("conversation") ? [conversationsText(asked)] : []),
  ];
  const best = kinds.map((kind) => `(${bestText[kind](asked)})`).join(" UNION ALL ");
  const text = `${parts.length > 0 ? `WITH ${parts.join(",\n")}` : ""}
    SELECT kind, id, title, detail, at, status, round(score::numeric, 3)::float8 AS score FROM (${best}) found
    ORDER BY score DESC, array_position(ARRAY[${quotedList(searchKinds)}], kind), place`;
  return { text, values };
}

type Row = Omit<SearchResult, "at"> & { at: Date | null };

export async function selectMatches(sql: Sql, project: ProjectId, question: Question): Promise<SearchResult[]> {
  const made = searchText(project, question);
  if (!made) return [];
  const rows = await sql<Row>(made.text, made.values);
  return rows.map(({ at, ...row }) => ({ ...row, at: isoOrNull(at) }));
}
