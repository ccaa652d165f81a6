-- DropIndex
DROP INDEX "contact_request_weighs_created_at_idx";

-- AlterTable
ALTER TABLE "contact_request" ADD COLUMN     "last_message_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

UPDATE "contact_request" SET last_message_at = chat.last_message_at FROM chat WHERE chat.id = contact_request.chat_id;

-- Check: a pending introduction weighs nothing.
UPDATE "contact_request" SET weighs = false WHERE weighs AND activated_at IS NULL;
ALTER TABLE "contact_request"
  ADD CONSTRAINT "contact_request_weighs_check" CHECK (NOT weighs OR activated_at IS NOT NULL);

-- AlterTable
ALTER TABLE "user" ADD COLUMN     "guest_key" TEXT;

-- CreateIndex
CREATE INDEX "contact_request_last_message_at_id_idx" ON "contact_request"("last_message_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_request_employer_id_last_message_at_id_idx" ON "contact_request"("employer_id", "last_message_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_request_job_seeker_id_last_message_at_id_idx" ON "contact_request"("job_seeker_id", "last_message_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_request_status_id_last_message_at_id_idx" ON "contact_request"("status_id", "last_message_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "contact_request_weighs_activated_at_idx" ON "contact_request"("weighs", "activated_at");

-- CreateIndex
CREATE UNIQUE INDEX "user_guest_key_key" ON "user"("guest_key");
