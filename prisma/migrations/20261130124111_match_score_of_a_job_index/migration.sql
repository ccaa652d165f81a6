-- CreateIndex
CREATE INDEX CONCURRENTLY "user_role_active_job_id_match_score_id_idx" ON "user"("role", "active", "job_id", "match_score" DESC, "id" DESC);
