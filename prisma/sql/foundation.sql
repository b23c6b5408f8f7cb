-- Extensions, and functions used by a generated column, an index, a constraint or a view.
-- This file alone is applied before the migrations; all others come after them. A changed function here does not recompute
-- what was stored with it: its change needs a migration that rebuilds those columns and indexes.

CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Folds a text for searching: no accents, no capitals. Immutable, unlike unaccent(text), because it names its dictionary.
CREATE OR REPLACE FUNCTION fold(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT lower(public.unaccent('public.unaccent', value)) $$;

-- The search keys of a text: a hash of each trigram within a word, seeded with the project, so that a search reads only its
-- own project's entries of the index. The cost keeps plans from computing it for every row they pass.
CREATE OR REPLACE FUNCTION search_keys(project text, said text) RETURNS bigint[]
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 2000 AS $$
DECLARE
  seed constant bigint := hashtextextended(project, 0);
  keys bigint[] := '{}';
  three text;
BEGIN
  FOR i IN 1 .. length(said) - 2 LOOP
    three := substr(said, i, 3);
    IF strpos(three, ' ') = 0 THEN keys := keys || hashtextextended(three, seed); END IF;
  END LOOP;
  RETURN keys;
END $$;

CREATE OR REPLACE FUNCTION knowledge_text(heading text[], body text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT public.fold(array_to_string(heading, ' ') || ' ' || body) $$;

-- Stems in one language, of the words as written and without accents; headings weigh most.
CREATE OR REPLACE FUNCTION knowledge_vector(config regconfig, heading text[], body text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT setweight(to_tsvector(config, array_to_string(heading, ' ')), 'A')
      || setweight(to_tsvector(config, public.fold(array_to_string(heading, ' '))), 'A')
      || setweight(to_tsvector(config, body), 'D')
      || setweight(to_tsvector(config, public.fold(body)), 'D')
  $$;

-- One bit for each number of an embedding: whether it is positive. Similar embeddings differ in few bits.
CREATE OR REPLACE FUNCTION embedding_signature(embedding real[]) RETURNS bit varying
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT string_agg(CASE WHEN v.value > 0 THEN '1' ELSE '0' END, '' ORDER BY v.place)::bit varying
    FROM unnest(embedding) WITH ORDINALITY AS v(value, place)
  $$;

-- Fills in the number of an allocation's resource where a statement leaves it out. It is here because the migration that added
-- the number needs it.
CREATE OR REPLACE FUNCTION allocation_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT r.line INTO NEW.line FROM resource r WHERE r.project_id = NEW.project_id AND r.id = NEW.resource_id;
  RETURN NEW;
END $$;

-- An id in the format of lib/core/ids.ts: a UUIDv7 in base58, which sorts by time. Integer arithmetic in one expression is
-- several times faster than 22 divisions of a numeric.
CREATE OR REPLACE FUNCTION new_id(prefix text) RETURNS text LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  letters constant text := '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
  digits text := lpad(to_hex(floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint), 12, '0')
    || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14, 19);
  high numeric := ('x' || substr(digits, 1, 16))::bit(64)::bigint;
  low numeric := ('x' || substr(digits, 17, 16))::bit(64)::bigint;
  rest numeric := high * 18446744073709551616 + CASE WHEN low < 0 THEN low + 18446744073709551616 ELSE low END;
  tens constant bigint := 430804206899405824; -- 58 to the power of 10: as many digits as a whole number holds.
  c bigint := mod(rest, tens);
  upper_part numeric := div(rest, tens);
  b bigint := mod(upper_part, tens);
  a bigint := div(upper_part, tens);
BEGIN
  RETURN prefix || '_'
    || substr(letters, (a / 58 % 58)::integer + 1, 1) || substr(letters, (a / 1 % 58)::integer + 1, 1)
    || substr(letters, (b / 7427658739644928 % 58)::integer + 1, 1) || substr(letters, (b / 128063081718016 % 58)::integer + 1, 1)
    || substr(letters, (b / 2207984167552 % 58)::integer + 1, 1) || substr(letters, (b / 38068692544 % 58)::integer + 1, 1)
    || substr(letters, (b / 656356768 % 58)::integer + 1, 1) || substr(letters, (b / 11316496 % 58)::integer + 1, 1)
    || substr(letters, (b / 195112 % 58)::integer + 1, 1) || substr(letters, (b / 3364 % 58)::integer + 1, 1)
    || substr(letters, (b / 58 % 58)::integer + 1, 1) || substr(letters, (b / 1 % 58)::integer + 1, 1)
    || substr(letters, (c / 7427658739644928 % 58)::integer + 1, 1) || substr(letters, (c / 128063081718016 % 58)::integer + 1, 1)
    || substr(letters, (c / 2207984167552 % 58)::integer + 1, 1) || substr(letters, (c / 38068692544 % 58)::integer + 1, 1)
    || substr(letters, (c / 656356768 % 58)::integer + 1, 1) || substr(letters, (c / 11316496 % 58)::integer + 1, 1)
    || substr(letters, (c / 195112 % 58)::integer + 1, 1) || substr(letters, (c / 3364 % 58)::integer + 1, 1)
    || substr(letters, (c / 58 % 58)::integer + 1, 1) || substr(letters, (c / 1 % 58)::integer + 1, 1);
END $$;

-- The n-th of up to 58 ** 3 ids that one new id stands for: they differ in its last three letters, which are random.
CREATE OR REPLACE FUNCTION nth_id(first text, n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT left(first, -3) || substr('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', (n / 3364 % 58)::integer + 1, 1)
    || substr('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', (n / 58 % 58)::integer + 1, 1)
    || substr('123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz', (n % 58)::integer + 1, 1)
$$;

-- A time as the API writes it.
CREATE OR REPLACE FUNCTION wire_time(moment timestamptz) RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT to_char(moment AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') $$;
