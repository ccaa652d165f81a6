SELECT pgboss.create_queue('deletion', '{"policy": "standard"}');

-- Whether values are the same, or some of them are removed.
CREATE FUNCTION is_erased(before jsonb, after jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT before IS NOT DISTINCT FROM after OR (
    jsonb_typeof(before) = 'object' AND jsonb_typeof(after) = 'object'
    AND (SELECT count(*) FROM jsonb_object_keys(before)) = (SELECT count(*) FROM jsonb_object_keys(after))
    AND NOT EXISTS (
      SELECT FROM jsonb_each(after) AS value
      WHERE NOT before ? value.key OR value.value NOT IN (before -> value.key, 'null'::jsonb)
    )
  )
$$;

-- Only the deletion of a person changes the log: it removes what a text says about them.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - 'after' = to_jsonb(OLD) - 'after' AND OLD.action = 'user.viewAs'
      AND is_erased(OLD.after::jsonb, NEW.after::jsonb) THEN
      RETURN NEW;
    END IF;
  END IF;
  RAISE EXCEPTION 'The audit log is append-only: % is refused.', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
