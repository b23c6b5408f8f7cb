-- Test mode: the schema `test_mode` has the tables, views and functions of `public` once more, for the twins of all
-- workspaces. A connection of test mode has it first in its search path and names the twin in `turnero.twin`; row-level
-- security shows it that twin alone. The clock functions there add `turnero.offset`, in seconds.

CREATE SCHEMA IF NOT EXISTS test_mode;

CREATE OR REPLACE FUNCTION test_mode.clock_offset() RETURNS interval LANGUAGE sql STABLE PARALLEL SAFE
  RETURN make_interval(secs => coalesce(nullif(current_setting('turnero.offset', true), ''), '0')::double precision);
CREATE OR REPLACE FUNCTION test_mode.now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  RETURN pg_catalog.now() + test_mode.clock_offset();
CREATE OR REPLACE FUNCTION test_mode.transaction_timestamp() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  RETURN pg_catalog.now() + test_mode.clock_offset();
CREATE OR REPLACE FUNCTION test_mode.statement_timestamp() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE
  RETURN pg_catalog.statement_timestamp() + test_mode.clock_offset();
CREATE OR REPLACE FUNCTION test_mode.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE PARALLEL SAFE
  RETURN pg_catalog.clock_timestamp() + test_mode.clock_offset();

-- The tables of public; `owned` are those whose rows belong to a workspace. The others, like the people who sign in, are the same
-- in test mode.
CREATE OR REPLACE FUNCTION test_mode_tables() RETURNS TABLE (id oid, name name, owned boolean, shape text) LANGUAGE sql STABLE AS $$
  SELECT c.oid, c.relname,
    c.relname = 'project' OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'project_id' AND NOT a.attisdropped),
    md5(concat(
      (SELECT string_agg(concat_ws(' ', a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attgenerated,
          pg_get_expr(d.adbin, d.adrelid)), ',' ORDER BY a.attnum)
        FROM pg_attribute a LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped),
      (SELECT string_agg(pg_get_constraintdef(k.oid), ',' ORDER BY k.conname) FROM pg_constraint k
        WHERE k.conrelid = c.oid AND k.contype NOT IN ('f', 'n')),
      (SELECT string_agg(pg_get_indexdef(i.indexrelid), ',' ORDER BY i.indexrelid::regclass::text) FROM pg_index i
        WHERE i.indrelid = c.oid)))
  FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
    AND c.relname NOT IN ('_prisma_migrations', 'sql_file')
    AND NOT EXISTS (SELECT 1 FROM pg_depend e WHERE e.objid = c.oid AND e.deptype = 'e')
$$;

-- What a twin gets of its workspace, in the order in which the tables refer to each other: how it works, not what happened.
CREATE OR REPLACE FUNCTION test_mode_copied() RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
  SELECT unnest('{member,schedule,schedule_override,closed_day,resource,resource_group,resource_group_member,time_off,service,
    service_requirement,stage_config,automation,bot,bot_channel_policy,quick_reply,knowledge_source,knowledge_page,knowledge,
    knowledge_chunk,notice_settings,notice_text,attendance_settings,booking_page,webchat_site,channel_connection,
    whatsapp_template}'::text[])
$$;

-- Empties a twin. Its keys stay, and the row of the twin itself, on which calls under way wait: they find their twin again. One
-- statement deletes from all tables, so that references are checked when everything is gone; what triggers wrote meanwhile goes
-- with the second.
CREATE OR REPLACE FUNCTION empty_twin(twin text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  parts text := (SELECT string_agg(format('%I AS (DELETE FROM test_mode.%I WHERE project_id = $1)', t.name, t.name), ', ')
    FROM public.test_mode_tables() t WHERE t.owned AND t.name NOT IN ('project', 'api_key'));
BEGIN
  PERFORM 1 FROM test_mode.project p WHERE p.id = twin FOR UPDATE;
  FOR n IN 1..2 LOOP
    EXECUTE format('WITH %s SELECT', parts) USING twin;
  END LOOP;
  UPDATE test_mode.api_key k SET last_used_at = NULL, created_at = least(k.created_at, pg_catalog.now()) WHERE k.project_id = twin;
END $$;

-- Fills an empty twin with the present catalog of its workspace, under the same ids.
CREATE OR REPLACE FUNCTION fill_twin(live text, twin text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part text;
  names text;
BEGIN
  INSERT INTO test_mode.project AS own (id, name, slug, timezone, currency, locale)
    SELECT twin, p.name, p.slug || '-test', p.timezone, p.currency, p.locale FROM public.project p WHERE p.id = live
  ON CONFLICT (id) DO UPDATE SET name = excluded.name, slug = excluded.slug, timezone = excluded.timezone,
    currency = excluded.currency, locale = excluded.locale;
  FOR part IN SELECT * FROM public.test_mode_copied() LOOP
    SELECT string_agg(quote_ident(a.attname), ', ') INTO names FROM pg_attribute a
    WHERE a.attrelid = format('public.%I', part)::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      AND a.attname <> 'project_id';
    EXECUTE format('INSERT INTO test_mode.%I (project_id, %s) SELECT $1, %s FROM public.%I WHERE project_id = $2', part, names,
      names, part) USING twin, live;
  END LOOP;
END $$;

-- A member's place in the twin: theirs in the workspace, as it is now.
CREATE OR REPLACE FUNCTION bring_member_to_twin(live text, twin text, person text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  names text;
BEGIN
  SELECT string_agg(quote_ident(a.attname), ', ') INTO names FROM pg_attribute a
  WHERE a.attrelid = 'public.member'::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    AND a.attname <> 'project_id';
  DELETE FROM test_mode.member m WHERE m.user_id = person
    AND NOT EXISTS (SELECT 1 FROM public.member l WHERE l.project_id = live AND l.id = m.id);
  EXECUTE format('INSERT INTO test_mode.member (project_id, %s) SELECT $1, %s FROM public.member
    WHERE project_id = $2 AND user_id = $3 ON CONFLICT (project_id, id) DO UPDATE SET role = excluded.role', names, names)
  USING twin, live, person;
END $$;

-- Makes one table of test mode anew, with the rows that still fit. Rows that no longer do are test data, and are left out.
CREATE OR REPLACE FUNCTION make_test_table(source oid, name name, shape text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  old name := 'old_' || name;
  had boolean := to_regclass(format('test_mode.%I', name)) IS NOT NULL;
  names text;
  c record;
BEGIN
  IF had THEN
    EXECUTE format('ALTER TABLE test_mode.%I NO FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE test_mode.%I RENAME TO %I', name, old);
  END IF;
  EXECUTE format('CREATE TABLE test_mode.%I (LIKE public.%I INCLUDING ALL)', name, name);
  FOR c IN
    SELECT a.attname, pg_get_expr(d.adbin, d.adrelid) AS said FROM pg_attribute a
    JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE a.attrelid = source AND a.attgenerated = '' AND pg_get_expr(d.adbin, d.adrelid) ~* 'current_timestamp|now\(\)|clock_timestamp\(\)'
  LOOP
    EXECUTE format('ALTER TABLE test_mode.%I ALTER COLUMN %I SET DEFAULT %s', name, c.attname,
      regexp_replace(c.said, 'current_timestamp(\(\d\))?|now\(\)|clock_timestamp\(\)', 'test_mode.now()', 'gi'));
  END LOOP;
  IF had THEN
    BEGIN
      SELECT string_agg(quote_ident(a.attname), ', ') INTO names FROM pg_attribute a
      JOIN pg_attribute b ON b.attname = a.attname AND b.attrelid = format('test_mode.%I', old)::regclass AND NOT b.attisdropped
      WHERE a.attrelid = format('test_mode.%I', name)::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '';
      EXECUTE format('INSERT INTO test_mode.%I (%s) SELECT %s FROM test_mode.%I', name, names, names, old);
    EXCEPTION WHEN OTHERS THEN
      RAISE NOTICE 'Test mode begins without the rows of %: %', name, SQLERRM;
    END;
    EXECUTE format('DROP TABLE test_mode.%I CASCADE', old);
  END IF;
  EXECUTE format('ALTER TABLE test_mode.%I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', name);
  EXECUTE format('CREATE POLICY own_twin ON test_mode.%I USING (%I = current_setting(''turnero.twin'', true))', name,
    CASE WHEN name = 'project' THEN 'id' ELSE 'project_id' END);
  -- A key is looked for before the twin is known.
  IF name = 'api_key' THEN
    CREATE POLICY own_key ON test_mode.api_key FOR SELECT
      USING (hash = decode(coalesce(current_setting('turnero.key', true), ''), 'hex'));
  END IF;
  EXECUTE format('COMMENT ON TABLE test_mode.%I IS %L', name, shape);
END $$;

-- Brings the schema of test mode to the state of public. Run by the migrate step after everything else.
CREATE OR REPLACE FUNCTION build_test_mode() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  own constant name[] := '{clock_offset,now,transaction_timestamp,statement_timestamp,clock_timestamp}';
  before text := current_setting('search_path');
  owned oid[] := ARRAY(SELECT t.id FROM test_mode_tables() t WHERE t.owned);
  r record;
BEGIN
  PERFORM set_config('check_function_bodies', 'off', true), set_config('search_path', 'public', true);

  -- Functions, views and references go first: they hold tables.
  FOR r IN SELECT c.relname FROM pg_class c WHERE c.relnamespace = 'test_mode'::regnamespace AND c.relkind = 'v' LOOP
    EXECUTE format('DROP VIEW IF EXISTS test_mode.%I CASCADE', r.relname);
  END LOOP;
  FOR r IN SELECT p.oid::regprocedure AS name FROM pg_proc p
    WHERE p.pronamespace = 'test_mode'::regnamespace AND p.proname <> ALL (own) LOOP
    EXECUTE format('DROP ROUTINE IF EXISTS %s CASCADE', r.name);
  END LOOP;
  FOR r IN SELECT conrelid::regclass AS place, conname FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'test_mode'::regnamespace LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', r.place, r.conname);
  END LOOP;

  FOR r IN SELECT c.relname AS name FROM pg_class c WHERE c.relnamespace = 'test_mode'::regnamespace AND c.relkind = 'r'
    AND c.relname NOT IN (SELECT o.relname FROM pg_class o WHERE o.oid = ANY (owned)) LOOP
    EXECUTE format('DROP TABLE test_mode.%I', r.name);
  END LOOP;
  FOR r IN SELECT * FROM test_mode_tables() LOOP
    IF NOT r.owned THEN
      EXECUTE format('CREATE VIEW test_mode.%I AS SELECT * FROM public.%I', r.name, r.name);
    ELSIF obj_description(to_regclass(format('test_mode.%I', r.name)), 'pg_class') IS DISTINCT FROM r.shape THEN
      PERFORM make_test_table(r.id, r.name, r.shape);
    END IF;
  END LOOP;

  -- Definitions are read as they look from public, and read in again where test mode comes first.
  FOR r IN
    SELECT x.rank, x.made FROM (
      SELECT 1 AS rank, p.oid AS id, replace(pg_get_functiondef(p.oid), 'FUNCTION public.', 'FUNCTION test_mode.') AS made FROM pg_proc p
      WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'
        AND p.proname NOT IN ('build_test_mode', 'make_test_table', 'test_mode_tables', 'test_mode_copied', 'fill_twin',
          'empty_twin', 'bring_member_to_twin')
        AND NOT EXISTS (SELECT 1 FROM pg_depend e WHERE e.classid = 'pg_proc'::regclass AND e.objid = p.oid AND e.deptype = 'e')
      UNION ALL
      SELECT 2, v.oid, format('CREATE VIEW test_mode.%I WITH (security_invoker = true) AS %s', v.relname, pg_get_viewdef(v.oid))
      FROM pg_class v WHERE v.relnamespace = 'public'::regnamespace AND v.relkind = 'v'
        AND NOT EXISTS (SELECT 1 FROM pg_depend e WHERE e.classid = 'pg_class'::regclass AND e.objid = v.oid AND e.deptype = 'e')
      UNION ALL
      SELECT 3, k.oid, format('ALTER TABLE test_mode.%I ADD CONSTRAINT %I %s NOT VALID', c.relname, k.conname,
        pg_get_constraintdef(k.oid))
      FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
      -- None to a table that both worlds share: test data must not stand in the way of the real.
      WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace AND k.conparentid = 0
        AND c.oid = ANY (owned) AND k.confrelid = ANY (owned)
      UNION ALL
      SELECT 4, g.oid, replace(pg_get_triggerdef(g.oid), ' ON public.', ' ON test_mode.')
      FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid
      WHERE c.relnamespace = 'public'::regnamespace AND NOT g.tgisinternal AND g.tgparentid = 0
        AND c.oid = ANY (owned)
    ) x ORDER BY x.rank, x.id
  LOOP
    PERFORM set_config('search_path', 'test_mode, public, pg_catalog', true);
    EXECUTE r.made;
    PERFORM set_config('search_path', 'public', true);
  END LOOP;

  -- Who bypasses row-level security takes this role in test mode.
  IF (SELECT a.rolsuper OR a.rolbypassrls FROM pg_roles a WHERE a.rolname = current_user) THEN
    BEGIN
      IF NOT EXISTS (SELECT 1 FROM pg_roles a WHERE a.rolname = 'turnero_test') THEN CREATE ROLE turnero_test NOLOGIN; END IF;
      GRANT USAGE ON SCHEMA test_mode, public TO turnero_test;
      GRANT ALL ON ALL TABLES IN SCHEMA test_mode TO turnero_test;
      GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO turnero_test;
      GRANT SELECT ON public.project TO turnero_test;
      EXECUTE (SELECT format('GRANT SELECT ON %s TO turnero_test', string_agg(format('public.%I', name), ', '))
        FROM test_mode_copied() name);
    EXCEPTION WHEN insufficient_privilege OR duplicate_object OR unique_violation THEN
      RAISE NOTICE 'Test mode is not available to this role: %', SQLERRM;
    END;
  END IF;
  PERFORM set_config('search_path', before, true);
END $$;
