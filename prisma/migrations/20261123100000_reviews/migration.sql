CREATE TYPE "ReviewState" AS ENUM ('WAITING', 'APPROVED', 'REJECTED');

CREATE TABLE "review" (
    "id" SERIAL NOT NULL,
    "job_seeker_id" INTEGER,
    "job_offer_id" INTEGER,
    "state" "ReviewState" NOT NULL DEFAULT 'WAITING',
    "version" INTEGER NOT NULL DEFAULT 1,
    "waiting_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "snapshot" JSONB,
    "reviewer_id" INTEGER,
    "decided_at" TIMESTAMPTZ(3),
    "reason" TEXT,

    CONSTRAINT "review_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "review_of_one_record" CHECK (num_nonnulls("job_seeker_id", "job_offer_id") = 1)
);

CREATE UNIQUE INDEX "review_job_seeker_id_key" ON "review"("job_seeker_id");
CREATE UNIQUE INDEX "review_job_offer_id_key" ON "review"("job_offer_id");
CREATE INDEX "review_state_waiting_since_id_idx" ON "review"("state", "waiting_since", "id");
CREATE INDEX "review_reviewer_id_idx" ON "review"("reviewer_id");

ALTER TABLE "review" ADD CONSTRAINT "review_job_seeker_id_fkey" FOREIGN KEY ("job_seeker_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review" ADD CONSTRAINT "review_job_offer_id_fkey" FOREIGN KEY ("job_offer_id") REFERENCES "job_offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review" ADD CONSTRAINT "review_reviewer_id_fkey" FOREIGN KEY ("reviewer_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What others see of a profile. The keys are the fields of the data model; `server/domain/core/audit/snapshot.ts` has the same.
CREATE FUNCTION public_profile(profile "user") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'name', profile.name,
    'photoUri', profile.photo_uri,
    'videoUri', profile.video_uri,
    'title', profile.title,
    'jobId', profile.job_id,
    'cityId', profile.city_id,
    'jobAreas', profile.job_areas,
    'minRate', profile.min_rate,
    'partTime', profile.part_time,
    'fullTime', profile.full_time,
    'description', profile.description,
    'answer1', profile.answer1,
    'answer2', profile.answer2,
    'answer3', profile.answer3,
    'answer4', profile.answer4,
    'sexId', profile.sex_id,
    'nativeCountryId', profile.native_country_id,
    'languageId', profile.language_id,
    'experienceId', profile.experience_id
  )
$$;

CREATE FUNCTION public_job_offer(offer job_offer) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'photoUri', offer.photo_uri,
    'jobId', offer.job_id,
    'cityId', offer.city_id,
    'company', offer.company,
    'maxRate', offer.max_rate,
    'description', offer.description,
    'partTime', offer.part_time,
    'fullTime', offer.full_time,
    'hoursPerWeek', offer.hours_per_week,
    'workTimes', offer.work_times,
    'startsOn', offer.starts_on,
    'headcount', offer.headcount
  )
$$;

-- A profile waits when it is complete and not public yet, and when it changes. Back at the version that was approved, it does
-- not wait any more. An author who saves a rejected record has dealt with it.
CREATE FUNCTION review_profile() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  found review;
  changed boolean := TG_OP = 'UPDATE' AND public_profile(OLD) IS DISTINCT FROM public_profile(NEW);
BEGIN
  IF NEW.deleted_at IS NOT NULL THEN RETURN NULL; END IF;
  SELECT * INTO found FROM review WHERE job_seeker_id = NEW.id FOR UPDATE;
  IF found.id IS NULL THEN
    IF TG_OP = 'UPDATE' AND changed AND (OLD.active OR OLD.paused_at IS NOT NULL) THEN
      -- It is public, so what it was before had been approved.
      INSERT INTO review (job_seeker_id, snapshot) VALUES (NEW.id, public_profile(OLD));
    ELSIF NEW.updated AND NOT NEW.active AND NEW.paused_at IS NULL
        AND (TG_OP = 'INSERT' OR changed OR NOT OLD.updated) THEN
      INSERT INTO review (job_seeker_id) VALUES (NEW.id);
    END IF;
  ELSIF changed OR (TG_OP = 'UPDATE' AND found.state = 'REJECTED' AND NEW.profile_version <> OLD.profile_version) THEN
    UPDATE review SET
      version = version + 1,
      state = CASE
        WHEN found.state <> 'REJECTED' AND NEW.active AND found.snapshot = public_profile(NEW) THEN 'APPROVED'
        ELSE 'WAITING'
      END::"ReviewState",
      waiting_since = CASE WHEN found.state = 'WAITING' THEN found.waiting_since ELSE now() END
    WHERE id = found.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "review_new_profile" AFTER INSERT ON "user"
  FOR EACH ROW WHEN (NEW.role = 'ROLE_CANDIDATE' AND NEW.updated AND NOT NEW.active) EXECUTE FUNCTION review_profile();
CREATE TRIGGER "review_changed_profile" AFTER UPDATE OF
  name, photo_uri, video_uri, title, job_id, city_id, job_areas, min_rate, part_time, full_time, description,
  answer1, answer2, answer3, answer4, sex_id, native_country_id, language_id, experience_id, updated, profile_version
  ON "user" FOR EACH ROW WHEN (NEW.role = 'ROLE_CANDIDATE') EXECUTE FUNCTION review_profile();

-- An offer waits when it is published for the first time, and when it changes.
CREATE FUNCTION review_job_offer() RETURNS trigger LANGUAGE plpgsql AS $$
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
  ELSIF changed OR (TG_OP = 'UPDATE' AND found.state = 'REJECTED' AND NEW.updated_at <> OLD.updated_at) THEN
    UPDATE review SET
      version = version + 1,
      state = CASE
        WHEN found.state <> 'REJECTED' AND found.snapshot = public_job_offer(NEW) THEN 'APPROVED'
        ELSE 'WAITING'
      END::"ReviewState",
      waiting_since = CASE WHEN found.state = 'WAITING' THEN found.waiting_since ELSE now() END
    WHERE id = found.id;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "review_new_job_offer" AFTER INSERT ON "job_offer"
  FOR EACH ROW WHEN (NEW.state = 'ACTIVE') EXECUTE FUNCTION review_job_offer();
CREATE TRIGGER "review_changed_job_offer" AFTER UPDATE OF
  photo_uri, job_id, city_id, company, max_rate, description, part_time, full_time, hours_per_week, work_times,
  starts_on, headcount, state, updated_at
  ON "job_offer" FOR EACH ROW EXECUTE FUNCTION review_job_offer();

-- Profiles that wait for their activation already. What is public counts as approved.
INSERT INTO review (job_seeker_id, waiting_since)
  SELECT id, updated_at FROM "user"
  WHERE role = 'ROLE_CANDIDATE' AND deleted_at IS NULL AND updated AND NOT active AND paused_at IS NULL;

SELECT pgboss.create_queue('rejection-mail', '{"policy": "standard"}');
