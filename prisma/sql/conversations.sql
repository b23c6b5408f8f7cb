-- Which conversations wait for a person of the team.

-- Whether people have to answer: they were called, or the bot goes on and has passed an unread question on to them. The outcome is the
-- bot's own word for it, in its trace.
CREATE OR REPLACE FUNCTION waits_for_team(c conversation) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT c.status = 'open' AND c.unread_count > 0 AND (c.mode = 'human' OR EXISTS (
    SELECT 1 FROM bot_turn t
     WHERE t.project_id = c.project_id AND t.conversation_id = c.id AND t.dropped IS NULL AND t.trace->>'outcome' = 'asked_team'
       AND t.n >= (SELECT min(u.n) FROM (
         SELECT m.n FROM message m WHERE m.project_id = c.project_id AND m.conversation_id = c.id AND m.direction = 'in'
          ORDER BY m.n DESC LIMIT c.unread_count) u)))
$$;

-- The same, and those whose last word the bot should have answered by now: on a channel where it is off, or a minute ago. None that is
-- snoozed.
CREATE OR REPLACE FUNCTION waits_for_person(c conversation, without_bot text[], at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT c.status = 'open' AND c.unread_count > 0 AND (c.snoozed_until IS NULL OR c.snoozed_until <= at) AND (waits_for_team(c) OR EXISTS (
    SELECT 1 FROM (SELECT m.direction, m.created_at FROM message m
       WHERE m.project_id = c.project_id AND m.conversation_id = c.id ORDER BY m.n DESC LIMIT 1) said
     WHERE said.direction = 'in' AND (c.channel = ANY(without_bot) OR said.created_at < at - interval '1 minute')))
$$;
