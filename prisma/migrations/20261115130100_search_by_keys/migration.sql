-- What a text is found by: every three letters in a row within a word, as a number that the project has a part in. So a
-- search reads what its own project has of a few letters, and nothing of the many tasks besides. It costs too much to be
-- worked out for every task that a plan walks along.
CREATE FUNCTION search_keys(project text, said text) RETURNS bigint[]
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

DROP INDEX "booking_open_search";
DROP INDEX "booking_ended_search";
-- Two indexes of words: a search of the work at hand does not wade through the history.
CREATE INDEX "booking_open_search" ON "booking" USING gin (search_keys("project_id", "search_text"))
  WHERE "status" IN ('pending_payment', 'confirmed', 'checked_in');
CREATE INDEX "booking_ended_search" ON "booking" USING gin (search_keys("project_id", "search_text"))
  WHERE "status" IN ('completed', 'failed', 'no_show', 'cancelled', 'rescheduled');
