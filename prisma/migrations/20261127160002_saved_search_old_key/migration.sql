-- The other key has taken its place. The table is small, and the lock is held for a moment.
-- squawk-ignore require-concurrent-index-deletion
DROP INDEX "saved_search_employer_id_job_id_city_id_sex_id_experience_i_key";
