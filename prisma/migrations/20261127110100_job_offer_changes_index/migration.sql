-- CreateIndex
CREATE INDEX CONCURRENTLY "job_offer_updated_at_id_idx" ON "job_offer"("updated_at", "id");
