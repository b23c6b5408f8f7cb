-- Admission of the chat widget's visitors.

-- Authenticates and rate-limits a call of the chat widget in one statement: the site of the key, the visitor of the token, and a
-- token from the visitor's bucket and from that of their address on this site. `tokens` is what the emptier bucket has left; negative means
-- refused. Without a valid key, the bucket of the caller's address is charged.
CREATE OR REPLACE FUNCTION admit_visitor(site_key text, token bytea, address text, burst double precision, refill double precision,
                              many double precision)
  RETURNS TABLE (tokens double precision, project_id text, project_name text, project_slug text, project_timezone text,
                 project_currency text, project_locale text, site_enabled boolean, allowed_origins text[],
                 session_id text, conversation_id text, customer_id text, visitor_name text, visitor_locale text)
  LANGUAGE plpgsql AS $$
DECLARE
  s webchat_site;
  p project;
  v record;
BEGIN
  SELECT * INTO s FROM webchat_site w WHERE w.key = site_key;
  IF NOT FOUND THEN
    tokens := draw('address:' || address, burst * many, refill * many);
    RETURN NEXT;
    RETURN;
  END IF;
  SELECT * INTO p FROM project x WHERE x.id = s.project_id;
  SELECT w.id, w.conversation_id, w.name, w.locale, w.last_seen_at, c.customer_id INTO v
    FROM webchat_session w JOIN conversation c ON c.project_id = w.project_id AND c.id = w.conversation_id
   WHERE w.token_hash = token AND w.project_id = s.project_id AND w.expires_at > now();
  -- Many visitors share one address: its bucket is several times as large, on each site.
  tokens := draw('widget:' || s.project_id || ' ' || address, burst * many, refill * many);
  -- The address's bucket refills faster accordingly: a known visitor's wait is computed by their own rate.
  IF v.id IS NOT NULL AND tokens < 0 THEN
    tokens := tokens / many;
  END IF;
  IF v.id IS NOT NULL AND tokens >= 0 THEN
    tokens := least(tokens, draw('visitor:' || v.id, burst, refill));
    IF v.last_seen_at < now() - interval '1 minute' THEN
      UPDATE webchat_session w SET last_seen_at = now() WHERE w.project_id = s.project_id AND w.id = v.id;
    END IF;
  END IF;
  RETURN QUERY SELECT tokens, p.id, p.name, p.slug, p.timezone, p.currency, p.locale, s.enabled, s.allowed_origins,
    v.id, v.conversation_id, v.customer_id, v.name, v.locale;
END $$;

-- A message of the chat widget is announced by the transaction that stores it: the stream of its visitor does not wait for the relay.
CREATE OR REPLACE FUNCTION announce_message() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('turnero_message', NEW.project_id || ' ' || NEW.conversation_id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER announce_message AFTER INSERT ON message FOR EACH ROW
  WHEN (NEW.channel = 'webchat' AND NEW.kind <> 'system')
  EXECUTE FUNCTION announce_message();
