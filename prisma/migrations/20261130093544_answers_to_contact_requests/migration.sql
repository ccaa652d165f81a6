-- CreateEnum
CREATE TYPE "ContactAnswer" AS ENUM ('INTERESTED', 'NOT_THIS_TIME');

-- AlterTable
ALTER TABLE "contact_request" ADD COLUMN     "answer" "ContactAnswer",
ADD COLUMN     "answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "mailed_at" TIMESTAMPTZ(3),
ADD COLUMN     "seen_at" TIMESTAMPTZ(3);

ALTER TABLE "contact_request" ADD CONSTRAINT "contact_request_answer_has_time" CHECK (("answer" IS NULL) = ("answered_at" IS NULL)) NOT VALID;

SELECT pgboss.create_queue('contact-request', '{"policy": "standard"}');
SELECT pgboss.create_queue('request-answer', '{"policy": "standard"}');
