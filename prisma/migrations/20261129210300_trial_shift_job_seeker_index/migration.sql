-- CreateIndex
CREATE INDEX CONCURRENTLY "trial_shift_job_seeker_id_idx" ON "trial_shift"("job_seeker_id");
