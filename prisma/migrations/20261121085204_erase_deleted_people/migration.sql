-- DropIndex
DROP INDEX "email_message_sender_id_idx";

-- DropIndex
DROP INDEX "email_message_user_id_created_at_idx";

-- AlterTable
ALTER TABLE "contact_request" ADD COLUMN     "erased_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "email_message" ADD COLUMN     "client_key" TEXT;

-- CreateIndex
CREATE INDEX "email_message_user_id_created_at_id_idx" ON "email_message"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "email_message_sender_id_client_key_key" ON "email_message"("sender_id", "client_key");

-- Checks: a contact request says how its employer is reached, until the employer was deleted.
ALTER TABLE "contact_request"
  DROP CONSTRAINT "contact_request_reachable_check",
  ADD CONSTRAINT "contact_request_reachable_check" CHECK (
    CASE
      WHEN erased_at IS NULL THEN num_nonnulls(nullif(email, ''), nullif(whats_app, '')) > 0
      ELSE num_nonnulls(email, whats_app, company) = 0
    END
  );
