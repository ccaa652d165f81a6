ALTER TABLE "user" ADD COLUMN "video_transcript" TEXT;

-- As before, with the transcript.
CREATE OR REPLACE FUNCTION public_profile(profile "user") RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'name', profile.name,
    'photoUri', profile.photo_uri,
    'videoUri', profile.video_uri,
    'videoTranscript', profile.video_transcript,
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
UPDATE "review" SET "snapshot" = "snapshot" || '{"videoTranscript": null}' WHERE "job_seeker_id" IS NOT NULL AND "snapshot" IS NOT NULL;

DROP TRIGGER "review_changed_profile" ON "user";
CREATE TRIGGER "review_changed_profile" AFTER UPDATE OF
  name, photo_uri, video_uri, video_transcript, title, job_id, city_id, job_areas, min_rate, part_time, full_time,
  description, answer1, answer2, answer3, answer4, sex_id, native_country_id, language_id, experience_id, updated,
  profile_version, reference_texts
  ON "user" FOR EACH ROW WHEN (NEW.role = 'ROLE_CANDIDATE') EXECUTE FUNCTION review_profile();
