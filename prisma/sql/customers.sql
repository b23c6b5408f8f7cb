-- Customers: their search text, phones, merges, and what is known about them.

-- What `q` searches among customers.
CREATE OR REPLACE FUNCTION customer_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := fold(concat_ws(' ', NEW.name, NEW.email, NEW.company, array_to_string(NEW.tags, ' '), NEW.phone, NEW.phone_key));
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER customer_search_text BEFORE INSERT OR UPDATE OF name, email, company, tags, phone, phone_key ON "customer"
  FOR EACH ROW EXECUTE FUNCTION customer_search_text();

-- The customer that a merged one became, through any number of merges.
CREATE OR REPLACE FUNCTION customer_survivor(project text, customer text) RETURNS text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE them(id, far) AS (
    SELECT m.survivor_id, 1 FROM customer_merge m WHERE m.project_id = project AND m.merged_id = customer
    UNION ALL
    SELECT m.survivor_id, far + 1 FROM customer_merge m, them WHERE m.project_id = project AND m.merged_id = them.id)
  SELECT id FROM them ORDER BY far DESC LIMIT 1
$$;

-- The surviving customer of one who had this phone and was merged away.
CREATE OR REPLACE FUNCTION customer_who_had(project text, key text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT c.id FROM customer c WHERE c.project_id = project AND c.id = (
    SELECT customer_survivor(project, m.merged_id) FROM customer_merge m
    WHERE m.project_id = project AND m.gone->>'phone_key' = key ORDER BY m.at DESC LIMIT 1)
$$;

-- The customer of a phone: the one who has it, else the survivor of one who had it.
CREATE OR REPLACE FUNCTION customer_of_phone(project text, key text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT c.id FROM customer c WHERE c.project_id = project AND c.phone_key = key), customer_who_had(project, key))
$$;

-- Finds or creates the customer of a phone. A known customer is linked and never overwritten, and locked until the booking
-- refers to them; a new one gets an audit entry and an event. Merges are checked after the insert: one may have committed
-- while the insert waited for it.
CREATE OR REPLACE FUNCTION customer_by_phone(project text, ask jsonb, audit jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  found_id text;
  remaining_id text;
BEGIN
  SELECT c.id INTO found_id FROM customer c WHERE c.project_id = project AND c.phone_key = ask->>'phone_key' FOR KEY SHARE;
  IF FOUND THEN RETURN found_id; END IF;
  INSERT INTO customer (project_id, id, name, phone, phone_key, locale, email, tags)
  VALUES (project, ask->>'id', ask->>'name', ask->>'phone', ask->>'phone_key', ask->>'locale', ask->>'email', '{}')
  ON CONFLICT (project_id, phone_key) DO NOTHING RETURNING id INTO found_id;
  IF found_id IS NULL THEN RETURN customer_of_phone(project, ask->>'phone_key'); END IF;
  remaining_id := customer_who_had(project, ask->>'phone_key');
  IF remaining_id IS NOT NULL THEN
    DELETE FROM customer c WHERE c.project_id = project AND c.id = found_id;
    RETURN remaining_id;
  END IF;
  INSERT INTO audit_entry (project_id, id, at, actor, action, subject_id, changes, request_id, address)
  VALUES (project, new_id('aud'), (audit->>'at')::timestamptz, audit->'actor', 'customer.created', found_id,
    jsonb_build_object('name', jsonb_build_object('from', NULL, 'to', ask->'name'),
      'phone', jsonb_build_object('from', NULL, 'to', ask->'phone')), audit->>'request_id', audit->>'address');
  INSERT INTO event (project_id, id, type, subject_id, data) VALUES (project, new_id('evt'), 'customer.created', found_id, '{}');
  RETURN found_id;
END $$;

-- Gives a phone to a customer who has none; false, without aborting the transaction, when it belongs to another.
CREATE OR REPLACE FUNCTION claim_phone(project text, customer text, said text, key text, moment timestamptz) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE customer c SET phone = said, phone_key = key, updated_at = moment
  WHERE c.project_id = project AND c.id = customer AND c.phone_key IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  IF customer_who_had(project, key) <> customer THEN RAISE unique_violation; END IF;
  RETURN true;
EXCEPTION WHEN unique_violation THEN
  RETURN false;
END $$;

-- Every column that refers to a row of a table by its id, read from the foreign keys, so that merges and exports cover tables
-- added later. `keys` identify a row within its project.
CREATE OR REPLACE FUNCTION references_to(target regclass) RETURNS TABLE (place regclass, field name, keys name[]) LANGUAGE sql STABLE AS $$
  SELECT f.conrelid::regclass, mine.attname, ARRAY(
    SELECT k.attname FROM pg_constraint p, unnest(p.conkey) WITH ORDINALITY c(n, i), pg_attribute k
    WHERE p.conrelid = f.conrelid AND p.contype = 'p' AND k.attrelid = f.conrelid AND k.attnum = c.n
      AND k.attname <> 'project_id' ORDER BY c.i)
  FROM pg_constraint f, unnest(f.conkey, f.confkey) AS pair(mine, theirs), pg_attribute mine, pg_attribute theirs
  WHERE f.contype = 'f' AND f.confrelid = target AND mine.attrelid = f.conrelid AND mine.attnum = pair.mine
    AND theirs.attrelid = target AND theirs.attnum = pair.theirs AND theirs.attname = 'id'
  ORDER BY f.conrelid::regclass::text, mine.attname
$$;

CREATE OR REPLACE FUNCTION key_of(keys name[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT 'jsonb_build_array(' || string_agg(format('t.%I', k), ', ') || ')' FROM unnest(keys) k
$$;

-- What else changes in a row whose customer is replaced: a booking counts its versions.
CREATE OR REPLACE FUNCTION raised_with(place regclass) RETURNS text LANGUAGE sql STABLE
  RETURN CASE WHEN place = 'booking'::regclass THEN ', version = t.version + 1, updated_at = now()' ELSE '' END;

-- Moves everything that refers to one customer to another; returns which rows were moved.
CREATE OR REPLACE FUNCTION hand_over(project text, giver text, taker text) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  r record;
  handed jsonb;
  moved jsonb := '{}';
BEGIN
  FOR r IN SELECT * FROM references_to('customer') LOOP
    EXECUTE format('WITH handed AS (UPDATE %s t SET %I = $3%s WHERE t.project_id = $1 AND t.%I = $2 RETURNING %s AS key)
      SELECT jsonb_agg(key ORDER BY key) FROM handed', r.place, r.field, raised_with(r.place), r.field, key_of(r.keys))
    INTO handed USING project, giver, taker;
    IF handed IS NOT NULL THEN moved := moved || jsonb_build_object(r.place || '.' || r.field, handed); END IF;
  END LOOP;
  RETURN moved;
END $$;

-- Brings a merged customer's row back; false when another has their phone by now. Only the columns that were kept are
-- named: one that came after the merge has its default.
CREATE OR REPLACE FUNCTION restore_merged(project text, survivor text, merged text) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  kept jsonb;
  names text;
  inserted integer;
BEGIN
  SELECT m.gone INTO kept FROM customer_merge m
  WHERE m.project_id = project AND m.survivor_id = survivor AND m.merged_id = merged;
  SELECT string_agg(quote_ident(a.attname), ', ') INTO names FROM pg_attribute a
  WHERE a.attrelid = 'customer'::regclass AND a.attnum > 0 AND NOT a.attisdropped AND kept ? a.attname;
  EXECUTE format('INSERT INTO customer (%1$s) SELECT %1$s FROM jsonb_populate_record(NULL::customer, $1)
    ON CONFLICT (project_id, phone_key) DO NOTHING', names) USING kept;
  GET DIAGNOSTICS inserted = ROW_COUNT;
  RETURN inserted > 0;
END $$;

-- Moves back what `hand_over` moved and the other customer still has.
CREATE OR REPLACE FUNCTION hand_back(project text, giver text, taker text, moved jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  r record;
BEGIN
  FOR r IN SELECT * FROM references_to('customer') LOOP
    EXECUTE format('UPDATE %s t SET %I = $2%s WHERE t.project_id = $1 AND t.%I = $3
      AND %s IN (SELECT jsonb_array_elements($4))', r.place, r.field, raised_with(r.place), r.field, key_of(r.keys))
    USING project, giver, taker, coalesce(moved->(r.place || '.' || r.field), '[]');
  END LOOP;
END $$;

-- A customer with all who were merged into them.
CREATE OR REPLACE FUNCTION customer_ids(project text, customer text) RETURNS SETOF text LANGUAGE sql STABLE AS $$
  WITH RECURSIVE them(id) AS (
    SELECT customer UNION SELECT m.merged_id FROM customer_merge m, them WHERE m.project_id = project AND m.survivor_id = them.id)
  SELECT id FROM them
$$;

-- Where everything stored about a customer is: by table the keys of its rows, in pages of so many. Rows that refer to the
-- customer, and rows that refer to those.
CREATE OR REPLACE FUNCTION customer_pages(project text, customer text, size integer) RETURNS TABLE (place text, pages text[]) LANGUAGE plpgsql STABLE AS $$
DECLARE
  r record;
BEGIN
  FOR r IN
    WITH direct AS MATERIALIZED (SELECT * FROM references_to('customer')), ways AS (
      SELECT d.place, d.keys, format('t.%I = $2', d.field) AS condition FROM direct d
      UNION SELECT s.place, s.keys, format('t.%I IN (SELECT p.id FROM %s p WHERE p.project_id = $1 AND p.%I = $2)', s.field, d.place, d.field)
      FROM direct d, LATERAL references_to(d.place) s WHERE s.place <> d.place)
    SELECT w.place::text AS name, string_agg(format('SELECT jsonb_build_object(%s) AS key FROM %s t WHERE t.project_id = $1 AND %s',
      (SELECT string_agg(format('%1$L, t.%1$I', k), ', ') FROM unnest(w.keys) k), w.place, w.condition), ' UNION ') AS found
    FROM ways w GROUP BY w.place ORDER BY w.place::text
  LOOP
    RETURN QUERY EXECUTE format('SELECT %L, coalesce(array_agg(p.keys ORDER BY p.page), ''{}'') FROM (
      SELECT n.page, jsonb_agg(n.key ORDER BY n.key)::text AS keys
      FROM (SELECT f.key, (row_number() OVER (ORDER BY f.key) - 1) / $3 AS page FROM (%s) f) n GROUP BY n.page) p',
      r.name, r.found) USING project, customer, size;
  END LOOP;
END $$;

-- The rows of one such page that are still there, a line of JSON each.
CREATE OR REPLACE FUNCTION customer_page(project text, place regclass, keys jsonb) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  same text;
  lines text;
BEGIN
  SELECT string_agg(format('t.%1$I = k.%1$I', name), ' AND ') INTO same FROM jsonb_object_keys(keys->0) name;
  EXECUTE format('SELECT string_agg((to_jsonb(t) - ''project_id'' - ''search_text'')::text, E'',\n'' ORDER BY k.ordinality)
    FROM jsonb_populate_recordset(NULL::%1$s, $2) WITH ORDINALITY k JOIN %1$s t ON t.project_id = $1 AND %2$s', place, same)
  INTO lines USING project, keys;
  RETURN coalesce(lines, '');
END $$;

-- The changes of an audit entry without their values, except for fields that say nothing about a person.
CREATE OR REPLACE FUNCTION blanked(changes jsonb, kept text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(jsonb_object_agg(key, CASE WHEN key = ANY(kept) THEN value ELSE '{"from": null, "to": null}' END), '{}')
  FROM jsonb_each(changes)
$$;

-- A stored answer without the fields that describe a person.
CREATE OR REPLACE FUNCTION without_person(value jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE jsonb_typeof(value)
    WHEN 'array' THEN (SELECT coalesce(jsonb_agg(without_person(each) ORDER BY n), '[]') FROM jsonb_array_elements(value) WITH ORDINALITY e(each, n))
    WHEN 'object' THEN (SELECT coalesce(jsonb_object_agg(key, CASE
        WHEN key = ANY('{name,phone,email,company,notes,address,locale,intake,location,cancel_reason,outcome,body,text,title,display_name,external_id,detail,lat,lng}') THEN 'null'
        WHEN key = ANY('{tags,identities,mentions}') THEN '[]' ELSE without_person(each) END), '{}') FROM jsonb_each(value) e(key, each))
    ELSE value END;
END $$;

-- Anonymises a customer: bookings stay and count, without personal data. Returns the files to delete.
CREATE OR REPLACE FUNCTION forget_customer(project text, customer text, word text, moment timestamptz) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  them constant text[] := ARRAY(SELECT customer_ids(project, customer));
  theirs constant text[] := ARRAY(SELECT b.id FROM booking b WHERE b.project_id = project AND b.customer_id = customer);
  files text[];
  talks constant text[] := ARRAY(SELECT v.id FROM conversation v WHERE v.project_id = project AND v.customer_id = customer);
BEGIN
  DELETE FROM outgoing_mail m USING notice n
  WHERE n.project_id = project AND n.booking_id = ANY(theirs) AND m.project_id = project AND m.id = n.mail_id;
  -- That a reminder was sent, or withheld to compare, still counts; what it said and where it went does not stay.
  DELETE FROM notice n WHERE n.project_id = project AND n.booking_id = ANY(theirs)
    AND NOT (n.kind = 'reminder' AND (n.sent_at IS NOT NULL OR n.cause IS NOT DISTINCT FROM 'holdout'));
  UPDATE notice n SET text = NULL, way = NULL, message_id = NULL, mail_id = NULL, attempts = '[]', due_at = NULL
  WHERE n.project_id = project AND n.booking_id = ANY(theirs);
  UPDATE customer c SET name = word, phone = NULL, phone_key = NULL, locale = NULL, email = NULL, company = NULL, notes = NULL,
    tags = '{}', address = NULL, anonymised_at = moment, updated_at = moment
  WHERE c.project_id = project AND c.id = customer;
  DELETE FROM customer_identity i WHERE i.project_id = project AND i.customer_id = customer;
  DELETE FROM customer_merge m WHERE m.project_id = project AND m.survivor_id = ANY(them);

  UPDATE booking b SET notes = NULL, contact = NULL, intake = NULL, location = NULL, lat = NULL, lng = NULL, cancel_reason = NULL, outcome = NULL,
    ended_from = NULL, version = b.version + 1, updated_at = moment
  WHERE b.project_id = project AND b.id = ANY(theirs);
  UPDATE stage_history h SET data = NULL,
    actor = CASE WHEN h.actor->>'type' = 'visitor' THEN h.actor || '{"name": ""}' ELSE h.actor END
  WHERE h.project_id = project AND h.booking_id = ANY(theirs);
  UPDATE comment c SET body = '[…]', mentions = '{}',
    author = CASE WHEN c.author->>'type' = 'visitor' THEN c.author || '{"name": ""}' ELSE c.author END
  WHERE c.project_id = project AND (c.customer_id = customer OR c.booking_id = ANY(theirs));
  WITH gone AS (DELETE FROM attachment a WHERE a.project_id = project AND a.booking_id = ANY(theirs) RETURNING a.id)
  SELECT coalesce(array_agg(id), '{}') INTO files FROM gone;
  DELETE FROM location_event l WHERE l.project_id = project AND l.booking_id = ANY(theirs);

  DELETE FROM bot_dialogue d WHERE d.project_id = project AND d.conversation_id = ANY(talks);
  DELETE FROM bot_turn t WHERE t.project_id = project AND t.conversation_id = ANY(talks);
  DELETE FROM webchat_session w WHERE w.project_id = project AND w.conversation_id = ANY(talks);
  DELETE FROM conversation_note n WHERE n.project_id = project AND n.conversation_id = ANY(talks);
  DELETE FROM visitor_hold v WHERE v.project_id = project AND v.booking_id = ANY(theirs);
  DELETE FROM channel_media g USING message m
  WHERE m.project_id = project AND m.conversation_id = ANY(talks) AND g.project_id = project AND g.message_id = m.id;
  UPDATE message m SET text = NULL, location = NULL, template = NULL, error = NULL, external_id = NULL, file_id = NULL,
    due_at = NULL, author = m.author || '{"name": ""}'
  WHERE m.project_id = project AND m.conversation_id = ANY(talks);
  WITH gone AS (DELETE FROM message_file a WHERE a.project_id = project AND a.conversation_id = ANY(talks) RETURNING a.id)
  SELECT files || coalesce(array_agg(id), '{}') INTO files FROM gone;
  UPDATE conversation v SET external_id = v.id WHERE v.project_id = project AND v.id = ANY(talks);

  UPDATE audit_entry a SET changes = blanked(a.changes, CASE WHEN a.subject_id = ANY(theirs)
      THEN '{id,status,stage,service_id,start,end,due_at,hold_expires_at,party_size,priority,source,assignee,allocations,group_id,rescheduled_from_id,rescheduled_to_id,price_cents,currency,conversation_id,version,created_at,updated_at,comment_id,attachment_id,media_type,size}'::text[]
      ELSE '{other_id,comment_id,filled}'::text[] END),
    actor = CASE WHEN a.actor->>'type' = 'visitor' THEN a.actor || '{"name": ""}' ELSE a.actor END,
    address = CASE WHEN a.actor->>'type' = 'visitor' THEN NULL ELSE a.address END
  WHERE a.project_id = project AND a.subject_id = ANY(them || theirs || talks);
  UPDATE event e SET data = without_person(e.data) WHERE e.project_id = project AND e.subject_id = ANY(them || theirs || talks);
  UPDATE webhook_delivery d SET body = without_person(d.body::jsonb)::text
  FROM event e WHERE e.project_id = project AND e.subject_id = ANY(them || theirs || talks)
    AND d.project_id = project AND d.event_id = e.id;
  UPDATE idempotency_record r SET body = without_person(r.body::jsonb)::text
  WHERE r.project_id = project AND r.body IS NOT NULL
    AND EXISTS (SELECT 1 FROM unnest(them || theirs || talks) id WHERE strpos(r.body, id) > 0);
  RETURN files;
END $$;
