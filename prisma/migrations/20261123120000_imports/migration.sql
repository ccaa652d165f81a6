-- AlterEnum
ALTER TYPE "BulkActionKind" ADD VALUE 'JOB_SEEKER_IMPORT';
ALTER TYPE "BulkActionKind" ADD VALUE 'JOB_OFFER_IMPORT';

-- AlterTable
ALTER TABLE "bulk_action" ADD COLUMN "file_name" TEXT,
ADD COLUMN "mails" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "bulk_action_item" ADD COLUMN "cells" JSONB,
ADD COLUMN "line" INTEGER,
ALTER COLUMN "record_id" DROP NOT NULL;

-- Only a row of a file has no record, and only a waiting one has its cells: they are about a person.
ALTER TABLE "bulk_action_item"
  ADD CONSTRAINT "bulk_action_item_record_check" CHECK ("record_id" IS NOT NULL OR "line" IS NOT NULL),
  ADD CONSTRAINT "bulk_action_item_cells_check" CHECK ("cells" IS NULL OR "state" = 'WAITING');

-- A line is one row.
CREATE UNIQUE INDEX "bulk_action_item_bulk_action_id_line_key" ON "bulk_action_item"("bulk_action_id", "line");

SELECT pgboss.create_queue('import-mail', '{"policy": "standard"}');
