-- Messages as they are put into a conversation: under its lock, each in one call.

-- Appends a message to a conversation that the caller has locked, and records its event. Nothing where the channel has sent it
-- before. `webchat` is our own: stored is sent. Other channels have a delivery ahead.
CREATE OR REPLACE FUNCTION append_message(c conversation, said jsonb, moment timestamptz, kind_of_event text) RETURNS message
  LANGUAGE plpgsql AS $$
DECLARE
  outward constant boolean := said->>'direction' = 'out';
  m message;
BEGIN
  INSERT INTO message (project_id, id, conversation_id, n, channel, direction, author, kind, text, location, file_id, template,
    external_id, status, due_at, created_at)
  VALUES (c.project_id, said->>'id', c.id, c.message_count + 1, c.channel, said->>'direction', said->'author', said->>'kind',
    said->>'text', nullif(said->'location', 'null'), said->>'file_id', nullif(said->'template', 'null'), said->>'external_id',
    CASE WHEN NOT outward THEN 'delivered' WHEN c.channel = 'webchat' THEN 'sent' ELSE 'queued' END,
    CASE WHEN outward AND c.channel <> 'webchat' THEN moment END, moment)
  ON CONFLICT DO NOTHING RETURNING * INTO m;
  IF FOUND THEN
    INSERT INTO event (project_id, id, type, subject_id, data)
    VALUES (c.project_id, new_id('evt'), kind_of_event, c.id, jsonb_build_object('message_id', m.id, 'n', m.n));
  END IF;
  RETURN m;
END $$;

-- What a contact said, put into a conversation that is known; one that was resolved or snoozed comes back. NULL where there is no such
-- conversation, or the channel has sent the message before. `written_at`: when it was written, if the channel tells; a late delivery is not
-- recent. `language`: a customer of whose language only `from` is known gets `to`, the one that they write.
CREATE OR REPLACE FUNCTION hear_message(project text, conversation text, said jsonb, moment timestamptz) RETURNS jsonb
  LANGUAGE plpgsql AS $$
DECLARE
  c conversation;
  m message;
BEGIN
  SELECT * INTO c FROM conversation v WHERE v.project_id = project AND v.id = hear_message.conversation FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  m := append_message(c, said || jsonb_build_object('direction', 'in',
    'author', jsonb_build_object('type', 'customer', 'id', c.customer_id, 'name', said->>'name')), moment, 'message.received');
  IF m.id IS NULL THEN RETURN NULL; END IF;
  UPDATE conversation v SET message_count = m.n, unread_count = v.unread_count + 1, turn = v.turn + 1, status = 'open',
    resolved_at = NULL, snoozed_until = NULL, last_message_at = moment, updated_at = moment,
    last_inbound_at = greatest(v.last_inbound_at, least((said->>'written_at')::timestamptz, moment))
  WHERE v.project_id = project AND v.id = c.id;
  IF said->'language' <> 'null' THEN
    UPDATE customer x SET locale = said->'language'->>'to', updated_at = moment
    WHERE x.project_id = project AND x.id = c.customer_id AND x.locale = said->'language'->>'from';
  END IF;
  RETURN to_jsonb(m);
END $$;

-- Whether nothing is sent on a channel at a moment.
CREATE OR REPLACE FUNCTION is_paused(project text, way text, moment timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM channel_pause p WHERE p.project_id = project AND p.channel = way AND p.resumed_at IS NULL
    AND (p.until IS NULL OR p.until > moment))
$$;

-- Writes to a contact, or says why not, with what the rules in TypeScript need to say it: `unsuitable` on a channel of `not_on`; `paused`;
-- `window_closed` where the contact of a channel of `windowed` has not written since `open_since`. An answer of the bot names
-- the `turn` that it answers: it is not for `human` hands, and `overtaken` by a newer message. A `person` takes the conversation
-- over from the bot; a member, one that is nobody's. NULL where there is no such conversation.
CREATE OR REPLACE FUNCTION say_message(project text, conversation text, ask jsonb, moment timestamptz) RETURNS jsonb
  LANGUAGE plpgsql AS $$
DECLARE
  person constant jsonb := nullif(ask->'person', 'null');
  taker text;
  c conversation;
  m message;
  refused text;
BEGIN
  SELECT * INTO c FROM conversation v WHERE v.project_id = project AND v.id = say_message.conversation FOR UPDATE;
  IF NOT FOUND THEN RETURN NULL; END IF;
  refused := CASE
    WHEN ask->>'turn' IS NOT NULL AND c.mode = 'human' THEN 'human'
    WHEN c.turn <> (ask->>'turn')::integer THEN 'overtaken'
    WHEN ask->'not_on' ? c.channel THEN 'unsuitable'
    WHEN is_paused(project, c.channel, moment) THEN 'paused'
    WHEN ask->'windowed' ? c.channel AND (c.last_inbound_at > (ask->>'open_since')::timestamptz) IS NOT TRUE THEN 'window_closed'
  END;
  IF refused IS NOT NULL THEN
    RETURN jsonb_build_object('refused', refused, 'channel', c.channel, 'last_inbound_at', c.last_inbound_at);
  END IF;
  IF c.assignee_id IS NULL THEN taker := person->>'member'; END IF;
  IF taker IS NOT NULL THEN
    INSERT INTO audit_entry (project_id, id, at, actor, action, subject_id, changes, request_id, address)
    VALUES (project, new_id('aud'), moment, person->'audit'->'actor', 'conversation.assigned', c.id,
      jsonb_build_object('assignee', jsonb_build_object('from', NULL, 'to', taker)), person->'audit'->>'request_id',
      person->'audit'->>'address');
    INSERT INTO event (project_id, id, type, subject_id, data)
    VALUES (project, new_id('evt'), 'conversation.assigned', c.id, '{}');
  END IF;
  m := append_message(c, ask->'message' || '{"direction": "out"}', moment, 'message.sent');
  IF m.id IS NULL THEN RAISE EXCEPTION 'A message of our own has no id of the channel yet.'; END IF;
  UPDATE conversation v SET message_count = m.n, last_message_at = moment, updated_at = moment,
    assignee_id = coalesce(taker, v.assignee_id),
    turn = CASE WHEN person IS NULL THEN v.turn ELSE v.turn + 1 END,
    mode = CASE WHEN person IS NULL THEN v.mode ELSE 'human' END,
    unread_count = CASE WHEN person IS NULL THEN v.unread_count ELSE 0 END
  WHERE v.project_id = project AND v.id = c.id;
  RETURN jsonb_build_object('message', to_jsonb(m));
END $$;
