-- Few people are, so that a page of them is not found soon in the order of all.
CREATE INDEX CONCURRENTLY user_verified_idx ON "user" (job_id, city_id, created_at DESC, id DESC)
  WHERE role = 'ROLE_CANDIDATE'::"Role" AND active = true AND deleted_at IS NULL AND (phone_verified_at IS NOT NULL OR identity_checked_at IS NOT NULL);
