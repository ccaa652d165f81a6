-- AlterTable
ALTER TABLE "subscription" ADD COLUMN     "is_second" BOOLEAN NOT NULL DEFAULT false;

-- An employer has one live subscription. No unique index: rows from before may break the rule, and are looked at when they are recorded next.
-- After the statement, because an upsert begins as an insert. The lock lets the second of two transactions see the first.
CREATE FUNCTION subscription_one_live() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(4204, NEW.employer_id);
  IF EXISTS (
    SELECT FROM subscription
    WHERE employer_id = NEW.employer_id AND id <> NEW.id AND status = 'ACTIVE' AND NOT is_second
  ) THEN
    RAISE EXCEPTION 'The employer has another live subscription.'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'subscription_one_live';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER subscription_one_live_insert AFTER INSERT ON subscription
  FOR EACH ROW WHEN (NEW.status = 'ACTIVE' AND NOT NEW.is_second) EXECUTE FUNCTION subscription_one_live();
CREATE TRIGGER subscription_one_live_update AFTER UPDATE OF status, employer_id, is_second ON subscription
  FOR EACH ROW WHEN (
    NEW.status = 'ACTIVE' AND NOT NEW.is_second
    AND (OLD.status, OLD.employer_id, OLD.is_second) IS DISTINCT FROM (NEW.status, NEW.employer_id, NEW.is_second)
  ) EXECUTE FUNCTION subscription_one_live();
