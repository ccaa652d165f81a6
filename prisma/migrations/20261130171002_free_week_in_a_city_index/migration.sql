CREATE INDEX CONCURRENTLY user_free_week_in_a_city_idx ON "user" (city_id) INCLUDE (free_week, id) WHERE ((role = 'ROLE_CANDIDATE'::"Role") AND active AND (deleted_at IS NULL));
