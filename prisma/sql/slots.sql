-- What availability is computed from.

-- The busy times of one resource as bytes: length and text of its id, length and bytes of the times.
CREATE OR REPLACE FUNCTION packed_times(resource text, times bytea) RETURNS bytea LANGUAGE sql STABLE
  AS $$ SELECT int4send(octet_length(resource)) || textsend(resource) || int4send(octet_length(times)) || times $$;

-- Everything a decision about time needs, from one snapshot: the catalog's version, the clock, the customers, and the busy
-- times of these resources, packed, because one row for each time costs several times as much to transfer. Times longer
-- than six hours have an index of their own; all others start at most six hours before. `IS NOT FALSE` keeps the planner
-- off the constraint's index, which would read a resource's whole history. One generic plan: planning costs as much as running.
CREATE OR REPLACE FUNCTION look_at(project text, ids text[], first timestamptz, until timestamptz, excepted text, customer_ids text[], phones text[])
  RETURNS TABLE (version integer, at timestamptz, customers json, near bytea, long bytea, off bytea)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN QUERY SELECT p.catalog_version, now(),
    CASE WHEN customer_ids <> '{}' OR phones <> '{}' THEN (
      SELECT json_agg(json_build_object('id', c.id, 'name', c.name, 'phone', c.phone, 'phone_key', c.phone_key, 'locale', c.locale))
      FROM customer c WHERE c.project_id = project AND (c.id = ANY(customer_ids) OR c.phone_key = ANY(phones))) END,
    (SELECT string_agg(packed_times(b.resource_id, b.times), ''::bytea) FROM (
      SELECT x.resource_id,
        string_agg(timestamptz_send(x.start_at) || timestamptz_send(x.end_at), ''::bytea ORDER BY x.start_at) AS times
      FROM allocation x WHERE x.project_id = project AND x.resource_id = ANY(ids) AND x.blocks IS NOT FALSE
        AND (x.expires_at IS NULL OR x.expires_at > now()) AND x.booking_id IS DISTINCT FROM excepted
        AND x.start_at >= first - interval '6 hours' AND x.start_at < until AND x.end_at > first
      GROUP BY x.resource_id) b),
    (SELECT string_agg(packed_times(b.resource_id, b.times), ''::bytea) FROM (
      SELECT x.resource_id,
        string_agg(timestamptz_send(x.start_at) || timestamptz_send(x.end_at), ''::bytea ORDER BY x.start_at) AS times
      FROM allocation x WHERE x.project_id = project AND x.resource_id = ANY(ids) AND x.blocks IS NOT FALSE
        AND (x.expires_at IS NULL OR x.expires_at > now()) AND x.booking_id IS DISTINCT FROM excepted
        AND x.end_at - x.start_at > interval '6 hours' AND x.start_at < first - interval '6 hours' AND x.end_at > first
      GROUP BY x.resource_id) b),
    (SELECT string_agg(packed_times(b.resource_id, b.times), ''::bytea) FROM (
      SELECT x.resource_id,
        string_agg(timestamptz_send(x.start_at) || timestamptz_send(x.end_at), ''::bytea ORDER BY x.start_at) AS times
      FROM time_off x WHERE x.project_id = project AND x.resource_id = ANY(ids) AND x.start_at < until AND x.end_at > first
      GROUP BY x.resource_id) b)
  FROM project p WHERE p.id = project;
END $$;

-- Every change of busy times is noted by resource and transaction.
CREATE OR REPLACE FUNCTION note_busy_changes() RETURNS trigger LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  INSERT INTO busy_change (workspace, transaction, resource_id)
  SELECT DISTINCT t.project_id, pg_current_xact_id()::text::bigint, t.resource_id FROM touched t
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER note_new_allocations AFTER INSERT ON "allocation" REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION note_busy_changes();
CREATE OR REPLACE TRIGGER note_changed_allocations AFTER UPDATE ON "allocation" REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION note_busy_changes();
CREATE OR REPLACE TRIGGER note_former_allocations AFTER UPDATE ON "allocation" REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION note_busy_changes();
CREATE OR REPLACE TRIGGER note_deleted_allocations AFTER DELETE ON "allocation" REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION note_busy_changes();
CREATE OR REPLACE TRIGGER note_new_time_off AFTER INSERT ON "time_off" REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION note_busy_changes();
CREATE OR REPLACE TRIGGER note_changed_time_off AFTER UPDATE ON "time_off" REFERENCING NEW TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION note_busy_changes();
CREATE OR REPLACE TRIGGER note_former_time_off AFTER UPDATE ON "time_off" REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION note_busy_changes();
CREATE OR REPLACE TRIGGER note_deleted_time_off AFTER DELETE ON "time_off" REFERENCING OLD TABLE AS touched
  FOR EACH STATEMENT EXECUTE FUNCTION note_busy_changes();

-- What look_at gives, for a process that has the busy times of these resources but for `missing` from an earlier answer: read are
-- those missing and those that a transaction changed which was not visible then. `seen` is what that answer returned as `now_seen`: the
-- snapshot, the start of the server and the time. Changes are kept for a day, and only one server counts its transactions, so after
-- five minutes or a failover everything is read, and `changed` is null. `expiries` has the earliest end of a hold by resource, in
-- milliseconds: from then on its times are others although nobody changed them.
CREATE OR REPLACE FUNCTION look_again(project text, ids text[], missing text[], seen text, first timestamptz, until timestamptz,
    customer_ids text[], phones text[])
  RETURNS TABLE (version integer, at timestamptz, customers json, near bytea, long bytea, off bytea, changed text[], expiries json,
    now_seen text)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  server text := extract(epoch FROM pg_postmaster_start_time())::text;
  second bigint := extract(epoch FROM pg_catalog.now())::bigint;
  before pg_snapshot;
  changes text[];
  wanted text[] := ids;
BEGIN
  IF split_part(seen, ' ', 2) = server AND split_part(seen, ' ', 3)::bigint > second - 300 THEN
    before := split_part(seen, ' ', 1)::pg_snapshot;
    changes := ARRAY(SELECT DISTINCT c.resource_id FROM busy_change c WHERE c.workspace = project
      AND c.transaction >= pg_snapshot_xmin(before)::text::bigint
      AND NOT pg_visible_in_snapshot(c.transaction::text::xid8, before));
    wanted := missing || CASE WHEN changes = '{}' THEN '{}' ELSE ARRAY(SELECT unnest(ids) INTERSECT SELECT unnest(changes)) END;
  END IF;
  RETURN QUERY SELECT l.*, changes,
    CASE WHEN wanted <> '{}' THEN (SELECT json_object_agg(h.resource_id, h.ends) FROM (
      SELECT a.resource_id, (extract(epoch FROM min(a.expires_at)) * 1000)::bigint AS ends FROM allocation a
      WHERE a.project_id = project AND a.resource_id = ANY(wanted) AND a.blocks AND a.expires_at > now() GROUP BY a.resource_id) h) END,
    concat_ws(' ', pg_current_snapshot(), server, second)
  FROM look_at(project, wanted, first, until, NULL, customer_ids, phones) l;
END $$;

-- What look_again gives, for several workspaces at once, of which each process has all busy times from earlier answers: a statement costs
-- more than looking whether one of them has changed. `asks` has the arguments of each, numbered; where nothing has changed and no
-- customer is asked for, nothing is read. One snapshot serves all.
CREATE OR REPLACE FUNCTION look_again_each(asks jsonb)
  RETURNS TABLE (n integer, version integer, at timestamptz, customers json, near bytea, long bytea, off bytea, changed text[],
    expiries json, now_seen text)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  own_server text := extract(epoch FROM pg_postmaster_start_time())::text;
  present bigint := extract(epoch FROM pg_catalog.now())::bigint;
BEGIN
  RETURN QUERY
  SELECT a.n, p.catalog_version, now(), l.customers, l.near, l.long, l.off, CASE WHEN a.moved THEN l.changed ELSE '{}' END, l.expiries,
    concat_ws(' ', pg_current_snapshot(), own_server, present)
  FROM (
    SELECT t.*, t.customer_ids <> '{}' OR t.phones <> '{}' OR s.server <> own_server OR s.second <= present - 300
      OR EXISTS (SELECT 1 FROM busy_change c WHERE c.workspace = t.project
        AND c.transaction >= pg_snapshot_xmin(s.before)::text::bigint
        AND NOT pg_visible_in_snapshot(c.transaction::text::xid8, s.before)) AS moved
    FROM jsonb_to_recordset(asks) AS t(n integer, project text, ids text[], seen text, first timestamptz, until timestamptz,
        customer_ids text[], phones text[]),
      LATERAL (SELECT split_part(t.seen, ' ', 1)::pg_snapshot AS before, split_part(t.seen, ' ', 2) AS server,
        split_part(t.seen, ' ', 3)::bigint AS second OFFSET 0) s
    OFFSET 0) a
  JOIN project p ON p.id = a.project
  LEFT JOIN LATERAL (SELECT x.* FROM look_again(a.project, a.ids, '{}', a.seen, a.first, a.until, a.customer_ids, a.phones) x
    WHERE a.moved OFFSET 0) l ON true;
END $$;
