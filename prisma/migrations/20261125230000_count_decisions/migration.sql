-- AlterTable
ALTER TABLE "job_offer" ADD COLUMN     "state_version" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "active_version" INTEGER NOT NULL DEFAULT 0;

-- The values alone do not tell an undo whether someone has decided since: a pause and its end lead back to them.
CREATE FUNCTION count_active_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.active_version := OLD.active_version + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER count_active_change BEFORE UPDATE ON "user" FOR EACH ROW
  WHEN (NEW.active IS DISTINCT FROM OLD.active OR NEW.paused_at IS DISTINCT FROM OLD.paused_at)
  EXECUTE FUNCTION count_active_change();

CREATE FUNCTION count_state_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.state_version := OLD.state_version + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER count_state_change BEFORE UPDATE ON "job_offer" FOR EACH ROW
  WHEN (NEW.state IS DISTINCT FROM OLD.state OR NEW.expires_at IS DISTINCT FROM OLD.expires_at)
  EXECUTE FUNCTION count_state_change();
