ALTER TABLE "user" ADD COLUMN "ban_reason" TEXT,
ADD COLUMN "banned_at" TIMESTAMPTZ(3);

ALTER TABLE "user" ADD CONSTRAINT "user_banned_is_not_active" CHECK ("banned_at" IS NULL OR NOT "active");

-- Whether mail may be sent to an address. There are few banned people.
CREATE INDEX "user_banned_email_idx" ON "user" (lower("email")) WHERE "banned_at" IS NOT NULL;

SELECT pgboss.create_queue('ban-mail', '{"policy": "standard"}');
