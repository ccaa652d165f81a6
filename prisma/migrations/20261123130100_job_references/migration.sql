CREATE TYPE "JobReferenceState" AS ENUM ('WAITING', 'CONFIRMED', 'DECLINED');

CREATE TABLE "job_reference" (
    "id" SERIAL NOT NULL,
    "job_seeker_id" INTEGER NOT NULL,
    "company" TEXT NOT NULL,
    "contact_name" TEXT NOT NULL,
    "contact_email" TEXT NOT NULL,
    "job" TEXT NOT NULL,
    "began_in" TEXT NOT NULL,
    "ended_in" TEXT NOT NULL,
    "state" "JobReferenceState" NOT NULL DEFAULT 'WAITING',
    "sentence" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "asked_at" TIMESTAMPTZ(3) NOT NULL,
    "resent_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "job_reference_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "job_reference_months" CHECK (
      "began_in" ~ '^\d{4}-(0[1-9]|1[0-2])$' AND "ended_in" ~ '^\d{4}-(0[1-9]|1[0-2])$' AND "began_in" <= "ended_in"
    ),
    CONSTRAINT "job_reference_answered" CHECK (("state" = 'WAITING') = ("answered_at" IS NULL)),
    CONSTRAINT "job_reference_sentence_of_confirmed" CHECK ("sentence" IS NULL OR "state" = 'CONFIRMED')
);

-- One person is asked once by the same job seeker.
CREATE UNIQUE INDEX "job_reference_job_seeker_id_contact_email_key" ON "job_reference"("job_seeker_id", "contact_email");
-- Whom to remind.
CREATE INDEX "job_reference_state_reminded_at_asked_at_idx" ON "job_reference"("state", "reminded_at", "asked_at");
ALTER TABLE "job_reference" ADD CONSTRAINT "job_reference_job_seeker_id_fkey" FOREIGN KEY ("job_seeker_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "reference_refusal" (
    "id" SERIAL NOT NULL,
    "email_key" TEXT NOT NULL,
    "job_seeker_id" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reference_refusal_pkey" PRIMARY KEY ("id")
);
-- Two without a job seeker are the same, too.
CREATE UNIQUE INDEX "reference_refusal_email_key_job_seeker_id_key" ON "reference_refusal"("email_key", coalesce("job_seeker_id", 0));
CREATE INDEX "reference_refusal_job_seeker_id_idx" ON "reference_refusal"("job_seeker_id");
ALTER TABLE "reference_refusal" ADD CONSTRAINT "reference_refusal_job_seeker_id_fkey" FOREIGN KEY ("job_seeker_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What confirmed references tell is a part of the profile: a new one waits for a review as a changed answer does.
ALTER TABLE "user" ADD COLUMN "reference_texts" TEXT;

CREATE FUNCTION keep_reference_texts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.job_seeker_id ELSE NEW.job_seeker_id END;
  texts text;
BEGIN
  SELECT string_agg(concat_ws(': ', format('%s at %s, %s to %s', job, company, began_in, ended_in), sentence), E'\n' ORDER BY id)
    INTO texts FROM job_reference WHERE job_seeker_id = owner AND state = 'CONFIRMED';
  UPDATE "user" SET reference_texts = texts WHERE id = owner AND reference_texts IS DISTINCT FROM texts;
  RETURN NULL;
END $$;

CREATE TRIGGER "job_reference_texts" AFTER INSERT OR UPDATE OF "state", "sentence" OR DELETE ON "job_reference"
  FOR EACH ROW EXECUTE FUNCTION keep_reference_texts();

CREATE OR REPLACE FUNCTION public_profile(profile "user") RETURNS jsonb LANGUAGE sql STABLE AS $$
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
    'experienceId', profile.experience_id,
    'referenceTexts', profile.reference_texts
  )
$$;

-- The versions that were approved have the new field, too.
UPDATE "review" SET "snapshot" = "snapshot" || '{"referenceTexts": null}' WHERE "job_seeker_id" IS NOT NULL AND "snapshot" IS NOT NULL;

-- As before, but the answer of a contact does not deal with a rejection: its author has to save.
CREATE OR REPLACE FUNCTION review_profile() RETURNS trigger LANGUAGE plpgsql AS $$
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
        WHEN found.state = 'REJECTED' AND NEW.profile_version = OLD.profile_version
          AND public_profile(OLD) - 'referenceTexts' = public_profile(NEW) - 'referenceTexts' THEN 'REJECTED'
        WHEN found.state <> 'REJECTED' AND NEW.active AND found.snapshot = public_profile(NEW) THEN 'APPROVED'
        ELSE 'WAITING'
      END::"ReviewState",
      waiting_since = CASE WHEN found.state = 'WAITING' THEN found.waiting_since ELSE now() END
    WHERE id = found.id;
  END IF;
  RETURN NULL;
END $$;

DROP TRIGGER "review_changed_profile" ON "user";
CREATE TRIGGER "review_changed_profile" AFTER UPDATE OF
  name, photo_uri, video_uri, title, job_id, city_id, job_areas, min_rate, part_time, full_time, description,
  answer1, answer2, answer3, answer4, sex_id, native_country_id, language_id, experience_id, updated, profile_version,
  reference_texts
  ON "user" FOR EACH ROW WHEN (NEW.role = 'ROLE_CANDIDATE') EXECUTE FUNCTION review_profile();

SELECT pgboss.create_queue('reference-mail', '{"policy": "standard"}');
