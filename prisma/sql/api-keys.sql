-- Authentication and rate limits of calls with an API key.

-- Buckets are filled by the real clock, in test mode too: a member has the same one there.

-- Takes one token from one bucket and returns what is left. Negative: the bucket was empty, and the size is what is missing.
CREATE OR REPLACE FUNCTION draw(bucket text, burst double precision, refill double precision) RETURNS double precision
  LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz := pg_catalog.clock_timestamp();
  level double precision;
BEGIN
  INSERT INTO rate_bucket AS b (id, tokens, updated_at) VALUES (bucket, burst - 1, moment)
  ON CONFLICT (id) DO UPDATE SET
    tokens = least(burst, b.tokens + refill * greatest(0, extract(epoch FROM pg_catalog.clock_timestamp() - b.updated_at))) - 1,
    updated_at = greatest(b.updated_at, pg_catalog.clock_timestamp())
  WHERE least(burst, b.tokens + refill * greatest(0, extract(epoch FROM pg_catalog.clock_timestamp() - b.updated_at))) >= 1
  RETURNING b.tokens INTO level;
  IF FOUND THEN RETURN level; END IF;
  SELECT least(burst, tokens + refill * greatest(0, extract(epoch FROM pg_catalog.clock_timestamp() - updated_at))) - 1
    INTO level FROM rate_bucket WHERE id = bucket;
  RETURN least(level, -1e-9);
END $$;

-- Takes up to `wanted` tokens from one bucket, under its row's lock. `level` is what it had before; a missing row is a full
-- bucket.
CREATE OR REPLACE FUNCTION draw_up_to(bucket text, wanted integer, burst double precision, refill double precision,
                           OUT level double precision, OUT taken integer)
  LANGUAGE plpgsql AS $$
DECLARE
  filled_at timestamptz;
  moment timestamptz;
BEGIN
  LOOP
    SELECT b.tokens, b.updated_at INTO level, filled_at FROM rate_bucket b WHERE b.id = bucket FOR NO KEY UPDATE;
    EXIT WHEN FOUND;
    INSERT INTO rate_bucket (id, tokens, updated_at) VALUES (bucket, burst, pg_catalog.clock_timestamp()) ON CONFLICT (id) DO NOTHING;
  END LOOP;
  moment := greatest(filled_at, pg_catalog.clock_timestamp());
  level := least(burst, level + refill * extract(epoch FROM moment - filled_at));
  taken := greatest(0, least(wanted, floor(level)));
  IF taken > 0 THEN
    UPDATE rate_bucket b SET tokens = level - taken, updated_at = moment WHERE b.id = bucket;
  END IF;
END $$;

-- Authenticates and rate-limits calls with one API key in one statement: a token for each call from the key's and the
-- project's bucket. The first `admitted` calls may proceed; `level` is what the emptier bucket had before them. Without a
-- valid key, the bucket of the caller's address is charged.
CREATE OR REPLACE FUNCTION admit_calls(key_hash bytea, address text, calls integer, burst double precision, refill double precision)
  RETURNS TABLE (level double precision, admitted integer, key_id text, key_name text, scopes text[], project_id text,
                 project_name text, project_slug text, project_timezone text, project_currency text, project_locale text)
  LANGUAGE plpgsql AS $$
DECLARE
  k api_key;
  p project;
  of_key record;
  of_project record;
BEGIN
  SELECT * INTO k FROM api_key a WHERE a.hash = key_hash AND a.revoked_at IS NULL AND (a.expires_at IS NULL OR a.expires_at > now());
  IF NOT FOUND THEN
    SELECT d.level, d.taken INTO level, admitted FROM draw_up_to('address:' || address, calls, burst, refill) d;
    RETURN NEXT;
    RETURN;
  END IF;
  SELECT * INTO p FROM project x WHERE x.id = k.project_id;
  -- Always the key's bucket first: one order, no deadlock.
  of_key := draw_up_to('key:' || k.id, calls, burst, refill);
  of_project := draw_up_to('project:' || k.project_id, of_key.taken, burst, refill);
  IF of_project.taken < of_key.taken THEN
    UPDATE rate_bucket b SET tokens = b.tokens + of_key.taken - of_project.taken WHERE b.id = 'key:' || k.id;
  END IF;
  IF k.last_used_at IS NULL OR k.last_used_at < now() - interval '1 minute' THEN
    UPDATE api_key a SET last_used_at = now() WHERE a.project_id = k.project_id AND a.id = k.id;
  END IF;
  RETURN QUERY SELECT least(of_key.level, of_project.level), of_project.taken,
    k.id, k.name, k.scopes, p.id, p.name, p.slug, p.timezone, p.currency, p.locale;
END $$;

-- The same for one call by a member's agent: its access token must be for this resource, and the grant and the member must
-- still stand. The role is the member's of now, so that a scope that it lost is lost at once.
CREATE OR REPLACE FUNCTION admit_agent(token_hash bytea, audience text, address text, burst double precision, refill double precision)
  RETURNS TABLE (level double precision, grant_id text, client_name text, scopes text[], member_id text, user_id text,
                 name text, email text, role text, project_id text, project_name text, project_slug text,
                 project_timezone text, project_currency text, project_locale text)
  LANGUAGE plpgsql AS $$
DECLARE
  g agent_grant;
  of_grant record;
  of_project record;
BEGIN
  SELECT a.* INTO g FROM agent_token t JOIN agent_grant a ON a.project_id = t.project_id AND a.id = t.grant_id
   WHERE t.hash = token_hash AND t.kind = 'access' AND t.expires_at > now() AND a.revoked_at IS NULL AND a.resource = audience;
  IF NOT FOUND THEN
    SELECT d.level - 1 INTO level FROM draw_up_to('address:' || address, 1, burst, refill) d;
    RETURN NEXT;
    RETURN;
  END IF;
  -- Always the grant's bucket first: one order, no deadlock.
  of_grant := draw_up_to('grant:' || g.id, 1, burst, refill);
  of_project := draw_up_to('project:' || g.project_id, of_grant.taken, burst, refill);
  IF of_project.taken < of_grant.taken THEN
    UPDATE rate_bucket b SET tokens = b.tokens + 1 WHERE b.id = 'grant:' || g.id;
  END IF;
  IF g.last_used_at IS NULL OR g.last_used_at < now() - interval '1 minute' THEN
    UPDATE agent_grant a SET last_used_at = now() WHERE a.project_id = g.project_id AND a.id = g.id;
  END IF;
  RETURN QUERY SELECT least(of_grant.level, of_project.level) - 1, g.id, c.name, g.scopes, m.id, u.id, u.name, u.email,
      m.role, p.id, p.name, p.slug, p.timezone, p.currency, p.locale
    FROM oauth_client c, project p, member m JOIN "user" u ON u.id = m.user_id
   WHERE c.id = g.client_id AND p.id = g.project_id AND m.project_id = g.project_id AND m.id = g.member_id;
END $$;
