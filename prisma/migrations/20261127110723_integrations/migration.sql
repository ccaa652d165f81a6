-- The table with its indexes is new: nobody waits for it.
-- squawk-ignore-file require-concurrent-index-creation

-- AlterEnum
ALTER TYPE "AuditRecordType" ADD VALUE 'INTEGRATION' AFTER 'WEBHOOK_ENDPOINT';

-- AlterTable
ALTER TABLE "api_key" ADD COLUMN     "days" INTEGER,
ADD COLUMN     "origins" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "audit_entry" ADD COLUMN     "key_id" INTEGER,
ADD COLUMN     "key_name" TEXT;

-- AlterTable
ALTER TABLE "bulk_action" ADD COLUMN     "key_id" INTEGER,
ADD COLUMN     "key_name" TEXT;

-- CreateTable
CREATE TABLE "integration" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "made_by_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "integration_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "integration_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
    CONSTRAINT "integration_made_by_id_fkey" FOREIGN KEY ("made_by_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "integration_user_id_key" ON "integration"("user_id");

-- CreateIndex
CREATE INDEX "integration_created_at_id_idx" ON "integration"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "integration_made_by_id_idx" ON "integration"("made_by_id");
