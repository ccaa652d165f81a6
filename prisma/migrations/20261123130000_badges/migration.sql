ALTER TABLE "user" ADD COLUMN "email_verified_at" TIMESTAMPTZ(3),
ADD COLUMN "phone_verified_at" TIMESTAMPTZ(3),
ADD COLUMN "identity_checked_at" TIMESTAMPTZ(3),
ADD COLUMN "identity_note" TEXT;

-- Accounts began with a confirmed email.
UPDATE "user" SET "email_verified_at" = "created_at" WHERE "email_verified";

ALTER TABLE "user" ADD CONSTRAINT "user_email_verified_at" CHECK ("email_verified" = ("email_verified_at" IS NOT NULL));
ALTER TABLE "user" ADD CONSTRAINT "user_phone_verified_has_phone" CHECK ("phone_verified_at" IS NULL OR "whats_app" IS NOT NULL);
ALTER TABLE "user" ADD CONSTRAINT "user_identity_note_of_check" CHECK (("identity_checked_at" IS NULL) = ("identity_note" IS NULL));

-- What was verified is not what is there now: no way of changing a person can keep a badge by mistake.
CREATE FUNCTION keep_badges() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT NEW.email_verified THEN
    NEW.email_verified_at := NULL;
  ELSIF TG_OP = 'INSERT' THEN
    NEW.email_verified_at := coalesce(NEW.email_verified_at, NEW.created_at);
  ELSIF NOT OLD.email_verified OR NEW.login_email IS DISTINCT FROM OLD.login_email THEN
    NEW.email_verified_at := now();
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.whats_app IS DISTINCT FROM OLD.whats_app THEN
      NEW.phone_verified_at := NULL;
    END IF;
    IF NEW.name IS DISTINCT FROM OLD.name OR NEW.company IS DISTINCT FROM OLD.company THEN
      NEW.identity_checked_at := NULL;
      NEW.identity_note := NULL;
    END IF;
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER user_keep_badges
  BEFORE INSERT OR UPDATE OF "name", "company", "whats_app", "login_email", "email_verified" ON "user"
  FOR EACH ROW EXECUTE FUNCTION keep_badges();

CREATE TABLE "phone_code" (
    "user_id" INTEGER NOT NULL,
    "code_hash" TEXT NOT NULL,
    "wrong_codes" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "phone_code_pkey" PRIMARY KEY ("user_id")
);
ALTER TABLE "phone_code" ADD CONSTRAINT "phone_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
