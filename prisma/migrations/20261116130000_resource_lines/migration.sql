-- Constraints that name the project, on plain columns: so tables can be partitioned by it.

-- Existing resources get their numbers with the column.
ALTER TABLE resource ADD COLUMN line serial NOT NULL;
CREATE UNIQUE INDEX resource_project_id_line_key ON resource (project_id, line);
CREATE UNIQUE INDEX resource_project_id_id_line_key ON resource (project_id, id, line);

ALTER TABLE allocation ADD COLUMN line integer;
UPDATE allocation a SET line = r.line FROM resource r WHERE r.project_id = a.project_id AND r.id = a.resource_id;
ALTER TABLE allocation ALTER COLUMN line SET NOT NULL;
-- Now, and not with the SQL files: functions of the release before insert without the number until those are applied.
CREATE TRIGGER allocation_line BEFORE INSERT ON allocation
  FOR EACH ROW WHEN (NEW.line IS NULL) EXECUTE FUNCTION allocation_line();

-- The number comes first, since it alone nearly decides.
ALTER TABLE allocation DROP CONSTRAINT allocation_one_a_lane;
ALTER TABLE allocation ADD CONSTRAINT allocation_one_a_lane EXCLUDE USING gist (
  line WITH =, seat WITH =, tstzrange(start_at, end_at) WITH &&, project_id WITH =) WHERE (blocks);

-- An allocation has the number of its own resource and no other.
ALTER TABLE allocation DROP CONSTRAINT allocation_project_id_resource_id_fkey;
ALTER TABLE allocation ADD CONSTRAINT allocation_project_id_resource_id_line_fkey FOREIGN KEY (project_id, resource_id, line)
  REFERENCES resource(project_id, id, line) ON UPDATE CASCADE ON DELETE RESTRICT;

ALTER TABLE event DROP CONSTRAINT event_pkey;
ALTER TABLE event ADD CONSTRAINT event_pkey PRIMARY KEY USING INDEX event_project_id_id_key;
CREATE INDEX event_seq_idx ON event (seq);
