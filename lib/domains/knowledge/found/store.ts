import type { Sql } from "@/lib/core/db";
import type { ProjectId } from "@/lib/core/ids";
import type { Meaning } from "@/lib/domains/knowledge/nearest/rules";
import { selectNearest } from "@/lib/domains/knowledge/nearest/store";
import type { Candidate, Places, Stems } from "@/lib/domains/knowledge/ranking";
import type { KnowledgeHit } from "@/lib/domains/knowledge/schema";
import type { Word } from "@/lib/domains/knowledge/text/words";

export type Found = Candidate & {
  language: KnowledgeHit["language"];
  source: KnowledgeHit["source"];
};

const perSearch = 24;
/** Every word of a result is compared; a chunk from before there were limits may be very long. */
const longest = { title: 500, body: 5000 };

type Row = Places & {
  heading: string[];
  body: string;
  language: KnowledgeHit["language"];
  kind: KnowledgeHit["source"]["kind"];
  id: string;
  url: string | null;
  title: string;
};

/** Deleted items can be restored for a day, and must not take the places of existing ones. */
const isThere = "coalesce(c.knowledge_id, c.source_id) <> ALL ($7::text[])";

/** A full-text search in one language: any of the words, ranked by number, proximity and position. */
const leg = (language: "portuguese" | "spanish" | "english") => `
  SELECT c.id, '${language}' AS leg, row_number() OVER (ORDER BY ts_rank_cd(c.${language}, q.${language}) DESC, c.id) AS place
  FROM knowledge_chunk c, q
  WHERE c.project_id = $1 AND c.${language} @@ q.${language} AND ($5::text IS NULL OR c.language IS NULL OR c.language = $5)
    AND ${isThere}
  ORDER BY place LIMIT ${perSearch}`;

/** Trigram similarity is expensive: it is used only for words unknown in every language here, which are typos. */
const candidates = `
  WITH q AS (
    SELECT to_tsquery('pg_catalog.portuguese', $2) AS portuguese, to_tsquery('pg_catalog.spanish', $2) AS spanish,
      to_tsquery('pg_catalog.english', $2) AS english
  ), slips AS (
    SELECT w.word FROM unnest($3::text[], $6::text[]) AS w(word, written)
    WHERE NOT EXISTS (SELECT 1 FROM knowledge_chunk c, (SELECT w.word || ' | ' || w.written) AS f(forms)
      WHERE c.project_id = $1 AND ${isThere} AND (c.portuguese @@ to_tsquery('pg_catalog.portuguese', f.forms)
        OR c.spanish @@ to_tsquery('pg_catalog.spanish', f.forms) OR c.english @@ to_tsquery('pg_catalog.english', f.forms)))
  ), similar_words AS (
    SELECT c.id, sum(word_similarity(w.word, c.search_text)) AS likeness
    FROM slips w JOIN knowledge_chunk c ON c.project_id = $1 AND w.word <% c.search_text
    WHERE ($5::text IS NULL OR c.language IS NULL OR c.language = $5) AND ${isThere}
    GROUP BY c.id
  ), legs AS (
    (${leg("portuguese")}) UNION ALL (${leg("spanish")}) UNION ALL (${leg("english")})
    UNION ALL
    (SELECT id, 'trigram', row_number() OVER (ORDER BY likeness DESC, id) AS place FROM similar_words
     ORDER BY place LIMIT ${perSearch})
    UNION ALL
    (SELECT id, 'embedding', place FROM unnest($4::bigint[]) WITH ORDINALITY AS nearest(id, place))
  ), merged AS (
    SELECT id,
      min(place) FILTER (WHERE leg = 'portuguese')::int AS portuguese,
      min(place) FILTER (WHERE leg = 'spanish')::int AS spanish,
      min(place) FILTER (WHERE leg = 'english')::int AS english,
      min(place) FILTER (WHERE leg = 'trigram')::int AS trigram,
      min(place) FILTER (WHERE leg = 'embedding')::int AS embedding
    FROM legs GROUP BY id
  )
  SELECT m.portuguese, m.spanish, m.english, m.trigram, m.embedding, c.language,
    ARRAY(SELECT left(title, ${longest.title}) FROM unnest(c.heading) WITH ORDINALITY AS above(title, n) ORDER BY n LIMIT 8) AS heading,
    left(c.body, ${longest.body}) AS body,
    coalesce(k.kind, 'site') AS kind, coalesce(k.id, s.id) AS id, p.url, coalesce(k.title, p.title, s.title) AS title
  FROM merged m
  JOIN knowledge_chunk c ON c.project_id = $1 AND c.id = m.id
  LEFT JOIN knowledge k ON k.project_id = $1 AND k.id = c.knowledge_id
  LEFT JOIN knowledge_source s ON s.project_id = $1 AND s.id = c.source_id
  LEFT JOIN knowledge_page p ON p.project_id = $1 AND p.source_id = c.source_id AND p.n = c.page_n
  WHERE coalesce(k.deleted_at, s.deleted_at) IS NULL
  ORDER BY m.id`;

const selectDeleted = async (sql: Sql, project: ProjectId): Promise<string[]> => {
  const rows = await sql<{ id: string }>(
    `SELECT id FROM knowledge WHERE project_id = $1 AND deleted_at IS NOT NULL
     UNION ALL SELECT id FROM knowledge_source WHERE project_id = $1 AND deleted_at IS NOT NULL`,
    [project],
  );
  return rows.map(({ id }) => id);
};

export type Question = {
  words: readonly Word[];
  /** What a model makes of the question, where one is asked. */
  meaning: Meaning | null;
  language: string | null;
};

/** The best of each search. */
export async function selectCandidates(sql: Sql, project: ProjectId, question: Question): Promise<Found[]> {
  const { words, meaning, language } = question;
  const deleted = await selectDeleted(sql, project);
  const nearest = meaning ? await selectNearest(sql, project, meaning, language, deleted) : [];
  const any = [...new Set(words.flatMap((word) => [word.text, word.folded]))].join(" | ");
  const long = words.filter((word) => word.folded.length >= 4);
  const [folded, written] = [long.map((word) => word.folded), long.map((word) => word.text)];
  const rows = await sql<Row>(candidates, [project, any, folded, nearest, language, written, deleted]);
  return rows.map(({ heading, body, kind, id, url, title, language: own, ...places }) => ({
    heading,
    body,
    language: own,
    places,
    faq: kind === "faq",
    source: { kind, id, url, title },
  }));
}

/** The stems of each word in the three languages, with and without accents. */
export async function stemsOf(sql: Sql, words: ReadonlyMap<string, ReadonlySet<string>>): Promise<Stems> {
  const pairs = [...words].flatMap(([folded, forms]) =>
    [...new Set([folded, ...forms])].map((form) => ({ folded, form })),
  );
  const rows = await sql<{ folded: string; stems: string[] }>(
    `SELECT w.folded, array_agg(DISTINCT s.stem) AS stems
     FROM unnest($1::text[], $2::text[]) AS w(folded, form),
     LATERAL (
       SELECT 'pt ' || unnest(ts_lexize('pg_catalog.portuguese_stem', w.form)) UNION ALL
       SELECT 'es ' || unnest(ts_lexize('pg_catalog.spanish_stem', w.form)) UNION ALL
       SELECT 'en ' || unnest(ts_lexize('pg_catalog.english_stem', w.form))
     ) AS s(stem)
     GROUP BY w.folded`,
    [pairs.map(({ folded }) => folded), pairs.map(({ form }) => form)],
  );
  return new Map(rows.map(({ folded, stems }) => [folded, stems]));
}

export type Unembedded = { project_id: ProjectId; id: string; heading: string[]; body: string };

/** Chunks of one project that this model has not embedded, over all projects but the excluded ones. */
export const selectUnembedded = (
  sql: Sql,
  model: string,
  waiting: readonly ProjectId[],
  take: number,
): Promise<Unembedded[]> =>
  sql<Unembedded>(
    `WITH next AS (
       SELECT project_id FROM knowledge_chunk
       WHERE (embedding_model IS NULL OR embedding_model < $1 OR embedding_model > $1) AND NOT project_id = ANY($2::text[])
       LIMIT 1
     )
     SELECT c.project_id, c.id::text, c.heading, c.body FROM knowledge_chunk c JOIN next USING (project_id)
     WHERE c.embedding_model IS DISTINCT FROM $1 ORDER BY c.id LIMIT $3`,
    [model, waiting, take],
  );

export async function keepEmbeddings(
  sql: Sql,
  project: ProjectId,
  model: string,
  made: readonly { id: string; vector: readonly number[] }[],
): Promise<void> {
  await sql(
    `UPDATE knowledge_chunk c SET embedding_model = $2,
       embedding = ARRAY(SELECT value::real FROM jsonb_array_elements_text(m.vector) WITH ORDINALITY v(value, n) ORDER BY n)
     FROM jsonb_to_recordset($3::jsonb) AS m(id bigint, vector jsonb)
     WHERE c.project_id = $1 AND c.id = m.id`,
    [project, model, JSON.stringify(made)],
  );
}
