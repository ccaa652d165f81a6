ALTER TYPE "BulkActionKind" ADD VALUE 'JOB_OFFER_PUBLISH';
ALTER TYPE "BulkActionKind" ADD VALUE 'JOB_OFFER_TAKE_BACK';

ALTER TABLE "bulk_action" ADD COLUMN "retries_id" INTEGER;
CREATE UNIQUE INDEX "bulk_action_retries_id_key" ON "bulk_action"("retries_id");
ALTER TABLE "bulk_action" ADD CONSTRAINT "bulk_action_retries_id_fkey" FOREIGN KEY ("retries_id") REFERENCES "bulk_action"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What is forgotten after some months.
CREATE INDEX "bulk_action_finished_at_idx" ON "bulk_action"("finished_at");
