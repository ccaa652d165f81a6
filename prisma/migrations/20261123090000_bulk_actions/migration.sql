-- CreateEnum
CREATE TYPE "BulkActionKind" AS ENUM ('JOB_SEEKER_ACTIVATE', 'JOB_SEEKER_PAUSE', 'JOB_SEEKER_EMAIL', 'EMPLOYER_EMAIL', 'JOB_OFFER_FILL', 'JOB_OFFER_RENEW', 'CONTACT_REQUEST_STATUS');

-- CreateEnum
CREATE TYPE "BulkActionState" AS ENUM ('RUNNING', 'STOPPED', 'FINISHED');

-- CreateEnum
CREATE TYPE "BulkItemState" AS ENUM ('WAITING', 'DONE', 'SKIPPED', 'FAILED');

-- AlterEnum
ALTER TYPE "AuditRecordType" ADD VALUE 'BULK_ACTION';

-- CreateTable
CREATE TABLE "bulk_action" (
    "id" SERIAL NOT NULL,
    "admin_id" INTEGER NOT NULL,
    "kind" "BulkActionKind" NOT NULL,
    "state" "BulkActionState" NOT NULL DEFAULT 'RUNNING',
    "status_id" INTEGER,
    "status_name" TEXT,
    "text" TEXT,
    "all_matching" BOOLEAN NOT NULL,
    "total" INTEGER NOT NULL,
    "client_key" TEXT,
    "undoes_id" INTEGER,
    "worker" TEXT,
    "lease_until" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_action_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bulk_action_item" (
    "id" SERIAL NOT NULL,
    "bulk_action_id" INTEGER NOT NULL,
    "record_id" INTEGER NOT NULL,
    "state" "BulkItemState" NOT NULL DEFAULT 'WAITING',
    "note" TEXT,
    "before" JSONB,
    "after" JSONB,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "bulk_action_item_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "bulk_action_undoes_id_key" ON "bulk_action"("undoes_id");

-- CreateIndex
CREATE INDEX "bulk_action_created_at_id_idx" ON "bulk_action"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "bulk_action_admin_id_client_key_key" ON "bulk_action"("admin_id", "client_key");

-- CreateIndex
CREATE INDEX "bulk_action_item_bulk_action_id_id_idx" ON "bulk_action_item"("bulk_action_id", "id");

-- CreateIndex
CREATE INDEX "bulk_action_item_bulk_action_id_state_id_idx" ON "bulk_action_item"("bulk_action_id", "state", "id");

-- CreateIndex
CREATE UNIQUE INDEX "bulk_action_item_bulk_action_id_record_id_key" ON "bulk_action_item"("bulk_action_id", "record_id");

-- AddForeignKey
ALTER TABLE "bulk_action" ADD CONSTRAINT "bulk_action_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_action" ADD CONSTRAINT "bulk_action_undoes_id_fkey" FOREIGN KEY ("undoes_id") REFERENCES "bulk_action"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "bulk_action_item" ADD CONSTRAINT "bulk_action_item_bulk_action_id_fkey" FOREIGN KEY ("bulk_action_id") REFERENCES "bulk_action"("id") ON DELETE CASCADE ON UPDATE CASCADE;

SELECT pgboss.create_queue('bulk-action', '{"policy": "standard"}');
