-- CreateIndex
CREATE INDEX CONCURRENTLY "user_role_active_city_id_match_score_id_idx" ON "user"("role", "active", "city_id", "match_score" DESC, "id" DESC);
