CREATE INDEX CONCURRENTLY "user_role_active_job_id_rate_currency_min_rate_id_idx" ON "user"("role", "active", "job_id", "rate_currency", "min_rate", "id");
