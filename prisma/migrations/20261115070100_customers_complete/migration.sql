-- AlterTable
ALTER TABLE "customer" ADD COLUMN     "anonymised_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "customer_merge" (
    "project_id" TEXT NOT NULL,
    "merged_id" TEXT NOT NULL,
    "survivor_id" TEXT NOT NULL,
    "gone" JSONB NOT NULL,
    "moved" JSONB NOT NULL,
    "filled" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "customer_merge_pkey" PRIMARY KEY ("project_id","merged_id")
);

-- CreateIndex
CREATE INDEX "customer_merge_project_id_survivor_id_idx" ON "customer_merge"("project_id", "survivor_id");

-- AddForeignKey
ALTER TABLE "customer_merge" ADD CONSTRAINT "customer_merge_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "project"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Written by hand from here on: what the schema cannot say.

-- Every column that names a row of a table by its id, read from the foreign keys: a table that comes later is merged
-- and told of like those of today. `keys` is what tells the rows apart within a project.
CREATE FUNCTION references_to(target regclass) RETURNS TABLE (place regclass, field name, keys name[]) LANGUAGE sql STABLE AS $$
  SELECT f.conrelid::regclass, mine.attname, ARRAY(
    SELECT k.attname FROM pg_constraint p, unnest(p.conkey) WITH ORDINALITY c(n, i), pg_attribute k
    WHERE p.conrelid = f.conrelid AND p.contype = 'p' AND k.attrelid = f.conrelid AND k.attnum = c.n
      AND k.attname <> 'project_id' ORDER BY c.i)
  FROM pg_constraint f, unnest(f.conkey, f.confkey) AS pair(mine, theirs), pg_attribute mine, pg_attribute theirs
  WHERE f.contype = 'f' AND f.confrelid = target AND mine.attrelid = f.conrelid AND mine.attnum = pair.mine
    AND theirs.attrelid = target AND theirs.attnum = pair.theirs AND theirs.attname = 'id'
  ORDER BY f.conrelid::regclass::text, mine.attname
$$;

CREATE FUNCTION key_of(keys name[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'jsonb_build_array(' || string_agg(format('t.%I', k), ', ') || ')' FROM unnest(keys) k
$$;

-- Gives all that is one customer's to another; tells which rows that were.
CREATE FUNCTION hand_over(project text, giver text, taker text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  r record;
  handed jsonb;
  moved jsonb := '{}';
BEGIN
  FOR r IN SELECT * FROM references_to('customer') LOOP
    EXECUTE format('WITH handed AS (UPDATE %s t SET %I = $3 WHERE t.project_id = $1 AND t.%I = $2 RETURNING %s AS key)
      SELECT jsonb_agg(key ORDER BY key) FROM handed', r.place, r.field, r.field, key_of(r.keys))
    INTO handed USING project, giver, taker;
    IF handed IS NOT NULL THEN moved := moved || jsonb_build_object(r.place || '.' || r.field, handed); END IF;
  END LOOP;
  RETURN moved;
END $$;

-- Gives back what `hand_over` moved and the taker still has.
CREATE FUNCTION hand_back(project text, giver text, taker text, moved jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  r record;
BEGIN
  FOR r IN SELECT * FROM references_to('customer') LOOP
    EXECUTE format('UPDATE %s t SET %I = $2 WHERE t.project_id = $1 AND t.%I = $3
      AND %s IN (SELECT jsonb_array_elements($4))', r.place, r.field, r.field, key_of(r.keys))
    USING project, giver, taker, coalesce(moved->(r.place || '.' || r.field), '[]');
  END LOOP;
END $$;

-- A customer with all who were merged into them.
CREATE FUNCTION customer_ids(project text, customer text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE them(id) AS (
    SELECT customer UNION SELECT m.merged_id FROM customer_merge m, them WHERE m.project_id = project AND m.survivor_id = them.id)
  SELECT id FROM them
$$;

-- Whom somebody who was merged away is now.
CREATE FUNCTION customer_survivor(project text, customer text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE them(id, far) AS (
    SELECT m.survivor_id, 1 FROM customer_merge m WHERE m.project_id = project AND m.merged_id = customer
    UNION ALL
    SELECT m.survivor_id, far + 1 FROM customer_merge m, them WHERE m.project_id = project AND m.merged_id = them.id)
  SELECT id FROM them ORDER BY far DESC LIMIT 1
$$;

-- A phone for a customer who has none; false when it is another's, and the transaction goes on.
CREATE FUNCTION claim_phone(project text, customer text, said text, key text, moment timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer c SET phone = said, phone_key = key, updated_at = moment
  WHERE c.project_id = project AND c.id = customer AND c.phone_key IS NULL;
  RETURN FOUND;
EXCEPTION WHEN unique_violation THEN
  RETURN false;
END $$;

-- Everything that is kept about a customer, by table: what names them, and what names that.
CREATE FUNCTION customer_document(project text, customer text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
  r record;
  s record;
  rows jsonb;
  found jsonb := '{}';
  row_text constant text := 'SELECT coalesce(jsonb_agg(to_jsonb(t) - ''project_id'' - ''search_text'' ORDER BY %s), ''[]'') FROM %s t WHERE t.project_id = $1 AND ';
BEGIN
  FOR r IN SELECT * FROM references_to('customer') LOOP
    EXECUTE format(row_text || 't.%I = $2', key_of(r.keys), r.place, r.field) INTO rows USING project, customer;
    found := found || jsonb_build_object(r.place::text, coalesce(found->(r.place::text), '[]') || rows);
    FOR s IN SELECT * FROM references_to(r.place) x WHERE x.place <> r.place LOOP
      EXECUTE format(row_text || 't.%I IN (SELECT p.id FROM %s p WHERE p.project_id = $1 AND p.%I = $2)',
        key_of(s.keys), s.place, s.field, r.place, r.field) INTO rows USING project, customer;
      found := found || jsonb_build_object(s.place::text, (
        SELECT coalesce(jsonb_agg(DISTINCT each), '[]') FROM jsonb_array_elements(coalesce(found->(s.place::text), '[]') || rows) each));
    END LOOP;
  END LOOP;
  RETURN found;
END $$;

-- What was changed, without what it was changed from and to, but for fields that say nothing about the person.
CREATE FUNCTION blanked(changes jsonb, kept text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE WHEN key = ANY(kept) THEN value ELSE '{"from": null, "to": null}' END), '{}')
  FROM jsonb_each(changes)
$$;

-- An answer that is kept for a repeat, without the fields that tell of a person.
CREATE FUNCTION without_person(value jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'array' THEN (SELECT coalesce(jsonb_agg(without_person(each) ORDER BY n), '[]') FROM jsonb_array_elements(value) WITH ORDINALITY e(each, n))
    WHEN 'object' THEN (SELECT coalesce(jsonb_object_agg(key, CASE
        WHEN key = ANY('{name,phone,email,company,notes,address,locale,intake,location,cancel_reason,outcome,body,text,title,display_name,external_id,detail,lat,lng}') THEN 'null'
        WHEN key = ANY('{tags,identities,mentions}') THEN '[]' ELSE without_person(each) END), '{}') FROM jsonb_each(value) e(key, each))
    ELSE value END;
END $$;
