-- The back office lists offers of one state, newest first.
CREATE INDEX "job_offer_state_created_at_id_idx" ON "job_offer"("state", "created_at" DESC, "id" DESC);
