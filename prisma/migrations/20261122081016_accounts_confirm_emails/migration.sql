-- CreateTable
CREATE TABLE "pending_sign_up" (
    "id" SERIAL NOT NULL,
    "token" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" "Role" NOT NULL,
    "password_hash" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "wrong_codes" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_sign_up_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "pending_email_change" (
    "user_id" INTEGER NOT NULL,
    "email" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "wrong_codes" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "pending_email_change_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "pending_sign_up_token_key" ON "pending_sign_up"("token");

-- CreateIndex
CREATE INDEX "pending_sign_up_email_idx" ON "pending_sign_up"("email");

-- CreateIndex
CREATE INDEX "pending_sign_up_expires_at_idx" ON "pending_sign_up"("expires_at");

-- AddForeignKey
ALTER TABLE "pending_email_change" ADD CONSTRAINT "pending_email_change_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whatever changes how a person signs in voids what was mailed before: links to choose a password, codes for another email.
CREATE FUNCTION void_mailed_confirmations(changed_user integer) RETURNS void LANGUAGE sql AS $$
  DELETE FROM "pending_email_change" WHERE "user_id" = changed_user;
  DELETE FROM "verification" WHERE "value" = changed_user::text;
$$;

CREATE FUNCTION password_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM void_mailed_confirmations(OLD."user_id");
  RETURN NULL;
END $$;

CREATE TRIGGER account_password_changed AFTER UPDATE OF "password" ON "account"
  FOR EACH ROW WHEN (OLD."password" IS DISTINCT FROM NEW."password") EXECUTE FUNCTION password_changed();
CREATE TRIGGER account_deleted AFTER DELETE ON "account"
  FOR EACH ROW EXECUTE FUNCTION password_changed();

CREATE FUNCTION login_email_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM void_mailed_confirmations(OLD."id");
  RETURN NULL;
END $$;

CREATE TRIGGER user_login_email_changed AFTER UPDATE OF "login_email" ON "user"
  FOR EACH ROW WHEN (OLD."login_email" IS DISTINCT FROM NEW."login_email") EXECUTE FUNCTION login_email_changed();
