-- Automations.

-- An automation that is switched on, restored or gets another trigger ignores everything that happened before.
CREATE OR REPLACE FUNCTION automation_listens_anew() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.since := now();
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER automation_listens_anew BEFORE UPDATE OF "enabled", "trigger", "deleted_at" ON "automation" FOR EACH ROW
  WHEN ((NEW.enabled AND NOT OLD.enabled) OR NEW.trigger IS DISTINCT FROM OLD.trigger
    OR (NEW.deleted_at IS NULL AND OLD.deleted_at IS NOT NULL))
  EXECUTE FUNCTION automation_listens_anew();
