-- Functions that databases from before the baseline have, and nothing calls any more.

DROP FUNCTION IF EXISTS line_of(text, text);
DROP FUNCTION IF EXISTS cosine(real[], real[]);
