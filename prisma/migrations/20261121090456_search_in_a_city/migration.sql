-- CreateIndex
CREATE INDEX "user_role_active_city_id_popularity_id_idx" ON "user"("role", "active", "city_id", "popularity" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_role_active_city_id_min_rate_id_idx" ON "user"("role", "active", "city_id", "min_rate", "id");
