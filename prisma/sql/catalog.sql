-- The catalog's version: cached configuration is valid as long as the version is the same. It comes from a sequence, because a
-- number that was rolled back must never be given out again.

CREATE OR REPLACE FUNCTION raise_catalog_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE project SET catalog_version = nextval('catalog_version')
  WHERE id = CASE TG_OP WHEN 'DELETE' THEN OLD.project_id ELSE NEW.project_id END;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "service"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
CREATE OR REPLACE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "service_requirement"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
CREATE OR REPLACE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "resource"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
CREATE OR REPLACE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "resource_group"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
CREATE OR REPLACE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "resource_group_member"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
CREATE OR REPLACE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "schedule"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
CREATE OR REPLACE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "schedule_override"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
CREATE OR REPLACE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "closed_day"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();
-- The initial stage of new tasks is cached with the catalog.
CREATE OR REPLACE TRIGGER catalog_version AFTER INSERT OR UPDATE OR DELETE ON "stage_config"
  FOR EACH ROW EXECUTE FUNCTION raise_catalog_version();

-- The workspace's time zone is the grid of services without a schedule.
CREATE OR REPLACE FUNCTION zone_is_catalog() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.catalog_version := nextval('catalog_version');
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER zone_is_catalog BEFORE UPDATE OF timezone ON "project"
  FOR EACH ROW WHEN (OLD.timezone IS DISTINCT FROM NEW.timezone) EXECUTE FUNCTION zone_is_catalog();

-- Locks the project and the services of new bookings before the catalog's version is read. A foreign key is checked only when
-- the row is written: without this lock a booking could pass while its service or initial stage was being deleted.
CREATE OR REPLACE FUNCTION hold_catalog(project text, services text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM project p WHERE p.id = project FOR KEY SHARE;
  PERFORM 1 FROM service s WHERE s.project_id = project AND s.id = ANY(services) ORDER BY s.id FOR KEY SHARE;
END $$;

-- The hours of a schedule with the dates that differ, between two instants; null is always open. Its own hours of a date decide
-- before a closed day of the business. Local dates differ from UTC's by up to a day, on both sides of the span.
CREATE OR REPLACE FUNCTION hours_between(project text, schedule text, first timestamptz, until timestamptz) RETURNS json
  LANGUAGE sql STABLE AS $$
  WITH closed AS (
    SELECT c.date FROM closed_day c WHERE c.project_id = $1 AND c.date BETWEEN $3::date - 2 AND $4::date + 2),
  own AS (
    SELECT o.date, o.intervals FROM schedule_override o
    WHERE o.project_id = $1 AND o.schedule_id = $2 AND o.date BETWEEN $3::date - 2 AND $4::date + 2),
  dates AS (
    SELECT own.date, own.intervals FROM own
    UNION ALL SELECT closed.date, '[]'::jsonb FROM closed WHERE closed.date NOT IN (SELECT own.date FROM own)),
  overrides AS (
    SELECT coalesce(json_agg(json_build_object('date', dates.date, 'intervals', dates.intervals)), '[]') AS list FROM dates)
  SELECT json_build_object('timezone', h.timezone, 'weekly', h.weekly, 'overrides', overrides.list)
    FROM schedule h, overrides WHERE h.project_id = $1 AND h.id = $2
  UNION ALL
  SELECT json_build_object('timezone', p.timezone, 'weekly',
      (SELECT json_agg(json_build_object('weekday', n, 'from', '00:00', 'to', '24:00')) FROM generate_series(1, 7) n),
      'overrides', overrides.list, 'always', true)
    FROM project p, overrides WHERE $2 IS NULL AND p.id = $1 AND EXISTS (SELECT 1 FROM closed)
$$;
