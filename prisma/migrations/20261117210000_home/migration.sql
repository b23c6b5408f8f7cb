-- What the home screen counts: customers who are new today, and conversations that wait for the team.

CREATE INDEX customer_project_id_created_at_idx ON customer (project_id, created_at);
CREATE INDEX conversation_waiting ON conversation (project_id, last_message_at) WHERE status = 'open' AND unread_count > 0;
