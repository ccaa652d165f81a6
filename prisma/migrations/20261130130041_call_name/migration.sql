-- What a job seeker has asked to be called, in place of the first word of the name.
ALTER TABLE "user" ADD COLUMN     "call_name" TEXT;

ALTER TABLE "user" ADD CONSTRAINT "user_call_name_length" CHECK (char_length("call_name") <= 30) NOT VALID;

-- The first name as others see it, as one word: server/domain/core/text/firstName.ts.
CREATE FUNCTION first_name(name text, call_name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN coalesce(replace(call_name, ' ', '-'), split_part(single_spaces(name), ' ', 1));

-- What comes before the mark is the first name as others see it; the whole name is found by those who see it.
CREATE FUNCTION search_name(name text, call_name text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN call_name IS NULL THEN search_name(name) ELSE search_words(call_name) || E'\r' || search_words(name) END;

CREATE OR REPLACE FUNCTION user_search_text() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_head := search_name(NEW.name, NEW.call_name) || E'\n'
    || search_words(concat_ws(' ', NEW.email, NEW.company, NEW.title, NEW.job_areas, NEW.whats_app));
  NEW.search_text := NEW.search_head || search_words(NEW.description);
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER user_search_text_update BEFORE UPDATE ON "user"
FOR EACH ROW WHEN (NEW.search_text = '' OR
  (OLD.name, OLD.call_name, OLD.email, OLD.title, OLD.description, OLD.job_areas, OLD.company, OLD.whats_app)
  IS DISTINCT FROM (NEW.name, NEW.call_name, NEW.email, NEW.title, NEW.description, NEW.job_areas, NEW.company, NEW.whats_app))
EXECUTE FUNCTION user_search_text();

CREATE OR REPLACE FUNCTION user_search_words() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.search_words := use_search_words(
    CASE WHEN NEW.role = 'ROLE_CANDIDATE'
      THEN search_words_of(first_name(NEW.name, NEW.call_name), concat_ws(' ', NEW.title, NEW.job_areas, NEW.description))
    END,
    CASE WHEN TG_OP = 'UPDATE' THEN OLD.search_words END
  );
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER user_search_words_update BEFORE UPDATE ON "user"
FOR EACH ROW WHEN ((OLD.role, OLD.name, OLD.call_name, OLD.title, OLD.description, OLD.job_areas)
  IS DISTINCT FROM (NEW.role, NEW.name, NEW.call_name, NEW.title, NEW.description, NEW.job_areas))
EXECUTE FUNCTION user_search_words();

-- A change waits for review like that of a name. Versions that were stored before have no such key.
CREATE OR REPLACE FUNCTION public_profile(profile "user") RETURNS jsonb
  LANGUAGE sql STABLE
  AS $$
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
  ) || CASE WHEN profile.call_name IS NULL THEN '{}' ELSE jsonb_build_object('callName', profile.call_name) END
$$;

CREATE OR REPLACE TRIGGER review_changed_profile AFTER UPDATE OF name, call_name, photo_uri, video_uri, video_transcript, title, job_id, city_id, job_areas, min_rate,
   part_time, full_time, description, answer1, answer2, answer3, answer4, sex_id, native_country_id, language_id, experience_id, updated, profile_version, reference_texts
ON "user" FOR EACH ROW WHEN ((new.role = 'ROLE_CANDIDATE'::"Role")) EXECUTE FUNCTION review_profile();
