-- A customer who was merged away is gone, and their phone with them; whoever wrote or booked with it was somebody new.
-- From here on the one who remains answers to that phone too, until the two are told apart again.
CREATE INDEX customer_merge_phone ON customer_merge (project_id, (gone->>'phone_key'));

-- Who remains of somebody who had this phone and was merged away.
CREATE FUNCTION customer_who_had(project text, key text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT c.id FROM customer c WHERE c.project_id = project AND c.id = (
    SELECT customer_survivor(project, m.merged_id) FROM customer_merge m
    WHERE m.project_id = project AND m.gone->>'phone_key' = key ORDER BY m.at DESC LIMIT 1)
$$;

-- Who answers to a phone: whoever has it, else whoever remains of one who had it.
CREATE FUNCTION customer_of_phone(project text, key text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT c.id FROM customer c WHERE c.project_id = project AND c.phone_key = key), customer_who_had(project, key))
$$;

-- As before. Whose phone it was is asked after the insert: a merge may have ended while that waited for it.
CREATE OR REPLACE FUNCTION customer_by_phone(project text, ask jsonb, audit jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  found_id text;
  remaining_id text;
BEGIN
  SELECT c.id INTO found_id FROM customer c WHERE c.project_id = project AND c.phone_key = ask->>'phone_key';
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

-- As before; a phone that another answers to is another's.
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
