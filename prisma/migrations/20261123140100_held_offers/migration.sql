ALTER TABLE "job_offer" ADD COLUMN "held" BOOLEAN NOT NULL DEFAULT false;
UPDATE "job_offer" SET held = true
  FROM "review" WHERE "review"."job_offer_id" = "job_offer"."id" AND "review"."state" = 'REJECTED';

-- A held offer is not public. The column is made again with its trigger and indexes, because PostgreSQL before 17 cannot change
-- what it is generated from.
DROP TRIGGER job_offer_active_changed ON "job_offer";
ALTER TABLE "job_offer" DROP COLUMN "active";
ALTER TABLE "job_offer" ADD COLUMN "active" BOOLEAN NOT NULL GENERATED ALWAYS AS (state = 'ACTIVE' AND NOT held) STORED;

CREATE TRIGGER job_offer_active_changed AFTER UPDATE ON "job_offer"
FOR EACH ROW WHEN ((OLD.active, OLD.employer_id) IS DISTINCT FROM (NEW.active, NEW.employer_id))
EXECUTE FUNCTION job_offer_count_active();

CREATE INDEX "job_offer_active_created_at_id_idx" ON "job_offer"("active", "created_at" DESC, "id" DESC);
CREATE INDEX "job_offer_active_job_id_created_at_id_idx" ON "job_offer"("active", "job_id", "created_at" DESC, "id" DESC);
CREATE INDEX "job_offer_active_job_id_city_id_created_at_id_idx" ON "job_offer"("active", "job_id", "city_id", "created_at" DESC, "id" DESC);
CREATE INDEX "job_offer_active_city_id_created_at_id_idx" ON "job_offer"("active", "city_id", "created_at" DESC, "id" DESC);
CREATE INDEX "job_offer_active_employer_id_created_at_id_idx" ON "job_offer"("active", "employer_id", "created_at" DESC, "id" DESC);
CREATE INDEX "job_offer_expires_at_idx" ON "job_offer"("expires_at") WHERE active;

-- A rejected offer stays rejected until something changes that others read; saving it as it was is not enough.
CREATE OR REPLACE FUNCTION review_job_offer() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found review;
  changed boolean := TG_OP = 'UPDATE' AND public_job_offer(OLD) IS DISTINCT FROM public_job_offer(NEW);
BEGIN
  SELECT * INTO found FROM review WHERE job_offer_id = NEW.id FOR UPDATE;
  IF found.id IS NULL THEN
    IF TG_OP = 'UPDATE' AND changed AND OLD.published_at IS NOT NULL THEN
      INSERT INTO review (job_offer_id, snapshot) VALUES (NEW.id, public_job_offer(OLD));
    ELSIF NEW.state = 'ACTIVE' AND (TG_OP = 'INSERT' OR OLD.published_at IS NULL) THEN
      INSERT INTO review (job_offer_id) VALUES (NEW.id);
    END IF;
  ELSIF changed THEN
    UPDATE review SET
      version = version + 1,
      state = CASE
        WHEN found.state <> 'REJECTED' AND NOT NEW.held AND found.snapshot = public_job_offer(NEW) THEN 'APPROVED'
        ELSE 'WAITING'
      END::"ReviewState",
      waiting_since = CASE WHEN found.state = 'WAITING' THEN found.waiting_since ELSE now() END
    WHERE id = found.id;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER "review_changed_job_offer" ON "job_offer";
CREATE TRIGGER "review_changed_job_offer" AFTER UPDATE OF
  photo_uri, job_id, city_id, company, max_rate, description, part_time, full_time, hours_per_week, work_times,
  starts_on, headcount, state
  ON "job_offer" FOR EACH ROW EXECUTE FUNCTION review_job_offer();
