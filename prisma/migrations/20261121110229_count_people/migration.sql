-- CreateIndex
CREATE INDEX "user_role_deleted_at_active_updated_idx" ON "user"("role", "deleted_at", "active", "updated");
