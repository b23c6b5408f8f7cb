-- Forgets a person: what stays are bookings that count, without a word about whose they were. Tells which files go too.
-- Here, because it knows the tables of conversations, of the bot and of the chat.
CREATE FUNCTION forget_customer(project text, customer text, word text, moment timestamptz) RETURNS text[] LANGUAGE plpgsql AS $$
DECLARE
  them constant text[] := ARRAY(SELECT customer_ids(project, customer));
  theirs constant text[] := ARRAY(SELECT b.id FROM booking b WHERE b.project_id = project AND b.customer_id = customer);
  files text[];
  talks constant text[] := ARRAY(SELECT v.id FROM conversation v WHERE v.project_id = project AND v.customer_id = customer);
BEGIN
  UPDATE customer c SET name = word, phone = NULL, phone_key = NULL, locale = NULL, email = NULL, company = NULL, notes = NULL,
    tags = '{}', address = NULL, anonymised_at = moment, updated_at = moment
  WHERE c.project_id = project AND c.id = customer;
  DELETE FROM customer_identity i WHERE i.project_id = project AND i.customer_id = customer;
  DELETE FROM customer_merge m WHERE m.project_id = project AND m.survivor_id = ANY(them);

  UPDATE booking b SET notes = NULL, intake = NULL, location = NULL, lat = NULL, lng = NULL, cancel_reason = NULL, outcome = NULL,
    version = b.version + 1, updated_at = moment
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
