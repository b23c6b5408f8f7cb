-- What the bot answers.

-- The bot's answer to what a contact said: its messages, where the dialogue stands after it, its trace, and the event that calls the
-- team. Returns `sent`, or why all but the trace was dropped. A message that was answered before is an error.
CREATE OR REPLACE FUNCTION answer_turn(project text, conversation text, ask jsonb, moment timestamptz) RETURNS text
  LANGUAGE plpgsql AS $$
DECLARE
  place constant integer := ask->'n';
  dropped text;
  said jsonb;
BEGIN
  FOR said IN SELECT each.value FROM jsonb_array_elements(ask->'says') WITH ORDINALITY each ORDER BY each.ordinality LOOP
    said := say_message(project, conversation, said, moment);
    IF said IS NULL THEN dropped := 'gone'; ELSE dropped := said->>'refused'; END IF;
    EXIT WHEN dropped IS NOT NULL;
  END LOOP;
  INSERT INTO bot_turn (project_id, id, conversation_id, n, trace, dropped, created_at)
  VALUES (project, ask->>'id', conversation, place, ask->'trace', dropped, moment) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RAISE EXCEPTION 'Two answers to one message: the second is taken back.'; END IF;
  IF dropped IS NOT NULL THEN RETURN dropped; END IF;
  INSERT INTO bot_dialogue AS d (project_id, conversation_id, state, updated_at)
  VALUES (project, conversation, ask->'dialogue', moment)
  ON CONFLICT (project_id, conversation_id) DO UPDATE SET state = excluded.state, updated_at = excluded.updated_at;
  IF ask->>'calls' = 'conversation.handed_over' THEN
    UPDATE conversation v SET mode = 'human', updated_at = moment
    WHERE v.project_id = answer_turn.project AND v.id = answer_turn.conversation;
  END IF;
  IF ask->>'calls' IS NOT NULL THEN
    INSERT INTO event (project_id, id, type, subject_id, data)
    VALUES (project, new_id('evt'), ask->>'calls', conversation, jsonb_build_object('n', place));
  END IF;
  RETURN 'sent';
END $$;
