import type pg from "pg";

export const chunks = 10_000;
const chunksEach = 4;
export const project = "prj_bench";

const subjects =
  "clareamento implante aparelho canal limpeza restauração prótese extração radiografia avaliação gengiva siso faceta lente bruxismo anestesia sensibilidade mordida esmalte retentor";
const aspects =
  "preço preparo duração recuperação garantia convênio parcelamento contraindicação retorno cuidados alimentação medicação idade documentos estacionamento cancelamento atraso acompanhante higiene manutenção";
const verbs =
  "precisa recomenda evita inclui dura custa pede permite começa termina melhora protege aceita exige mantém";
const syllables = "ba co di fe gu la me ni po ru sa te vi zo cha lha nho tra";
const wordsEach = 40;

const list = (words: string): string => `string_to_array('${words}', ' ')`;
/** A word that looks random and is the same in every run. */
const word = (words: string, salt: number): string =>
  `(${list(words)})[1 + (hashint4(n + ${salt * 7919})::bigint & 2147483647) % cardinality(${list(words)})]`;
const topic = `${word(subjects, 1)} || ' ' || ${word(verbs, 2)} || ' ' || ${word(aspects, 3)}`;

/** Invented words with a natural distribution: some in every second text, most in hardly any. About 5,800 of three syllables. */
const rest = `(SELECT string_agg(
    (${list(syllables)})[1 + w % 18] || (${list(syllables)})[1 + w / 18 % 18] || (${list(syllables)})[1 + w / 324], ' ' ORDER BY k)
  FROM generate_series(1, ${wordsEach}) k,
    LATERAL (SELECT floor(power(5832, (hashint4(n * ${wordsEach} + k)::bigint & 2147483647) / 2147483648.0) - 1)::int AS w) x)`;

/** A clinic with ten chairs, open at all hours, and so many pieces of knowledge, each with a code that no other has. */
const statements = [
  `INSERT INTO project (id, name, slug, timezone, currency, locale)
   VALUES ('${project}', 'Bench', 'bench', 'America/Sao_Paulo', 'BRL', 'pt-BR')`,
  `INSERT INTO resource (project_id, id, name, kind, capacity, active)
   SELECT '${project}', 'res_' || n, 'Cadeira ' || n, 'person', 1, true FROM generate_series(1, 10) n`,
  `INSERT INTO resource_group (project_id, id, name) VALUES ('${project}', 'grp_all', 'Todas')`,
  `INSERT INTO resource_group_member (project_id, group_id, resource_id)
   SELECT project_id, 'grp_all', id FROM resource`,
  `INSERT INTO service (project_id, id, name, kind, duration_minutes, buffer_minutes, slot_interval_minutes,
     min_notice_minutes, max_advance_days, max_party_size, uses, currency, intake_fields, color, active)
   SELECT '${project}', id, name, 'appointment', 30, 0, 30, 0, 365, 1, 'unit', 'BRL', '[]', '#2563eb', true
   FROM (VALUES ('svc_clean', 'Limpeza dental'), ('svc_first', 'Avaliação'), ('svc_white', 'Clareamento')) s(id, name)`,
  `INSERT INTO service_requirement (project_id, service_id, position, group_id, quantity)
   SELECT project_id, id, 0, 'grp_all', 1 FROM service`,
  `INSERT INTO knowledge (project_id, id, kind, title, content, language, status, chunks)
   SELECT '${project}', 'kno_' || n, 'text', 'Folha ' || n, '', 'pt', 'ready', ${chunksEach}
   FROM generate_series(1, ${chunks / chunksEach}) n`,
  `INSERT INTO knowledge_chunk (project_id, knowledge_id, version, n, heading, body, language)
   SELECT '${project}', 'kno_' || (1 + n / ${chunksEach}), 1, n % ${chunksEach},
     ARRAY[${word(subjects, 1)}, ${word(aspects, 3)}], ${topic} || '. ' || ${rest} || '. Protocolo x' || n || 'z.', 'pt'
   FROM generate_series(0, ${chunks - 1}) n`,
];

/** Vectors of the usual dimension; pieces of one subject are near each other. */
const dimensions = 1536;
const gauss = (seed: string): string =>
  `((hashint8(${seed})::bigint & 65535) + (hashint8(${seed} + 500000000)::bigint & 65535) - 65535) / 65535::float8`;
const embeddings = `UPDATE knowledge_chunk c SET embedding_model = 'bench', embedding = ARRAY(
    SELECT (${gauss("s.subject * 10007::bigint + d")} + 0.8::float8 * ${gauss("c.id * 10009::bigint + 7000000000 + d")})::real
    FROM generate_series(1, ${dimensions}) d ORDER BY d)
  FROM (SELECT id, hashtext(heading::text)::bigint AS subject FROM knowledge_chunk) s WHERE s.id = c.id`;

export const meanings = { model: "bench", dimensions };

export async function fillClinic(client: pg.Client): Promise<void> {
  for (const text of [...statements, embeddings]) await client.query(text);
  await client.query("VACUUM ANALYZE");
}
