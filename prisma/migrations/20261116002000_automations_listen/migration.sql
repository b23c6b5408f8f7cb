-- Since when an automation listens: what happened before is not its affair, however late it is told.
ALTER TABLE "automation" ADD COLUMN "since" TIMESTAMPTZ(3) NOT NULL DEFAULT now();
-- Those that are there have listened all along.
UPDATE "automation" SET "since" = "created_at";

CREATE FUNCTION automation_listens_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.since := now();
  RETURN NEW;
END $$;
CREATE TRIGGER automation_listens_anew BEFORE UPDATE OF "enabled", "trigger" ON "automation" FOR EACH ROW
  WHEN ((NEW.enabled AND NOT OLD.enabled) OR NEW.trigger IS DISTINCT FROM OLD.trigger)
  EXECUTE FUNCTION automation_listens_anew();

-- As before, without what an event carries for ourselves: which of the stage's moves it tells of.
CREATE OR REPLACE FUNCTION webhook_body(e event) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '{"id":' || to_json(e.id) || ',"type":' || to_json(e.type) || ',"created_at":"' || wire_time(e.created_at)
    || '","workspace_id":' || to_json(e.project_id) || ',"data":' || (e.data - 'move'::text) || '}'
$$;
