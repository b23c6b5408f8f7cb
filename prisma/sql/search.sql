-- The search of the whole workspace.

-- Loads the extension's library: a role that is no superuser may name a setting below only when Postgres knows it.
DO $$ BEGIN PERFORM word_similarity('', ''); END $$;

-- Customers with two words like these, or with one of their other spellings, the most alike first. A function, since only one
-- can change settings for a single statement: at the usual threshold of 0.6 a short word with a slip is not found, and the
-- planner takes a comparison of words for cheap, so that it must be kept to the index.
CREATE OR REPLACE FUNCTION similar_customers(project text, one text, ones text[], other text, others text[], most integer)
  RETURNS SETOF text LANGUAGE plpgsql STABLE
  SET pg_trgm.word_similarity_threshold = 0.4 SET enable_seqscan = off SET enable_indexscan = off SET enable_indexonlyscan = off
AS $$
BEGIN
  RETURN QUERY SELECT s.id FROM (
    (SELECT c.id, c.search_text FROM customer c
      WHERE c.project_id = project AND one <% c.search_text AND other <% c.search_text LIMIT 300)
    UNION ALL (SELECT c.id, c.search_text FROM customer c
      WHERE c.project_id = project AND c.search_text LIKE ANY (ones) AND other <% c.search_text LIMIT 300)
    UNION ALL (SELECT c.id, c.search_text FROM customer c
      WHERE c.project_id = project AND one <% c.search_text AND c.search_text LIKE ANY (others) LIMIT 300)
    UNION ALL (SELECT c.id, c.search_text FROM customer c
      WHERE c.project_id = project AND c.search_text LIKE ANY (ones) AND c.search_text LIKE ANY (others) LIMIT 300)) s
  GROUP BY s.id, s.search_text
  ORDER BY greatest(word_similarity(one, s.search_text), (s.search_text LIKE ANY (ones))::integer * 0.8)
    + greatest(word_similarity(other, s.search_text), (s.search_text LIKE ANY (others))::integer * 0.8) DESC, s.id DESC
  LIMIT most;
END $$;
