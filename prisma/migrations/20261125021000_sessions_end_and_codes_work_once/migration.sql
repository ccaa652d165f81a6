-- A code of an authenticator app works once: the time step of the last accepted one.
ALTER TABLE "two_factor" ADD COLUMN "last_used_step" INTEGER;

-- A session ends 90 days after it began at the latest, however it is extended.
CREATE FUNCTION limit_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.expires_at := LEAST(NEW.expires_at, NEW.created_at + INTERVAL '2160 hours');
  RETURN NEW;
END $$;

CREATE TRIGGER limit_session BEFORE INSERT OR UPDATE OF created_at, expires_at ON "session"
  FOR EACH ROW EXECUTE FUNCTION limit_session();

UPDATE "session" SET expires_at = expires_at WHERE expires_at > created_at + INTERVAL '2160 hours';
