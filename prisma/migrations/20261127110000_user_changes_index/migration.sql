-- CreateIndex
CREATE INDEX CONCURRENTLY "user_role_updated_at_id_idx" ON "user"("role", "updated_at", "id");
