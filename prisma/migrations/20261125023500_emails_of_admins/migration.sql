-- Mails of admins are jobs.
SELECT pgboss.create_queue('admin-email', '{"policy": "standard"}');

ALTER TABLE "email_message" ADD COLUMN "resends" INTEGER NOT NULL DEFAULT 0;
