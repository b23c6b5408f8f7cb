-- Functions that older databases have, and nothing calls any more.

DROP FUNCTION IF EXISTS line_of(text, text);
DROP FUNCTION IF EXISTS cosine(real[], real[]);
DROP FUNCTION IF EXISTS customer_document(text, text);
DROP FUNCTION IF EXISTS mark_talk_of(text, text, timestamptz);
