-- Where a member was last, for who sends people out: the newest of their own records is read.

CREATE INDEX location_event_author ON location_event (project_id, (author ->> 'id'), created_at);
