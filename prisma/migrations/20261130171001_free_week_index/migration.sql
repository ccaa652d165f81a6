-- Counts read nothing else.
CREATE INDEX CONCURRENTLY user_free_week_idx ON "user" (job_id, city_id) INCLUDE (free_week, id) WHERE ((role = 'ROLE_CANDIDATE'::"Role") AND active AND (deleted_at IS NULL));
