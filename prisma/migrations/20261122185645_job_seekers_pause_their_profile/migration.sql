-- AlterTable
ALTER TABLE "user" ADD COLUMN     "paused_at" TIMESTAMPTZ(3);

ALTER TABLE "user" ADD CONSTRAINT "user_paused_is_not_active" CHECK ("paused_at" IS NULL OR NOT "active");

-- The queue of mails about activations.
SELECT pgboss.create_queue('activation-mail', '{"policy": "standard"}');
