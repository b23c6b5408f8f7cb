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
