-- CreateIndex
CREATE INDEX CONCURRENTLY "user_role_active_match_score_id_idx" ON "user"("role", "active", "match_score" DESC, "id" DESC);
