-- Counts what any combination of the filters leaves, without the requests themselves.
CREATE INDEX "contact_request_listed_idx" ON "contact_request"("part_time", "full_time", "job_seeker_id", "chat_id", "status_id", "employer_id");
