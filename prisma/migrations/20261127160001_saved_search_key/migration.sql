-- Two searches that differ in one of the new columns are two. The version before stores none twice by itself.
CREATE UNIQUE INDEX CONCURRENTLY "saved_search_key" ON "saved_search"("employer_id", "job_id", "city_id", "sex_id", "experience_id", "language_id", "max_rate", "q", "part_time", "full_time", "verified", "well_rated", "has_video") NULLS NOT DISTINCT;
