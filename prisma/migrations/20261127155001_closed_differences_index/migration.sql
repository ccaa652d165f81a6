-- CreateIndex
CREATE INDEX CONCURRENTLY "payment_difference_closed_by_id_idx" ON "payment_difference"("closed_by_id");
