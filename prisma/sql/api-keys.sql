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

-- The same for the calls with several keys, in one statement: a token costs less than a statement. In the order of the arrays, as if one
-- came after the other: two keys of one project share its bucket, strangers of one address theirs. A row is locked before it is read
-- and all in one order, addresses and keys before projects as everywhere, so that calls of other processes neither read what is about to
-- change nor wait in a circle. A bucket that was removed between its insert and its lock raises a serialization failure: the caller asks again.
CREATE OR REPLACE FUNCTION admit_each(hashes bytea[], addresses text[], calls integer[], burst double precision, refill double precision)
  RETURNS json LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  keys text[];
  projects text[];
  own text[];
  buckets text[];
  locked rate_bucket[];
  moment timestamptz;
  answer json;
BEGIN
  SELECT array_agg(k.id ORDER BY a.n), array_agg(k.project_id ORDER BY a.n),
    array_agg(CASE WHEN k.id IS NULL THEN 'address:' || a.address ELSE 'key:' || k.id END ORDER BY a.n)
  INTO keys, projects, own
  FROM unnest(hashes, addresses) WITH ORDINALITY AS a(hash, address, n)
  LEFT JOIN api_key k ON k.hash = a.hash AND k.revoked_at IS NULL AND (k.expires_at IS NULL OR k.expires_at > now());
  buckets := ARRAY(SELECT DISTINCT x.id COLLATE "C" AS id FROM (
    SELECT unnest(own) UNION ALL SELECT 'project:' || unnest(projects)) x(id) WHERE x.id IS NOT NULL ORDER BY id);

  INSERT INTO rate_bucket (id, tokens, updated_at)
  SELECT x.id, burst, pg_catalog.clock_timestamp() FROM unnest(buckets) WITH ORDINALITY AS x(id, n)
  WHERE NOT EXISTS (SELECT 1 FROM rate_bucket b WHERE b.id = x.id) ORDER BY x.n ON CONFLICT (id) DO NOTHING;
  locked := ARRAY(SELECT b FROM rate_bucket b WHERE b.id = ANY(buckets) ORDER BY b.id COLLATE "C" FOR NO KEY UPDATE);
  IF cardinality(locked) < cardinality(buckets) THEN
    RAISE EXCEPTION 'a bucket was removed' USING ERRCODE = 'serialization_failure';
  END IF;
  moment := pg_catalog.clock_timestamp();

  WITH filled AS (
    SELECT b.id, greatest(b.updated_at, moment) AS at,
      least(burst, b.tokens + refill * extract(epoch FROM greatest(b.updated_at, moment) - b.updated_at)) AS level
    FROM unnest(locked) b
  ), asked AS (
    SELECT a.n, a.calls, a.bucket, a.key_id, a.project_id, f.level,
      sum(a.calls) OVER (PARTITION BY a.bucket ORDER BY a.n) - a.calls AS before
    FROM unnest(calls, own, keys, projects) WITH ORDINALITY AS a(calls, bucket, key_id, project_id, n) JOIN filled f ON f.id = a.bucket
  ), drawn AS (
    SELECT a.*, greatest(0, least(a.calls, floor(a.level) - a.before)) AS taken, a.level - least(a.before, greatest(0, floor(a.level))) AS left_before
    FROM asked a
  ), shared AS (
    SELECT d.*, f.level AS project_level, sum(d.taken) OVER (PARTITION BY d.project_id ORDER BY d.n) - d.taken AS project_before
    FROM drawn d LEFT JOIN filled f ON f.id = 'project:' || d.project_id
  ), admitted AS (
    SELECT s.*, CASE WHEN s.project_id IS NULL THEN s.taken
        ELSE greatest(0, least(s.taken, floor(s.project_level) - s.project_before)) END AS admitted,
      least(s.left_before, s.project_level - least(s.project_before, greatest(0, floor(s.project_level)))) AS tokens
    FROM shared s
  ), spent AS (
    UPDATE rate_bucket b SET tokens = f.level - u.used, updated_at = f.at
    FROM (SELECT x.bucket, sum(x.admitted) AS used FROM (
        SELECT m.bucket, m.admitted FROM admitted m
        UNION ALL SELECT 'project:' || m.project_id, m.admitted FROM admitted m WHERE m.project_id IS NOT NULL) x GROUP BY x.bucket) u
      JOIN filled f ON f.id = u.bucket
    WHERE b.id = u.bucket AND u.used > 0
  )
  SELECT json_agg(json_build_object('level', m.tokens, 'admitted', m.admitted, 'key_id', k.id, 'key_name', k.name, 'scopes', k.scopes,
    'project_id', p.id, 'project_name', p.name, 'project_slug', p.slug, 'project_timezone', p.timezone, 'project_currency', p.currency,
    'project_locale', p.locale) ORDER BY m.n)
  INTO answer
  FROM admitted m LEFT JOIN (api_key k JOIN project p ON p.id = k.project_id) ON k.project_id = m.project_id AND k.id = m.key_id;

  -- Whoever changes a key at this moment makes nobody wait.
  UPDATE api_key a SET last_used_at = now() FROM (
    SELECT x.project_id, x.id FROM unnest(projects, keys) u(project_id, id) JOIN api_key x ON x.project_id = u.project_id AND x.id = u.id
    WHERE x.last_used_at IS NULL OR x.last_used_at < now() - interval '1 minute' FOR NO KEY UPDATE OF x SKIP LOCKED) s
  WHERE a.project_id = s.project_id AND a.id = s.id;
  RETURN answer;
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
