CREATE INDEX CONCURRENTLY "user_role_active_rate_currency_min_rate_id_idx" ON "user"("role", "active", "rate_currency", "min_rate", "id");
