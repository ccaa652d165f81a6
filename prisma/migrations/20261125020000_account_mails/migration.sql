-- Mails about accounts are jobs.
SELECT pgboss.create_queue('account-mail', '{"policy": "standard"}');

ALTER TABLE "pending_sign_up" ADD COLUMN "refused_at" TIMESTAMPTZ(3);
ALTER TABLE "pending_email_change" ADD COLUMN "refused_at" TIMESTAMPTZ(3);
