-- Members and their sessions.

-- The member a session acts as: in the workspace asked for, else in the user's current one, else in their oldest.
CREATE OR REPLACE FUNCTION session_member(who text, epoch integer, workspace text)
  RETURNS TABLE (user_id text, name text, email text, member_id text, role text, project_id text, project_name text,
                 project_slug text, project_timezone text, project_currency text, project_locale text)
  LANGUAGE sql STABLE AS $$
  SELECT u.id, u.name, u.email, m.id, m.role, p.id, p.name, p.slug, p.timezone, p.currency, p.locale
    FROM "user" u JOIN member m ON m.user_id = u.id JOIN project p ON p.id = m.project_id
   WHERE u.id = who AND u.session_epoch = epoch AND (workspace IS NULL OR m.project_id = workspace)
   ORDER BY (m.project_id = u.current_project_id) DESC NULLS LAST, m.created_at, m.id
   LIMIT 1 $$;
