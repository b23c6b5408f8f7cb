-- AlterTable
ALTER TABLE "booking" ADD COLUMN     "search_text" TEXT NOT NULL DEFAULT '';

-- Written by hand from here on: what the schema cannot say.

-- What `q` searches. The service's name is looked up when the question is asked: one name stands for a million tasks.
CREATE FUNCTION booking_text(project text, customer text, notes text, tags text[]) RETURNS text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN fold(concat_ws(' ', (SELECT concat_ws(' ', c.name, c.phone, c.phone_key) FROM customer c
    WHERE c.project_id = project AND c.id = customer), notes, array_to_string(tags, ' ')));
END $$;

CREATE FUNCTION booking_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := booking_text(NEW.project_id, NEW.customer_id, NEW.notes, NEW.tags);
  RETURN NEW;
END $$;
CREATE TRIGGER booking_search_text BEFORE INSERT OR UPDATE OF customer_id, notes, tags ON "booking"
  FOR EACH ROW EXECUTE FUNCTION booking_search_text();

-- A customer who is called otherwise is found by the new name from then on.
CREATE FUNCTION customer_tasks_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE booking b SET search_text = booking_text(b.project_id, b.customer_id, b.notes, b.tags)
  WHERE b.project_id = NEW.project_id AND b.customer_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER customer_tasks_text AFTER UPDATE OF name, phone, phone_key ON "customer"
  FOR EACH ROW WHEN ((OLD.name, OLD.phone, OLD.phone_key) IS DISTINCT FROM (NEW.name, NEW.phone, NEW.phone_key))
  EXECUTE FUNCTION customer_tasks_text();

UPDATE booking b SET search_text = booking_text(b.project_id, b.customer_id, b.notes, b.tags);

-- The lists of what is still to be done hold open tasks alone, so that they stay as small as the work at hand. A task
-- is in the first by its start, or in the second while it has none; the place is with them, so that a box is decided
-- without looking at the task.
CREATE INDEX "booking_open_start" ON "booking" ("project_id", "start_at", "id") INCLUDE ("lat", "lng")
  WHERE "status" IN ('pending_payment', 'confirmed', 'checked_in') AND "start_at" IS NOT NULL;
CREATE INDEX "booking_open_due" ON "booking" ("project_id", "due_at", "id") INCLUDE ("lat", "lng")
  WHERE "status" IN ('pending_payment', 'confirmed', 'checked_in') AND "start_at" IS NULL;
-- Tasks that were begun and are due at another time.
CREATE INDEX "booking_open_begun" ON "booking" ("project_id", "due_at", "id") INCLUDE ("start_at", "lat", "lng")
  WHERE "status" IN ('pending_payment', 'confirmed', 'checked_in') AND "start_at" IS NOT NULL AND "due_at" IS NOT NULL;
CREATE INDEX "booking_open_inbox" ON "booking" ("project_id", "due_at", "id") INCLUDE ("lat", "lng")
  WHERE "status" IN ('pending_payment', 'confirmed', 'checked_in') AND "assignee_resource_id" IS NULL;
CREATE INDEX "booking_in_progress" ON "booking" ("project_id", (coalesce(least("start_at", "due_at"), 'infinity')), "id")
  WHERE "status" = 'checked_in';
CREATE INDEX "booking_open_assignee" ON "booking" ("project_id", "assignee_resource_id", "start_at", "id")
  WHERE "status" IN ('pending_payment', 'confirmed', 'checked_in') AND "assignee_resource_id" IS NOT NULL;
CREATE INDEX "booking_open_place" ON "booking" ("project_id", "lat", "lng")
  WHERE "status" IN ('pending_payment', 'confirmed', 'checked_in') AND "lat" IS NOT NULL AND "lng" IS NOT NULL;
CREATE INDEX "booking_open_tags" ON "booking" USING gin ("project_id", "tags")
  WHERE "status" IN ('pending_payment', 'confirmed', 'checked_in') AND "tags" <> '{}';
-- What ended before anybody took it.
CREATE INDEX "booking_ended_due" ON "booking" ("project_id", "due_at", "id")
  WHERE "status" IN ('completed', 'failed', 'no_show', 'cancelled', 'rescheduled') AND "start_at" IS NULL;
-- Two indexes of words: a search of the work at hand does not wade through the history.
CREATE INDEX "booking_open_search" ON "booking" USING gin ("project_id", "search_text" gin_trgm_ops)
  WHERE "status" IN ('pending_payment', 'confirmed', 'checked_in');
CREATE INDEX "booking_ended_search" ON "booking" USING gin ("project_id", "search_text" gin_trgm_ops)
  WHERE "status" IN ('completed', 'failed', 'no_show', 'cancelled', 'rescheduled');
