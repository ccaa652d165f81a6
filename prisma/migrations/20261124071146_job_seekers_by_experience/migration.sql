-- The most experienced first, of one job, in one city.
-- CreateIndex
CREATE INDEX "user_role_active_job_id_experience_id_id_idx" ON "user"("role", "active", "job_id", "experience_id" DESC NULLS LAST, "id" DESC);

-- CreateIndex
CREATE INDEX "user_role_active_city_id_experience_id_id_idx" ON "user"("role", "active", "city_id", "experience_id" DESC NULLS LAST, "id" DESC);

-- CreateIndex
CREATE INDEX "user_role_active_job_id_city_id_experience_id_id_idx" ON "user"("role", "active", "job_id", "city_id", "experience_id" DESC NULLS LAST, "id" DESC);
