-- AlterTable
ALTER TABLE "subscription" ADD COLUMN     "client_key" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "subscription_client_key_key" ON "subscription"("client_key");

-- CreateIndex
CREATE INDEX "subscription_employer_id_created_at_id_idx" ON "subscription"("employer_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "subscription_created_at_id_idx" ON "subscription"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "subscription_current_period_end_id_idx" ON "subscription"("current_period_end", "id");
