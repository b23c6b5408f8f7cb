-- Similarity of knowledge chunks.

-- Cosine similarity of two embeddings; null where they come from different models.
CREATE OR REPLACE FUNCTION cosine(a real[], b real[]) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    SELECT CASE WHEN cardinality(a) = cardinality(b) THEN
      sum(x::float8 * y) / nullif(sqrt(sum(x::float8 * x)) * sqrt(sum(y::float8 * y)), 0) END
    FROM unnest(a, b) AS pair(x, y)
  $$;
