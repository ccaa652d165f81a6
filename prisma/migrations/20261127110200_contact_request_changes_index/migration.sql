-- CreateIndex
CREATE INDEX CONCURRENTLY "contact_request_updated_at_id_idx" ON "contact_request"("updated_at", "id");
