-- All tables of the first version. It replaces the migrations before it: a database that has all of them is marked as having this
-- one (server/database/baseline.ts).

-- Functions come before the tables that they read.
SET check_function_bodies = false;

-- Extensions

CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Enums

CREATE TYPE "AlertFrequency" AS ENUM ('OFF', 'DAILY', 'WEEKLY');
CREATE TYPE "AuditRecordType" AS ENUM (
  'JOB_SEEKER',
  'EMPLOYER',
  'ADMIN',
  'JOB_OFFER',
  'JOB_APPLICATION',
  'CONTACT_REQUEST',
  'CHAT',
  'SUBSCRIPTION',
  'INVOICE',
  'PRICING_OPTION',
  'JOB',
  'CITY',
  'CAREER',
  'CONTACT_REQUEST_STATUS',
  'EMAIL_TEMPLATE',
  'BULK_ACTION',
  'REPORT',
  'ENDORSEMENT'
);
CREATE TYPE "AuditSource" AS ENUM ('GRAPHQL', 'REST');
CREATE TYPE "BulkActionKind" AS ENUM (
  'JOB_SEEKER_ACTIVATE',
  'JOB_SEEKER_PAUSE',
  'JOB_SEEKER_EMAIL',
  'EMPLOYER_EMAIL',
  'JOB_OFFER_FILL',
  'JOB_OFFER_RENEW',
  'CONTACT_REQUEST_STATUS',
  'JOB_SEEKER_IMPORT',
  'JOB_OFFER_IMPORT',
  'JOB_OFFER_PUBLISH',
  'JOB_OFFER_TAKE_BACK'
);
CREATE TYPE "BulkActionState" AS ENUM ('RUNNING', 'STOPPED', 'FINISHED');
CREATE TYPE "BulkItemState" AS ENUM ('WAITING', 'DONE', 'SKIPPED', 'FAILED');
CREATE TYPE "ChatKind" AS ENUM ('CONTACT', 'SUPPORT');
CREATE TYPE "ChatOutcome" AS ENUM ('HIRED', 'DECLINED');
CREATE TYPE "EmailStatus" AS ENUM ('ok', 'ko');
CREATE TYPE "EndorsementKind" AS ENUM ('CLIENT', 'TESTIMONIAL');
CREATE TYPE "InvoiceStatus" AS ENUM ('OPEN', 'PAID', 'FAILED', 'REFUNDED', 'DISPUTED');
CREATE TYPE "JobApplicationState" AS ENUM ('NEW', 'IN_TALK', 'HIRED', 'DECLINED');
CREATE TYPE "JobOfferState" AS ENUM ('DRAFT', 'ACTIVE', 'FILLED', 'EXPIRED');
CREATE TYPE "JobReferenceState" AS ENUM ('WAITING', 'CONFIRMED', 'DECLINED');
CREATE TYPE "MarketplaceEvent" AS ENUM ('JOB_SEEKER', 'EMPLOYER', 'CONTACT_REQUEST', 'MESSAGE');
CREATE TYPE "MessageMail" AS ENUM ('AT_ONCE', 'DAILY', 'NEVER');
CREATE TYPE "MessageType" AS ENUM ('TEXT', 'IMAGE', 'DOCUMENT');
CREATE TYPE "OfficeList" AS ENUM (
  'JOB_SEEKERS',
  'EMPLOYERS',
  'JOB_OFFERS',
  'CONTACT_REQUESTS',
  'SUBSCRIPTIONS',
  'AUDIT_LOG'
);
CREATE TYPE "RecurringMode" AS ENUM ('MONTHLY', 'YEARLY');
CREATE TYPE "ReportKind" AS ENUM ('PROFILE', 'JOB_OFFER', 'COMPANY', 'MESSAGE', 'RATING');
CREATE TYPE "ReportReason" AS ENUM ('SPAM', 'FRAUD', 'OFFENSIVE', 'FALSE', 'CONTACT_DATA', 'OTHER');
CREATE TYPE "ReportState" AS ENUM ('OPEN', 'DISMISSED', 'WARNED', 'REMOVED', 'BANNED');
CREATE TYPE "ReviewState" AS ENUM ('WAITING', 'APPROVED', 'REJECTED');
CREATE TYPE "Role" AS ENUM ('ROLE_CANDIDATE', 'ROLE_EMPLOYER', 'ROLE_ADMIN');
CREATE TYPE "ShareLinkSide" AS ENUM ('EMPLOYER', 'JOB_SEEKER');
CREATE TYPE "SubscriptionMailKind" AS ENUM ('RENEWAL', 'FAILED', 'CONFIRM', 'LAPSED', 'ENDED');
CREATE TYPE "SubscriptionStatus" AS ENUM ('INCOMPLETE', 'ACTIVE', 'PAST_DUE', 'CANCELED');
CREATE TYPE "TrialShiftState" AS ENUM ('PROPOSED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'REPLACED', 'CANCELLED');
CREATE TYPE "UploadKind" AS ENUM (
  'PHOTO',
  'VIDEO',
  'OFFER_IMAGE',
  'LOGO',
  'ENDORSEMENT_IMAGE',
  'CHAT_IMAGE',
  'CHAT_DOCUMENT',
  'VIDEO_POSTER'
);
-- Functions

CREATE FUNCTION chat_participant_keep_delivered_position() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.delivered_message_id := OLD.delivered_message_id;
  RETURN NEW;
END
$$;

CREATE FUNCTION chat_participant_keep_read_position() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.read_message_id := OLD.read_message_id;
  RETURN NEW;
END
$$;

CREATE FUNCTION count_active_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.active_version := OLD.active_version + 1;
  RETURN NEW;
END $$;

CREATE FUNCTION count_changed_ratings() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM count_ratings(array(SELECT DISTINCT job_seeker_id FROM changed ORDER BY 1));
  RETURN NULL;
END $$;

CREATE FUNCTION count_ratings(job_seekers integer[]) RETURNS void
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM 1 FROM "user" WHERE id = ANY (job_seekers) ORDER BY id FOR NO KEY UPDATE;
  UPDATE "user" SET rating_count = counted.count, rating_stars = counted.stars
    FROM (
      SELECT person, count(rating.id)::int AS count, coalesce(sum(rating.stars), 0)::int AS stars
        FROM unnest(job_seekers) AS person
        LEFT JOIN (
          rating JOIN "user" AS employer
            ON employer.id = rating.employer_id AND employer.banned_at IS NULL AND rating.hidden_at IS NULL
        ) ON rating.job_seeker_id = person
        GROUP BY person
    ) AS counted
    WHERE "user".id = counted.person
      AND ("user".rating_count, "user".rating_stars) IS DISTINCT FROM (counted.count, counted.stars);
END $$;

CREATE FUNCTION count_ratings_of_employer() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM count_ratings(array(SELECT job_seeker_id FROM rating WHERE employer_id = NEW.id ORDER BY 1));
  RETURN NULL;
END $$;

CREATE FUNCTION count_state_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.state_version := OLD.state_version + 1;
  RETURN NEW;
END $$;

CREATE FUNCTION employer_of_job_offers_renamed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE job_offer SET search_text = job_offer_words(employer_id, slug, description) WHERE employer_id = NEW.id;
  RETURN NULL;
END
$$;

CREATE FUNCTION endorsement_release_upload() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.image_uri IS DISTINCT FROM NEW.image_uri THEN
    UPDATE upload SET attached_at = NULL
    WHERE kind = 'ENDORSEMENT_IMAGE' AND id = upload_id_of(OLD.image_uri)
      AND NOT EXISTS (SELECT FROM endorsement WHERE image_uri = OLD.image_uri);
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION job_offer_count_active() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.active THEN
    UPDATE "user" SET active_offers = active_offers - 1 WHERE id = OLD.employer_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.active THEN
    UPDATE "user" SET active_offers = active_offers + 1 WHERE id = NEW.employer_id AND deleted_at IS NULL;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'The employer of job offer % was deleted.', NEW.id
        USING ERRCODE = 'foreign_key_violation', CONSTRAINT = 'job_offer_employer_id_fkey';
    END IF;
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION job_offer_release_upload() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.photo_uri IS DISTINCT FROM NEW.photo_uri THEN
    UPDATE upload SET attached_at = NULL
    WHERE kind = 'OFFER_IMAGE' AND id = upload_id_of(OLD.photo_uri)
      AND NOT EXISTS (SELECT FROM job_offer WHERE photo_uri = OLD.photo_uri);
  END IF;
  RETURN NULL;
END
$$;

CREATE FUNCTION job_offer_search_text() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.search_text := job_offer_words(NEW.employer_id, NEW.slug, NEW.description);
  RETURN NEW;
END
$$;

CREATE FUNCTION search_form(input text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN (octet_length(input) = length(input)) THEN lower(translate(input, '`'::text, ''''::text)) ELSE replace(replace(replace(replace(translate(lower(regexp_replace(NORMALIZE(translate(input, '´΄'::text, ''''''::text), NFKD), '[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\ufe0f]'::text, ''::text, 'g'::text)), ((((('`‘’‛ʹʻʼʽˈ′‵՚׳ꞌ'::text || '֊־‐‑‒–—―−'::text) || '“”„«»'::text) || 'øłđðħıςſ'::text) || 'ٱىیکڪةہۃھە'::text) || '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯௦௧௨௩௪௫௬௭௮௯๐๑๒๓๔๕๖๗๘๙'::text), (((((repeat(''''::text, 14) || repeat('-'::text, 9)) || repeat('"'::text, 5)) || 'olddhiσs'::text) || 'اييككههههه'::text) || repeat('0123456789'::text, 6))), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), 'þ'::text, 'th'::text) END;

CREATE FUNCTION search_spelling(form text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN CASE WHEN (octet_length(form) = length(form)) THEN form ELSE (SELECT string_agg(CASE WHEN (ascii(letters.letter) < 128) THEN letters.letter WHEN (ascii(letters.letter) > 65535) THEN ('Y'::text || lpad(to_hex(ascii(letters.letter)), 6, '0'::text)) ELSE ('X'::text || lpad(to_hex(ascii(letters.letter)), 4, '0'::text)) END, ''::text ORDER BY letters.place) AS string_agg FROM string_to_table(search_spelling.form, NULL::text) WITH ORDINALITY letters(letter, place)) END;

CREATE FUNCTION search_words(input text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (' '::text || search_spelling(btrim(regexp_replace(search_form(COALESCE(input, ''::text)), '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+'::text, ' '::text, 'g'::text))));

-- Tables

CREATE TABLE "user" (
  id SERIAL NOT NULL,
  role "Role" NOT NULL,
  login_email text,
  email_verified boolean DEFAULT false NOT NULL,
  name text NOT NULL,
  email text,
  whats_app text,
  photo_uri text,
  city_id integer,
  job_id integer,
  message_mail "MessageMail" DEFAULT 'AT_ONCE'::"MessageMail" NOT NULL,
  last_seen_at timestamp(3) with time zone,
  last_message_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  deleted_at timestamp(3) with time zone,
  company text,
  site text,
  stripe_customer_id text,
  active boolean DEFAULT false NOT NULL,
  updated boolean DEFAULT false NOT NULL,
  sex_id integer,
  native_country_id integer,
  language_id integer,
  experience_id integer,
  situation_in_country text,
  zip_code text,
  job_areas text,
  min_rate integer,
  title text,
  description text,
  answer1 text,
  answer2 text,
  answer3 text,
  answer4 text,
  part_time boolean DEFAULT false NOT NULL,
  full_time boolean DEFAULT false NOT NULL,
  video_uri text,
  popularity integer DEFAULT 0 NOT NULL,
  search_text text DEFAULT ''::text NOT NULL,
  active_offers integer DEFAULT 0 NOT NULL,
  search_head text DEFAULT ''::text NOT NULL,
  guest_key text,
  paused_at timestamp(3) with time zone,
  video_poster_uri text,
  two_factor_enabled boolean DEFAULT false NOT NULL,
  profile_version integer DEFAULT 0 NOT NULL,
  findable_since timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  about text,
  logo_uri text,
  ban_reason text,
  banned_at timestamp(3) with time zone,
  email_verified_at timestamp(3) with time zone,
  phone_verified_at timestamp(3) with time zone,
  identity_checked_at timestamp(3) with time zone,
  identity_note text,
  reference_texts text,
  rating_count integer DEFAULT 0 NOT NULL,
  rating_stars integer DEFAULT 0 NOT NULL,
  trial_reminders boolean DEFAULT true NOT NULL,
  search_words integer[] DEFAULT ARRAY[]::integer[] NOT NULL,
  video_transcript text,
  active_version integer DEFAULT 0 NOT NULL,
  CONSTRAINT user_active_check CHECK (((NOT active) OR (role = 'ROLE_CANDIDATE'::"Role"))),
  CONSTRAINT user_banned_is_not_active CHECK (((banned_at IS NULL) OR (NOT active))),
  CONSTRAINT user_email_verified_at CHECK ((email_verified = (email_verified_at IS NOT NULL))),
  CONSTRAINT user_identity_note_of_check CHECK (((identity_checked_at IS NULL) = (identity_note IS NULL))),
  CONSTRAINT user_login_email_check CHECK (((login_email IS NULL) OR ((login_email = lower(login_email)) AND (email IS NOT NULL) AND (email = login_email)))),
  CONSTRAINT user_min_rate_check CHECK ((min_rate > 0)),
  CONSTRAINT user_paused_is_not_active CHECK (((paused_at IS NULL) OR (NOT active))),
  CONSTRAINT user_phone_verified_has_phone CHECK (((phone_verified_at IS NULL) OR (whats_app IS NOT NULL)))
)
WITH (toast_tuple_target='4080');

-- Functions

CREATE FUNCTION job_offer_words(employer_id integer, slug text, description text) RETURNS text
  LANGUAGE sql STABLE
    RETURN search_words(concat_ws(' '::text, (SELECT concat_ws(' '::text, employer.name, employer.company) AS concat_ws FROM "user" employer WHERE (employer.id = job_offer_words.employer_id)), replace(slug, '-'::text, ' '::text), description));

CREATE FUNCTION keep_badges() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  IF NOT NEW.email_verified THEN
    NEW.email_verified_at := NULL;
  ELSIF TG_OP = 'INSERT' THEN
    NEW.email_verified_at := coalesce(NEW.email_verified_at, NEW.created_at);
  ELSIF NOT OLD.email_verified OR NEW.login_email IS DISTINCT FROM OLD.login_email THEN
    NEW.email_verified_at := now();
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF NEW.whats_app IS DISTINCT FROM OLD.whats_app THEN
      NEW.phone_verified_at := NULL;
    END IF;
    IF NEW.name IS DISTINCT FROM OLD.name OR NEW.company IS DISTINCT FROM OLD.company THEN
      NEW.identity_checked_at := NULL;
      NEW.identity_note := NULL;
    END IF;
  END IF;
  RETURN NEW;
END
$$;

CREATE FUNCTION keep_reference_texts() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
DECLARE
  owner integer := CASE WHEN TG_OP = 'DELETE' THEN OLD.job_seeker_id ELSE NEW.job_seeker_id END;
  texts text;
BEGIN
  SELECT string_agg(concat_ws(': ', format('%s at %s, %s to %s', job, company, began_in, ended_in), sentence), E'\n' ORDER BY id)
    INTO texts FROM job_reference WHERE job_seeker_id = owner AND state = 'CONFIRMED';
  UPDATE "user" SET reference_texts = texts WHERE id = owner AND reference_texts IS DISTINCT FROM texts;
  RETURN NULL;
END $$;

CREATE FUNCTION limit_session() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.expires_at := LEAST(NEW.expires_at, NEW.created_at + INTERVAL '2160 hours');
  RETURN NEW;
END $$;

CREATE FUNCTION login_email_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM void_mailed_confirmations(OLD."id");
  RETURN NULL;
END $$;

CREATE FUNCTION password_changed() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM void_mailed_confirmations(OLD."user_id");
  RETURN NULL;
END $$;

-- Tables

CREATE TABLE job_offer (
  id SERIAL NOT NULL,
  employer_id integer NOT NULL,
  city_id integer NOT NULL,
  job_id integer NOT NULL,
  max_rate integer NOT NULL,
  description text NOT NULL,
  slug text NOT NULL,
  photo_uri text,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  client_key text,
  search_text text DEFAULT ''::text NOT NULL,
  company text,
  expires_at timestamp(3) with time zone,
  full_time boolean DEFAULT false NOT NULL,
  headcount integer DEFAULT 1 NOT NULL,
  hours_per_week integer,
  part_time boolean DEFAULT false NOT NULL,
  published_at timestamp(3) with time zone,
  starts_on date,
  state "JobOfferState" DEFAULT 'DRAFT'::"JobOfferState" NOT NULL,
  work_times text,
  reminded_of timestamp(3) with time zone,
  held boolean DEFAULT false NOT NULL,
  active boolean GENERATED ALWAYS AS (((state = 'ACTIVE'::"JobOfferState") AND (NOT held))) STORED NOT NULL,
  state_version integer DEFAULT 0 NOT NULL,
  CONSTRAINT job_offer_ends_unless_draft CHECK (((state = 'DRAFT'::"JobOfferState") = (expires_at IS NULL))),
  CONSTRAINT job_offer_headcount_check CHECK (((headcount >= 1) AND (headcount <= 99))),
  CONSTRAINT job_offer_hours_per_week_check CHECK (((hours_per_week >= 1) AND (hours_per_week <= 80))),
  CONSTRAINT job_offer_max_rate_check CHECK ((max_rate > 0)),
  CONSTRAINT job_offer_published_unless_draft CHECK (((state = 'DRAFT'::"JobOfferState") OR (published_at IS NOT NULL)))
);

-- Functions

CREATE FUNCTION public_job_offer(offer job_offer) RETURNS jsonb
  LANGUAGE sql STABLE
  AS $$
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

CREATE FUNCTION public_profile(profile "user") RETURNS jsonb
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
  )
$$;

CREATE FUNCTION refuse_audit_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only: % is refused.', TG_OP USING ERRCODE = 'restrict_violation';
END $$;

CREATE FUNCTION review_job_offer() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
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

CREATE FUNCTION review_profile() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
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

CREATE FUNCTION search_words_of(name text, texts text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN (SELECT array_agg(DISTINCT words.word) AS array_agg FROM (SELECT substr(run.run, ((100 * piece.piece) + 1), 200) AS word FROM regexp_split_to_table(search_form(search_words_of.texts), '[^a-z0-9]+'::text) run(run), LATERAL generate_series(0, ((length(run.run) - 101) / 100)) piece(piece) WHERE (length(run.run) >= 3) UNION ALL SELECT (' '::text || "substring"(search_form(search_words_of.name), '^[a-z0-9]{3,}'::text))) words WHERE (words.word IS NOT NULL));

CREATE FUNCTION trial_shift_job_seeker() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  SELECT job_seeker_id INTO NEW.job_seeker_id FROM chat WHERE id = NEW.chat_id;
  RETURN NEW;
END
$$;

CREATE FUNCTION trial_shift_time(starts_at timestamp with time zone, minutes integer) RETURNS tsrange
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN tsrange((starts_at AT TIME ZONE 'UTC'::text), ((starts_at AT TIME ZONE 'UTC'::text) + make_interval(mins => minutes)));

CREATE FUNCTION upload_attach() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE upload SET attached_at = now()
  WHERE attached_at IS NULL
    AND id IN (SELECT upload_id_of(to_jsonb(NEW) ->> name) FROM unnest(TG_ARGV) AS name);
  RETURN NULL;
END
$$;

CREATE FUNCTION upload_id_of(uri text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN "substring"(uri, '^/media/[a-z]+/([0-9a-f]{32})[.]'::text);

CREATE FUNCTION use_search_words(wanted text[], had integer[]) RETURNS integer[]
  LANGUAGE plpgsql
  AS $$
DECLARE
  most CONSTANT integer := 20;
  ids integer[];
  kept text[];
BEGIN
  SELECT coalesce(array_agg(id), '{}'), coalesce(array_agg(word), '{}') INTO ids, kept
  FROM search_word WHERE word = ANY (wanted) AND (uses = most OR id = ANY (had));
  -- Everyone locks words in the same order.
  PERFORM FROM search_word
  WHERE uses < most AND (word = ANY (wanted) OR id = ANY (had)) AND NOT (word = ANY (kept))
  ORDER BY word FOR UPDATE;
  WITH added AS (
    INSERT INTO search_word (word, uses)
    SELECT word, 1 FROM unnest(wanted) AS word WHERE NOT (word = ANY (kept)) ORDER BY word
    ON CONFLICT (word) DO UPDATE SET uses = least(search_word.uses + 1, most)
    RETURNING id
  )
  SELECT ids || coalesce(array_agg(id), '{}') INTO ids FROM added;
  UPDATE search_word SET uses = uses - 1 WHERE id = ANY (had) AND NOT (id = ANY (ids)) AND uses < most;
  DELETE FROM search_word WHERE id = ANY (had) AND uses = 0;
  RETURN ids;
END
$$;

CREATE FUNCTION user_release_upload() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  UPDATE upload SET attached_at = NULL
  WHERE user_id = OLD.id
    AND (kind = 'PHOTO' AND OLD.photo_uri IS DISTINCT FROM NEW.photo_uri AND id = upload_id_of(OLD.photo_uri)
      OR kind = 'LOGO' AND OLD.logo_uri IS DISTINCT FROM NEW.logo_uri AND id = upload_id_of(OLD.logo_uri)
      OR kind = 'VIDEO' AND OLD.video_uri IS DISTINCT FROM NEW.video_uri AND id = upload_id_of(OLD.video_uri)
      OR kind = 'VIDEO_POSTER' AND OLD.video_poster_uri IS DISTINCT FROM NEW.video_poster_uri
        AND id = upload_id_of(OLD.video_poster_uri));
  RETURN NULL;
END
$$;

CREATE FUNCTION user_search_text() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.search_head := search_words(NEW.name) || E'\n'
    || search_words(concat_ws(' ', NEW.email, NEW.company, NEW.title, NEW.job_areas, NEW.whats_app));
  NEW.search_text := NEW.search_head || search_words(NEW.description);
  RETURN NEW;
END
$$;

CREATE FUNCTION user_search_words() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  NEW.search_words := use_search_words(
    CASE WHEN NEW.role = 'ROLE_CANDIDATE'
      THEN search_words_of(NEW.name, concat_ws(' ', NEW.title, NEW.job_areas, NEW.description))
    END,
    CASE WHEN TG_OP = 'UPDATE' THEN OLD.search_words END
  );
  RETURN NEW;
END
$$;

CREATE FUNCTION user_search_words_gone() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  PERFORM use_search_words(NULL, OLD.search_words);
  RETURN NULL;
END
$$;

CREATE FUNCTION void_mailed_confirmations(changed_user integer) RETURNS void
  LANGUAGE sql
  AS $$
  DELETE FROM "pending_email_change" WHERE "user_id" = changed_user;
  DELETE FROM "verification" WHERE "value" = changed_user::text;
$$;

-- Tables

CREATE TABLE account (
  id SERIAL NOT NULL,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  user_id integer NOT NULL,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamp(3) with time zone,
  refresh_token_expires_at timestamp(3) with time zone,
  scope text,
  password text,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE audit_entry (
  id SERIAL NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  admin_id integer NOT NULL,
  admin_name text NOT NULL,
  action text NOT NULL,
  record_type "AuditRecordType" NOT NULL,
  record_id integer,
  record_label text,
  before jsonb,
  after jsonb,
  personal_fields text[],
  source "AuditSource" NOT NULL
);

CREATE TABLE banned_email (
  key text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE bulk_action (
  id SERIAL NOT NULL,
  admin_id integer NOT NULL,
  kind "BulkActionKind" NOT NULL,
  state "BulkActionState" DEFAULT 'RUNNING'::"BulkActionState" NOT NULL,
  status_id integer,
  status_name text,
  text text,
  all_matching boolean NOT NULL,
  total integer NOT NULL,
  client_key text,
  undoes_id integer,
  worker text,
  lease_until timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone NOT NULL,
  finished_at timestamp(3) with time zone,
  file_name text,
  mails boolean DEFAULT false NOT NULL,
  retries_id integer
);

CREATE TABLE bulk_action_item (
  id SERIAL NOT NULL,
  bulk_action_id integer NOT NULL,
  record_id integer,
  state "BulkItemState" DEFAULT 'WAITING'::"BulkItemState" NOT NULL,
  note text,
  before jsonb,
  after jsonb,
  done_at timestamp(3) with time zone,
  cells jsonb,
  line integer,
  CONSTRAINT bulk_action_item_cells_check CHECK (((cells IS NULL) OR (state = 'WAITING'::"BulkItemState"))),
  CONSTRAINT bulk_action_item_record_check CHECK (((record_id IS NOT NULL) OR (line IS NOT NULL)))
);

CREATE TABLE career (
  id SERIAL NOT NULL,
  title text NOT NULL,
  sub_title text NOT NULL,
  description text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  "position" integer DEFAULT 0 NOT NULL
);

CREATE TABLE chat (
  id SERIAL NOT NULL,
  kind "ChatKind" NOT NULL,
  employer_id integer,
  job_seeker_id integer,
  support_user_id integer,
  employer_hash text,
  job_seeker_hash text,
  open boolean DEFAULT true NOT NULL,
  nb_messages integer DEFAULT 0 NOT NULL,
  last_message_id integer DEFAULT 0 NOT NULL,
  last_message_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  outcome "ChatOutcome",
  outcome_at timestamp(3) with time zone,
  CONSTRAINT chat_kind_check CHECK (
CASE kind
  WHEN 'CONTACT'::"ChatKind" THEN ((num_nulls(employer_id, job_seeker_id, employer_hash, job_seeker_hash) = 0) AND (support_user_id IS NULL))
  WHEN 'SUPPORT'::"ChatKind" THEN ((num_nonnulls(employer_id, job_seeker_id, employer_hash, job_seeker_hash) = 0) AND (support_user_id IS NOT NULL))
  ELSE NULL::boolean
END),
  CONSTRAINT chat_outcome CHECK ((((outcome IS NULL) = (outcome_at IS NULL)) AND ((outcome IS NULL) OR (kind = 'CONTACT'::"ChatKind"))))
);

CREATE TABLE chat_participant (
  chat_id integer NOT NULL,
  user_id integer NOT NULL,
  read_message_id integer DEFAULT 0 NOT NULL,
  last_message_id integer DEFAULT 0 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  mail_due_at timestamp(3) with time zone,
  mailed_at timestamp(3) with time zone,
  mailed_message_id integer DEFAULT 0 NOT NULL,
  delivered_message_id integer DEFAULT 0 NOT NULL
);

CREATE TABLE city (
  id SERIAL NOT NULL,
  name text NOT NULL COLLATE pg_catalog."und-x-icu",
  slug text NOT NULL,
  country_id integer NOT NULL,
  recommended_prices integer[],
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT city_recommended_prices_check CHECK (((0 < ALL (recommended_prices)) AND (array_position(recommended_prices, NULL::integer) IS NULL)))
);

CREATE TABLE contact_request (
  id SERIAL NOT NULL,
  employer_id integer NOT NULL,
  job_seeker_id integer NOT NULL,
  chat_id integer NOT NULL,
  status_id integer,
  introduced_by_id integer,
  activated_at timestamp(3) with time zone,
  name text NOT NULL,
  email text,
  whats_app text,
  company text,
  description text,
  part_time boolean DEFAULT false NOT NULL,
  full_time boolean DEFAULT false NOT NULL,
  client_key text,
  weighs boolean DEFAULT false NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  erased_at timestamp(3) with time zone,
  last_message_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT contact_request_activated_check CHECK (((introduced_by_id IS NOT NULL) OR (activated_at IS NOT NULL))),
  CONSTRAINT contact_request_reachable_check CHECK (
CASE
  WHEN (erased_at IS NULL) THEN (num_nonnulls(NULLIF(email, ''::text), NULLIF(whats_app, ''::text)) > 0)
  ELSE (num_nonnulls(email, whats_app, company) = 0)
END),
  CONSTRAINT contact_request_weighs_check CHECK (((NOT weighs) OR (activated_at IS NOT NULL)))
);

CREATE TABLE contact_request_status (
  id SERIAL NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  "position" integer DEFAULT 0 NOT NULL
);

CREATE TABLE country (
  id SERIAL NOT NULL,
  name text NOT NULL COLLATE pg_catalog."und-x-icu",
  currency_symbol text NOT NULL,
  currency_code text NOT NULL,
  currency_name text NOT NULL,
  situation_list text[] DEFAULT ARRAY[]::text[]
);

CREATE TABLE email_message (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  sender_id integer NOT NULL,
  message text NOT NULL,
  status "EmailStatus" DEFAULT 'ok'::"EmailStatus" NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  client_key text,
  error text,
  resends integer DEFAULT 0 NOT NULL
);

CREATE TABLE email_template (
  id SERIAL NOT NULL,
  name text NOT NULL COLLATE pg_catalog."und-x-icu",
  text text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE endorsement (
  id SERIAL NOT NULL,
  kind "EndorsementKind" NOT NULL,
  name text NOT NULL,
  sub_title text NOT NULL,
  text text,
  image_uri text,
  "position" integer DEFAULT 0 NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT endorsement_text_check CHECK (((kind = 'TESTIMONIAL'::"EndorsementKind") = (text IS NOT NULL)))
);

CREATE TABLE experience (
  id SERIAL NOT NULL,
  name text NOT NULL COLLATE pg_catalog."und-x-icu"
);

CREATE TABLE former_share_link (
  hash text NOT NULL,
  chat_id integer NOT NULL,
  side "ShareLinkSide" NOT NULL
);

CREATE TABLE invoice (
  id SERIAL NOT NULL,
  subscription_id integer NOT NULL,
  stripe_invoice_id text NOT NULL,
  number text,
  status "InvoiceStatus" NOT NULL,
  currency text NOT NULL,
  amount integer NOT NULL,
  paid_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE job (
  id SERIAL NOT NULL,
  name text NOT NULL COLLATE pg_catalog."und-x-icu",
  plural text NOT NULL,
  slug text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE job_application (
  id SERIAL NOT NULL,
  job_offer_id integer NOT NULL,
  job_seeker_id integer NOT NULL,
  chat_id integer NOT NULL,
  state "JobApplicationState" DEFAULT 'NEW'::"JobApplicationState" NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE job_offer_day (
  job_offer_id integer NOT NULL,
  day date NOT NULL,
  views integer NOT NULL
);

CREATE TABLE job_reference (
  id SERIAL NOT NULL,
  job_seeker_id integer NOT NULL,
  company text NOT NULL,
  contact_name text NOT NULL,
  contact_email text NOT NULL,
  job text NOT NULL,
  began_in text NOT NULL,
  ended_in text NOT NULL,
  state "JobReferenceState" DEFAULT 'WAITING'::"JobReferenceState" NOT NULL,
  sentence text,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  asked_at timestamp(3) with time zone NOT NULL,
  resent_at timestamp(3) with time zone,
  reminded_at timestamp(3) with time zone,
  expires_at timestamp(3) with time zone NOT NULL,
  answered_at timestamp(3) with time zone,
  CONSTRAINT job_reference_answered CHECK (((state = 'WAITING'::"JobReferenceState") = (answered_at IS NULL))),
  CONSTRAINT job_reference_months CHECK (((began_in ~ '^\d{4}-(0[1-9]|1[0-2])$'::text) AND (ended_in ~ '^\d{4}-(0[1-9]|1[0-2])$'::text) AND (began_in <= ended_in))),
  CONSTRAINT job_reference_sentence_of_confirmed CHECK (((sentence IS NULL) OR (state = 'CONFIRMED'::"JobReferenceState")))
);

CREATE TABLE language (
  id SERIAL NOT NULL,
  name text NOT NULL COLLATE pg_catalog."und-x-icu"
);

CREATE TABLE marketplace_day (
  day date NOT NULL,
  event "MarketplaceEvent" NOT NULL,
  city_id integer NOT NULL,
  job_id integer NOT NULL,
  count integer NOT NULL
);

CREATE TABLE message (
  id SERIAL NOT NULL,
  chat_id integer NOT NULL,
  user_id integer NOT NULL,
  type "MessageType" DEFAULT 'TEXT'::"MessageType" NOT NULL,
  text text,
  photo_uri text,
  document_uri text,
  document_name text,
  client_id text,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  document_size integer,
  trial_shift_id integer,
  trial_shift_step "TrialShiftState",
  CONSTRAINT message_content_check CHECK ((COALESCE((text ~ '\S'::text), false) OR (num_nonnulls(photo_uri, document_uri) > 0))),
  CONSTRAINT message_trial_shift CHECK (((trial_shift_id IS NULL) = (trial_shift_step IS NULL)))
);

CREATE TABLE offer_alert (
  id SERIAL NOT NULL,
  user_id integer NOT NULL,
  frequency "AlertFrequency" NOT NULL,
  due_at timestamp(3) with time zone,
  covered_until timestamp(3) with time zone NOT NULL,
  CONSTRAINT offer_alert_due_check CHECK (((frequency = 'OFF'::"AlertFrequency") = (due_at IS NULL)))
);

CREATE TABLE page_view (
  key text NOT NULL,
  day date NOT NULL
);

CREATE TABLE pending_email_change (
  user_id integer NOT NULL,
  email text NOT NULL,
  code_hash text NOT NULL,
  wrong_codes integer DEFAULT 0 NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  refused_at timestamp(3) with time zone
);

CREATE TABLE pending_sign_up (
  id SERIAL NOT NULL,
  token text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  role "Role" NOT NULL,
  password_hash text NOT NULL,
  code_hash text NOT NULL,
  wrong_codes integer DEFAULT 0 NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  guest_id integer,
  refused_at timestamp(3) with time zone
);

CREATE TABLE phone_code (
  user_id integer NOT NULL,
  code_hash text NOT NULL,
  wrong_codes integer DEFAULT 0 NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE pricing_option (
  id SERIAL NOT NULL,
  currency text NOT NULL,
  recurring_mode "RecurringMode" NOT NULL,
  amount integer NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT pricing_option_amount_check CHECK ((amount > 0))
);

CREATE TABLE profile_day (
  job_seeker_id integer NOT NULL,
  day date NOT NULL,
  views integer NOT NULL
);

CREATE TABLE rating (
  id SERIAL NOT NULL,
  employer_id integer NOT NULL,
  job_seeker_id integer NOT NULL,
  stars smallint NOT NULL,
  text text,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  changed_at timestamp(3) with time zone NOT NULL,
  reply text,
  replied_at timestamp(3) with time zone,
  hidden_at timestamp(3) with time zone,
  CONSTRAINT rating_of_another CHECK ((employer_id <> job_seeker_id)),
  CONSTRAINT rating_replied_at CHECK (((reply IS NULL) = (replied_at IS NULL))),
  CONSTRAINT rating_stars CHECK (((stars >= 1) AND (stars <= 5)))
);

CREATE TABLE record_edit (
  record_type "AuditRecordType" NOT NULL,
  record_id integer NOT NULL,
  user_id integer NOT NULL,
  edited_at timestamp(3) with time zone NOT NULL,
  version text NOT NULL
);

CREATE TABLE reference_refusal (
  id SERIAL NOT NULL,
  email_key text NOT NULL,
  job_seeker_id integer,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE report (
  id SERIAL NOT NULL,
  kind "ReportKind" NOT NULL,
  user_id integer NOT NULL,
  job_offer_id integer,
  message_id integer,
  reason "ReportReason" NOT NULL,
  text text,
  reporter_id integer,
  reporter_email text,
  reporter_key text NOT NULL,
  state "ReportState" DEFAULT 'OPEN'::"ReportState" NOT NULL,
  note text,
  resolver_id integer,
  resolved_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  rating_id integer,
  CONSTRAINT report_names_its_thing CHECK ((((kind = 'JOB_OFFER'::"ReportKind") = (job_offer_id IS NOT NULL)) AND ((kind = 'MESSAGE'::"ReportKind") = (message_id IS NOT NULL)) AND (((kind)::text = 'RATING'::text) = (rating_id IS NOT NULL)))),
  CONSTRAINT report_resolved_at CHECK (((state = 'OPEN'::"ReportState") = (resolved_at IS NULL)))
);

CREATE TABLE resumable_upload (
  id text NOT NULL,
  user_id integer,
  size integer NOT NULL,
  received integer DEFAULT 0 NOT NULL,
  used_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT resumable_upload_received_check CHECK (((received >= 0) AND (received <= size)))
);

CREATE TABLE resumable_upload_part (
  id text NOT NULL,
  upload_id text NOT NULL,
  start integer NOT NULL,
  acknowledged boolean DEFAULT false NOT NULL
);

CREATE TABLE review (
  id SERIAL NOT NULL,
  job_seeker_id integer,
  job_offer_id integer,
  state "ReviewState" DEFAULT 'WAITING'::"ReviewState" NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  waiting_since timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  snapshot jsonb,
  reviewer_id integer,
  decided_at timestamp(3) with time zone,
  reason text,
  CONSTRAINT review_of_one_record CHECK ((num_nonnulls(job_seeker_id, job_offer_id) = 1))
);

CREATE TABLE saved_filter (
  id SERIAL NOT NULL,
  admin_id integer NOT NULL,
  list "OfficeList" NOT NULL,
  name text NOT NULL COLLATE pg_catalog."und-x-icu",
  query text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE saved_job_offer (
  id SERIAL NOT NULL,
  job_seeker_id integer NOT NULL,
  job_offer_id integer NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE saved_search (
  id SERIAL NOT NULL,
  employer_id integer NOT NULL,
  job_id integer,
  city_id integer,
  sex_id integer,
  experience_id integer,
  frequency "AlertFrequency" NOT NULL,
  due_at timestamp(3) with time zone,
  covered_until timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT saved_search_due_check CHECK (((frequency = 'OFF'::"AlertFrequency") = (due_at IS NULL)))
);

CREATE TABLE saved_search_person (
  saved_search_id integer NOT NULL,
  job_seeker_id integer NOT NULL,
  mailed_until timestamp(3) with time zone NOT NULL
);

CREATE TABLE search_word (
  id SERIAL NOT NULL,
  word text NOT NULL,
  uses integer NOT NULL,
  CONSTRAINT search_word_uses_check CHECK (((uses >= 0) AND (uses <= 20)))
);

CREATE TABLE secret (
  name text NOT NULL,
  value text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE session (
  id SERIAL NOT NULL,
  token text NOT NULL,
  user_id integer NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  view_as_id integer,
  view_as_until timestamp(3) with time zone,
  CONSTRAINT session_view_as_check CHECK (((view_as_id IS NULL) OR (view_as_until IS NOT NULL)))
);

CREATE TABLE sex (
  id SERIAL NOT NULL,
  name text NOT NULL COLLATE pg_catalog."und-x-icu"
);

CREATE TABLE shortlist_entry (
  id SERIAL NOT NULL,
  employer_id integer NOT NULL,
  job_seeker_id integer NOT NULL,
  note text DEFAULT ''::text NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE subscription (
  id SERIAL NOT NULL,
  employer_id integer NOT NULL,
  recurring_mode "RecurringMode" NOT NULL,
  currency text NOT NULL,
  amount integer NOT NULL,
  status "SubscriptionStatus" NOT NULL,
  stripe_subscription_id text,
  current_period_end timestamp(3) with time zone NOT NULL,
  cancel_at_period_end boolean DEFAULT false NOT NULL,
  card_brand text,
  card_last4 text,
  granted_by_id integer,
  grant_reason text,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  client_key text,
  card_expiry_month integer,
  card_expiry_year integer,
  awaits_confirmation boolean DEFAULT false NOT NULL,
  CONSTRAINT subscription_origin_check CHECK (
CASE
  WHEN (stripe_subscription_id IS NOT NULL) THEN ((granted_by_id IS NULL) AND (grant_reason IS NULL))
  ELSE ((granted_by_id IS NOT NULL) AND COALESCE((grant_reason ~ '\S'::text), false))
END)
);

CREATE TABLE subscription_mail (
  id SERIAL NOT NULL,
  subscription_id integer NOT NULL,
  kind "SubscriptionMailKind" NOT NULL,
  period_end timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE trial_shift (
  id SERIAL NOT NULL,
  chat_id integer NOT NULL,
  proposed_by "ShareLinkSide" NOT NULL,
  state "TrialShiftState" DEFAULT 'PROPOSED'::"TrialShiftState" NOT NULL,
  starts_at timestamp(3) with time zone NOT NULL,
  minutes integer NOT NULL,
  time_zone text NOT NULL,
  rate integer NOT NULL,
  currency text NOT NULL,
  place text,
  note text,
  root_id integer,
  sequence integer DEFAULT 0 NOT NULL,
  answered_at timestamp(3) with time zone,
  reminded_at timestamp(3) with time zone,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  job_seeker_id integer,
  CONSTRAINT trial_shift_answered_at CHECK (((state <> ALL (ARRAY['ACCEPTED'::"TrialShiftState", 'DECLINED'::"TrialShiftState", 'CANCELLED'::"TrialShiftState"])) OR (answered_at IS NOT NULL))),
  CONSTRAINT trial_shift_minutes CHECK (((minutes >= 30) AND (minutes <= 960))),
  CONSTRAINT trial_shift_rate CHECK ((rate > 0)),
  CONSTRAINT trial_shift_sequence CHECK ((sequence >= 0))
);

CREATE TABLE two_factor (
  id SERIAL NOT NULL,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  user_id integer NOT NULL,
  verified boolean DEFAULT true NOT NULL,
  failed_verification_count integer DEFAULT 0 NOT NULL,
  locked_until timestamp(3) with time zone,
  last_used_step integer
);

CREATE TABLE upload (
  id text NOT NULL,
  kind "UploadKind" NOT NULL,
  user_id integer,
  chat_id integer,
  content_type text NOT NULL,
  size integer NOT NULL,
  name text,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  attached_at timestamp(3) with time zone
);

CREATE TABLE user_block (
  id SERIAL NOT NULL,
  blocker_id integer NOT NULL,
  blocked_id integer NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE verification (
  id SERIAL NOT NULL,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamp(3) with time zone NOT NULL,
  created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE webhook_event (
  id text NOT NULL,
  type text NOT NULL,
  received_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  processed_at timestamp(3) with time zone
);

-- Keys

ALTER TABLE account ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (id);
ALTER TABLE banned_email ADD CONSTRAINT banned_email_pkey PRIMARY KEY (key);
ALTER TABLE bulk_action_item ADD CONSTRAINT bulk_action_item_pkey PRIMARY KEY (id);
ALTER TABLE bulk_action ADD CONSTRAINT bulk_action_pkey PRIMARY KEY (id);
ALTER TABLE career ADD CONSTRAINT career_pkey PRIMARY KEY (id);
ALTER TABLE chat_participant ADD CONSTRAINT chat_participant_pkey PRIMARY KEY (chat_id, user_id);
ALTER TABLE chat ADD CONSTRAINT chat_pkey PRIMARY KEY (id);
ALTER TABLE city ADD CONSTRAINT city_pkey PRIMARY KEY (id);
ALTER TABLE contact_request ADD CONSTRAINT contact_request_pkey PRIMARY KEY (id);
ALTER TABLE contact_request_status ADD CONSTRAINT contact_request_status_pkey PRIMARY KEY (id);
ALTER TABLE contact_request ADD CONSTRAINT contact_request_weighs_once EXCLUDE USING btree (employer_id WITH =, job_seeker_id WITH =) WHERE (weighs);
ALTER TABLE country ADD CONSTRAINT country_pkey PRIMARY KEY (id);
ALTER TABLE email_message ADD CONSTRAINT email_message_pkey PRIMARY KEY (id);
ALTER TABLE email_template ADD CONSTRAINT email_template_pkey PRIMARY KEY (id);
ALTER TABLE endorsement ADD CONSTRAINT endorsement_pkey PRIMARY KEY (id);
ALTER TABLE experience ADD CONSTRAINT experience_pkey PRIMARY KEY (id);
ALTER TABLE former_share_link ADD CONSTRAINT former_share_link_pkey PRIMARY KEY (hash);
ALTER TABLE invoice ADD CONSTRAINT invoice_pkey PRIMARY KEY (id);
ALTER TABLE job_application ADD CONSTRAINT job_application_pkey PRIMARY KEY (id);
ALTER TABLE job_offer_day ADD CONSTRAINT job_offer_day_pkey PRIMARY KEY (job_offer_id, day);
ALTER TABLE job_offer ADD CONSTRAINT job_offer_pkey PRIMARY KEY (id);
ALTER TABLE job ADD CONSTRAINT job_pkey PRIMARY KEY (id);
ALTER TABLE job_reference ADD CONSTRAINT job_reference_pkey PRIMARY KEY (id);
ALTER TABLE language ADD CONSTRAINT language_pkey PRIMARY KEY (id);
ALTER TABLE marketplace_day ADD CONSTRAINT marketplace_day_pkey PRIMARY KEY (day, event, city_id, job_id);
ALTER TABLE message ADD CONSTRAINT message_pkey PRIMARY KEY (id);
ALTER TABLE offer_alert ADD CONSTRAINT offer_alert_pkey PRIMARY KEY (id);
ALTER TABLE page_view ADD CONSTRAINT page_view_pkey PRIMARY KEY (key);
ALTER TABLE pending_email_change ADD CONSTRAINT pending_email_change_pkey PRIMARY KEY (user_id);
ALTER TABLE pending_sign_up ADD CONSTRAINT pending_sign_up_pkey PRIMARY KEY (id);
ALTER TABLE phone_code ADD CONSTRAINT phone_code_pkey PRIMARY KEY (user_id);
ALTER TABLE pricing_option ADD CONSTRAINT pricing_option_pkey PRIMARY KEY (id);
ALTER TABLE profile_day ADD CONSTRAINT profile_day_pkey PRIMARY KEY (job_seeker_id, day);
ALTER TABLE rating ADD CONSTRAINT rating_pkey PRIMARY KEY (id);
ALTER TABLE record_edit ADD CONSTRAINT record_edit_pkey PRIMARY KEY (record_type, record_id);
ALTER TABLE reference_refusal ADD CONSTRAINT reference_refusal_pkey PRIMARY KEY (id);
ALTER TABLE report ADD CONSTRAINT report_pkey PRIMARY KEY (id);
ALTER TABLE resumable_upload_part ADD CONSTRAINT resumable_upload_part_pkey PRIMARY KEY (id);
ALTER TABLE resumable_upload ADD CONSTRAINT resumable_upload_pkey PRIMARY KEY (id);
ALTER TABLE review ADD CONSTRAINT review_pkey PRIMARY KEY (id);
ALTER TABLE saved_filter ADD CONSTRAINT saved_filter_pkey PRIMARY KEY (id);
ALTER TABLE saved_job_offer ADD CONSTRAINT saved_job_offer_pkey PRIMARY KEY (id);
ALTER TABLE saved_search_person ADD CONSTRAINT saved_search_person_pkey PRIMARY KEY (saved_search_id, job_seeker_id);
ALTER TABLE saved_search ADD CONSTRAINT saved_search_pkey PRIMARY KEY (id);
ALTER TABLE search_word ADD CONSTRAINT search_word_pkey PRIMARY KEY (id);
ALTER TABLE secret ADD CONSTRAINT secret_pkey PRIMARY KEY (name);
ALTER TABLE session ADD CONSTRAINT session_pkey PRIMARY KEY (id);
ALTER TABLE sex ADD CONSTRAINT sex_pkey PRIMARY KEY (id);
ALTER TABLE shortlist_entry ADD CONSTRAINT shortlist_entry_pkey PRIMARY KEY (id);
ALTER TABLE subscription_mail ADD CONSTRAINT subscription_mail_pkey PRIMARY KEY (id);
ALTER TABLE subscription ADD CONSTRAINT subscription_pkey PRIMARY KEY (id);
ALTER TABLE trial_shift ADD CONSTRAINT trial_shift_no_overlap EXCLUDE USING gist (job_seeker_id WITH =, trial_shift_time(starts_at, minutes) WITH &&) WHERE ((state = 'ACCEPTED'::"TrialShiftState"));
ALTER TABLE trial_shift ADD CONSTRAINT trial_shift_pkey PRIMARY KEY (id);
ALTER TABLE two_factor ADD CONSTRAINT two_factor_pkey PRIMARY KEY (id);
ALTER TABLE upload ADD CONSTRAINT upload_pkey PRIMARY KEY (id);
ALTER TABLE user_block ADD CONSTRAINT user_block_pkey PRIMARY KEY (id);
ALTER TABLE "user" ADD CONSTRAINT user_pkey PRIMARY KEY (id);
ALTER TABLE verification ADD CONSTRAINT verification_pkey PRIMARY KEY (id);
ALTER TABLE webhook_event ADD CONSTRAINT webhook_event_pkey PRIMARY KEY (id);

-- Indexes

CREATE UNIQUE INDEX account_provider_id_account_id_key ON account USING btree (provider_id, account_id);
CREATE INDEX account_user_id_idx ON account USING btree (user_id);
CREATE INDEX audit_entry_action_created_at_id_idx ON audit_entry USING btree (action, created_at DESC, id DESC);
CREATE INDEX audit_entry_admin_id_created_at_id_idx ON audit_entry USING btree (admin_id, created_at DESC, id DESC);
CREATE INDEX audit_entry_created_at_id_idx ON audit_entry USING btree (created_at DESC, id DESC);
CREATE INDEX audit_entry_record_type_created_at_id_idx ON audit_entry USING btree (record_type, created_at DESC, id DESC);
CREATE INDEX audit_entry_record_type_record_id_created_at_id_idx ON audit_entry USING btree (record_type, record_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX bulk_action_admin_id_client_key_key ON bulk_action USING btree (admin_id, client_key);
CREATE INDEX bulk_action_created_at_id_idx ON bulk_action USING btree (created_at DESC, id DESC);
CREATE INDEX bulk_action_finished_at_idx ON bulk_action USING btree (finished_at);
CREATE INDEX bulk_action_item_bulk_action_id_id_idx ON bulk_action_item USING btree (bulk_action_id, id);
CREATE UNIQUE INDEX bulk_action_item_bulk_action_id_line_key ON bulk_action_item USING btree (bulk_action_id, line);
CREATE UNIQUE INDEX bulk_action_item_bulk_action_id_record_id_key ON bulk_action_item USING btree (bulk_action_id, record_id);
CREATE INDEX bulk_action_item_bulk_action_id_state_id_idx ON bulk_action_item USING btree (bulk_action_id, state, id);
CREATE UNIQUE INDEX bulk_action_retries_id_key ON bulk_action USING btree (retries_id);
CREATE UNIQUE INDEX bulk_action_undoes_id_key ON bulk_action USING btree (undoes_id);
CREATE INDEX career_created_at_id_idx ON career USING btree (created_at DESC, id DESC);
CREATE INDEX career_position_id_idx ON career USING btree ("position", id);
CREATE UNIQUE INDEX chat_employer_hash_key ON chat USING btree (employer_hash);
CREATE UNIQUE INDEX chat_employer_id_job_seeker_id_key ON chat USING btree (employer_id, job_seeker_id);
CREATE UNIQUE INDEX chat_job_seeker_hash_key ON chat USING btree (job_seeker_hash);
CREATE INDEX chat_job_seeker_id_idx ON chat USING btree (job_seeker_id);
CREATE INDEX chat_last_message_at_id_idx ON chat USING btree (last_message_at DESC, id DESC);
CREATE INDEX chat_participant_mail_due_at_idx ON chat_participant USING btree (mail_due_at) WHERE (mail_due_at IS NOT NULL);
CREATE INDEX chat_participant_seen_idx ON chat_participant USING btree (user_id, chat_id) WHERE (read_message_id >= last_message_id);
CREATE INDEX chat_participant_user_id_last_message_id_chat_id_idx ON chat_participant USING btree (user_id, last_message_id DESC, chat_id);
CREATE INDEX chat_support_idx ON chat USING btree (support_user_id, id) WHERE ((support_user_id IS NOT NULL) AND (last_message_id > 0));
CREATE UNIQUE INDEX chat_support_user_id_key ON chat USING btree (support_user_id);
CREATE INDEX chat_written_idx ON chat USING btree (id) WHERE (last_message_id > 0);
CREATE UNIQUE INDEX city_country_id_name_key ON city USING btree (country_id, name);
CREATE INDEX city_name_idx ON city USING btree (name);
CREATE UNIQUE INDEX city_slug_key ON city USING btree (slug);
CREATE INDEX contact_request_chat_id_idx ON contact_request USING btree (chat_id);
CREATE UNIQUE INDEX contact_request_client_key_key ON contact_request USING btree (client_key);
CREATE INDEX contact_request_created_at_id_idx ON contact_request USING btree (created_at DESC, id DESC);
CREATE INDEX contact_request_employer_id_created_at_id_idx ON contact_request USING btree (employer_id, created_at DESC, id DESC);
CREATE INDEX contact_request_employer_id_job_seeker_id_idx ON contact_request USING btree (employer_id, job_seeker_id);
CREATE INDEX contact_request_employer_id_last_message_at_id_idx ON contact_request USING btree (employer_id, last_message_at DESC, id DESC);
CREATE INDEX contact_request_introduced_by_id_idx ON contact_request USING btree (introduced_by_id);
CREATE INDEX contact_request_job_seeker_id_activated_at_idx ON contact_request USING btree (job_seeker_id, activated_at);
CREATE INDEX contact_request_job_seeker_id_created_at_id_idx ON contact_request USING btree (job_seeker_id, created_at DESC, id DESC);
CREATE INDEX contact_request_job_seeker_id_last_message_at_id_idx ON contact_request USING btree (job_seeker_id, last_message_at DESC, id DESC);
CREATE INDEX contact_request_last_message_at_id_idx ON contact_request USING btree (last_message_at DESC, id DESC);
CREATE INDEX contact_request_listed_idx ON contact_request USING btree (part_time, full_time, job_seeker_id, chat_id, status_id, employer_id);
CREATE INDEX contact_request_status_id_created_at_id_idx ON contact_request USING btree (status_id, created_at DESC, id DESC);
CREATE INDEX contact_request_status_id_last_message_at_id_idx ON contact_request USING btree (status_id, last_message_at DESC, id DESC);
CREATE UNIQUE INDEX contact_request_status_name_key ON contact_request_status USING btree (name);
CREATE INDEX contact_request_status_position_id_idx ON contact_request_status USING btree ("position", id);
CREATE INDEX contact_request_weighs_activated_at_idx ON contact_request USING btree (weighs, activated_at);
CREATE UNIQUE INDEX country_name_key ON country USING btree (name);
CREATE INDEX email_message_ko_idx ON email_message USING btree (created_at) WHERE (status = 'ko'::"EmailStatus");
CREATE UNIQUE INDEX email_message_sender_id_client_key_key ON email_message USING btree (sender_id, client_key);
CREATE INDEX email_message_user_id_created_at_id_idx ON email_message USING btree (user_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX email_template_name_key ON email_template USING btree (name);
CREATE INDEX endorsement_position_id_idx ON endorsement USING btree ("position", id);
CREATE UNIQUE INDEX experience_name_key ON experience USING btree (name);
CREATE INDEX former_share_link_chat_id_idx ON former_share_link USING btree (chat_id);
CREATE UNIQUE INDEX invoice_stripe_invoice_id_key ON invoice USING btree (stripe_invoice_id);
CREATE INDEX invoice_subscription_id_created_at_idx ON invoice USING btree (subscription_id, created_at DESC);
CREATE INDEX job_application_chat_id_idx ON job_application USING btree (chat_id);
CREATE INDEX job_application_job_offer_id_created_at_id_idx ON job_application USING btree (job_offer_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX job_application_job_offer_id_job_seeker_id_key ON job_application USING btree (job_offer_id, job_seeker_id);
CREATE INDEX job_application_job_offer_id_state_created_at_id_idx ON job_application USING btree (job_offer_id, state, created_at DESC, id DESC);
CREATE INDEX job_application_job_seeker_id_idx ON job_application USING btree (job_seeker_id);
CREATE UNIQUE INDEX job_name_key ON job USING btree (name);
CREATE INDEX job_offer_active_city_id_created_at_id_idx ON job_offer USING btree (active, city_id, created_at DESC, id DESC);
CREATE INDEX job_offer_active_created_at_id_idx ON job_offer USING btree (active, created_at DESC, id DESC);
CREATE INDEX job_offer_active_employer_id_created_at_id_idx ON job_offer USING btree (active, employer_id, created_at DESC, id DESC);
CREATE INDEX job_offer_active_job_id_city_id_created_at_id_idx ON job_offer USING btree (active, job_id, city_id, created_at DESC, id DESC);
CREATE INDEX job_offer_active_job_id_created_at_id_idx ON job_offer USING btree (active, job_id, created_at DESC, id DESC);
CREATE INDEX job_offer_city_id_created_at_id_idx ON job_offer USING btree (city_id, created_at DESC, id DESC);
CREATE INDEX job_offer_created_at_id_idx ON job_offer USING btree (created_at DESC, id DESC);
CREATE INDEX job_offer_day_day_idx ON job_offer_day USING btree (day);
CREATE UNIQUE INDEX job_offer_employer_id_client_key_key ON job_offer USING btree (employer_id, client_key);
CREATE INDEX job_offer_employer_id_created_at_id_idx ON job_offer USING btree (employer_id, created_at DESC, id DESC);
CREATE INDEX job_offer_expires_at_idx ON job_offer USING btree (expires_at) WHERE active;
CREATE INDEX job_offer_job_id_city_id_created_at_id_idx ON job_offer USING btree (job_id, city_id, created_at DESC, id DESC);
CREATE INDEX job_offer_job_id_created_at_id_idx ON job_offer USING btree (job_id, created_at DESC, id DESC);
CREATE INDEX job_offer_photo_uri_idx ON job_offer USING btree (photo_uri);
CREATE INDEX job_offer_search_text_idx ON job_offer USING gin (search_text gin_trgm_ops);
CREATE UNIQUE INDEX job_offer_slug_key ON job_offer USING btree (slug);
CREATE INDEX job_offer_state_created_at_id_idx ON job_offer USING btree (state, created_at DESC, id DESC);
CREATE UNIQUE INDEX job_reference_job_seeker_id_contact_email_key ON job_reference USING btree (job_seeker_id, contact_email);
CREATE INDEX job_reference_state_reminded_at_asked_at_idx ON job_reference USING btree (state, reminded_at, asked_at);
CREATE UNIQUE INDEX job_slug_key ON job USING btree (slug);
CREATE UNIQUE INDEX language_name_key ON language USING btree (name);
CREATE INDEX message_chat_id_id_idx ON message USING btree (chat_id, id DESC);
CREATE UNIQUE INDEX message_chat_id_user_id_client_id_key ON message USING btree (chat_id, user_id, client_id);
CREATE INDEX message_created_at_idx ON message USING brin (created_at);
CREATE INDEX message_trial_shift_id_idx ON message USING btree (trial_shift_id) WHERE (trial_shift_id IS NOT NULL);
CREATE INDEX message_user_id_idx ON message USING btree (user_id);
CREATE INDEX offer_alert_due_at_idx ON offer_alert USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE UNIQUE INDEX offer_alert_user_id_key ON offer_alert USING btree (user_id);
CREATE INDEX page_view_day_idx ON page_view USING btree (day);
CREATE INDEX pending_sign_up_email_idx ON pending_sign_up USING btree (email);
CREATE INDEX pending_sign_up_expires_at_idx ON pending_sign_up USING btree (expires_at);
CREATE INDEX pending_sign_up_guest_id_idx ON pending_sign_up USING btree (guest_id);
CREATE UNIQUE INDEX pending_sign_up_token_key ON pending_sign_up USING btree (token);
CREATE UNIQUE INDEX pricing_option_currency_recurring_mode_key ON pricing_option USING btree (currency, recurring_mode);
CREATE INDEX profile_day_day_idx ON profile_day USING btree (day);
CREATE UNIQUE INDEX rating_employer_id_job_seeker_id_key ON rating USING btree (employer_id, job_seeker_id);
CREATE INDEX rating_job_seeker_id_created_at_id_idx ON rating USING btree (job_seeker_id, created_at DESC, id DESC);
CREATE INDEX record_edit_user_id_idx ON record_edit USING btree (user_id);
CREATE UNIQUE INDEX reference_refusal_email_key_job_seeker_id_key ON reference_refusal USING btree (email_key, COALESCE(job_seeker_id, 0));
CREATE INDEX reference_refusal_job_seeker_id_idx ON reference_refusal USING btree (job_seeker_id);
CREATE INDEX report_created_at_id_idx ON report USING btree (created_at, id);
CREATE INDEX report_job_offer_id_idx ON report USING btree (job_offer_id);
CREATE INDEX report_message_id_idx ON report USING btree (message_id);
CREATE UNIQUE INDEX report_open_once ON report USING btree (reporter_key, kind, user_id, COALESCE(job_offer_id, 0), COALESCE(message_id, 0), COALESCE(rating_id, 0)) WHERE (state = 'OPEN'::"ReportState");
CREATE INDEX report_rating_id_idx ON report USING btree (rating_id);
CREATE INDEX report_reporter_id_idx ON report USING btree (reporter_id);
CREATE INDEX report_resolver_id_idx ON report USING btree (resolver_id);
CREATE INDEX report_state_created_at_id_idx ON report USING btree (state, created_at, id);
CREATE INDEX report_user_id_created_at_id_idx ON report USING btree (user_id, created_at DESC, id DESC);
CREATE INDEX resumable_upload_created_at_idx ON resumable_upload USING btree (created_at);
CREATE INDEX resumable_upload_part_upload_id_start_idx ON resumable_upload_part USING btree (upload_id, start);
CREATE INDEX resumable_upload_user_id_idx ON resumable_upload USING btree (user_id);
CREATE UNIQUE INDEX review_job_offer_id_key ON review USING btree (job_offer_id);
CREATE UNIQUE INDEX review_job_seeker_id_key ON review USING btree (job_seeker_id);
CREATE INDEX review_reviewer_id_idx ON review USING btree (reviewer_id);
CREATE INDEX review_state_waiting_since_id_idx ON review USING btree (state, waiting_since, id);
CREATE UNIQUE INDEX saved_filter_admin_id_list_name_key ON saved_filter USING btree (admin_id, list, name);
CREATE INDEX saved_job_offer_job_offer_id_idx ON saved_job_offer USING btree (job_offer_id);
CREATE INDEX saved_job_offer_job_seeker_id_created_at_id_idx ON saved_job_offer USING btree (job_seeker_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX saved_job_offer_job_seeker_id_job_offer_id_key ON saved_job_offer USING btree (job_seeker_id, job_offer_id);
CREATE INDEX saved_search_city_id_idx ON saved_search USING btree (city_id);
CREATE INDEX saved_search_due_at_idx ON saved_search USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX saved_search_employer_id_created_at_id_idx ON saved_search USING btree (employer_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX saved_search_employer_id_job_id_city_id_sex_id_experience_i_key ON saved_search USING btree (employer_id, job_id, city_id, sex_id, experience_id) NULLS NOT DISTINCT;
CREATE INDEX saved_search_experience_id_idx ON saved_search USING btree (experience_id);
CREATE INDEX saved_search_job_id_idx ON saved_search USING btree (job_id);
CREATE INDEX saved_search_person_job_seeker_id_idx ON saved_search_person USING btree (job_seeker_id);
CREATE INDEX saved_search_sex_id_idx ON saved_search USING btree (sex_id);
CREATE INDEX search_word_word_idx ON search_word USING gin (word gin_trgm_ops);
CREATE UNIQUE INDEX search_word_word_key ON search_word USING btree (word);
CREATE UNIQUE INDEX session_token_key ON session USING btree (token);
CREATE INDEX session_user_id_idx ON session USING btree (user_id);
CREATE INDEX session_view_as_id_idx ON session USING btree (view_as_id);
CREATE UNIQUE INDEX sex_name_key ON sex USING btree (name);
CREATE INDEX shortlist_entry_employer_id_created_at_id_idx ON shortlist_entry USING btree (employer_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX shortlist_entry_employer_id_job_seeker_id_key ON shortlist_entry USING btree (employer_id, job_seeker_id);
CREATE INDEX shortlist_entry_job_seeker_id_idx ON shortlist_entry USING btree (job_seeker_id);
CREATE UNIQUE INDEX subscription_client_key_key ON subscription USING btree (client_key);
CREATE INDEX subscription_created_at_id_idx ON subscription USING btree (created_at DESC, id DESC);
CREATE INDEX subscription_current_period_end_id_idx ON subscription USING btree (current_period_end, id);
CREATE INDEX subscription_employer_id_created_at_id_idx ON subscription USING btree (employer_id, created_at DESC, id DESC);
CREATE INDEX subscription_employer_id_current_period_end_idx ON subscription USING btree (employer_id, current_period_end DESC);
CREATE INDEX subscription_granted_by_id_idx ON subscription USING btree (granted_by_id);
CREATE UNIQUE INDEX subscription_mail_subscription_id_kind_period_end_key ON subscription_mail USING btree (subscription_id, kind, period_end);
CREATE INDEX subscription_status_current_period_end_idx ON subscription USING btree (status, current_period_end);
CREATE UNIQUE INDEX subscription_stripe_subscription_id_key ON subscription USING btree (stripe_subscription_id);
CREATE UNIQUE INDEX trial_shift_accepted_once ON trial_shift USING btree (COALESCE(root_id, id)) WHERE (state = 'ACCEPTED'::"TrialShiftState");
CREATE INDEX trial_shift_chat_id_id_idx ON trial_shift USING btree (chat_id, id DESC);
CREATE UNIQUE INDEX trial_shift_open_once ON trial_shift USING btree (chat_id) WHERE (state = 'PROPOSED'::"TrialShiftState");
CREATE INDEX trial_shift_root_id_idx ON trial_shift USING btree (root_id);
CREATE INDEX trial_shift_starts_at_idx ON trial_shift USING btree (starts_at) WHERE ((state = 'ACCEPTED'::"TrialShiftState") AND (reminded_at IS NULL));
CREATE UNIQUE INDEX two_factor_user_id_key ON two_factor USING btree (user_id);
CREATE INDEX upload_attached_at_created_at_idx ON upload USING btree (attached_at, created_at);
CREATE INDEX upload_chat_id_idx ON upload USING btree (chat_id);
CREATE INDEX upload_user_id_idx ON upload USING btree (user_id);
CREATE INDEX user_banned_email_idx ON "user" USING btree (lower(email)) WHERE (banned_at IS NOT NULL);
CREATE INDEX user_block_blocked_id_idx ON user_block USING btree (blocked_id);
CREATE UNIQUE INDEX user_block_blocker_id_blocked_id_key ON user_block USING btree (blocker_id, blocked_id);
CREATE INDEX user_city_id_idx ON "user" USING btree (city_id);
CREATE INDEX user_company_page_idx ON "user" USING btree (id) WHERE ((login_email IS NOT NULL) AND (deleted_at IS NULL) AND ((active_offers > 0) OR (about IS NOT NULL)));
CREATE INDEX user_earliest_message_idx ON "user" USING btree (role, last_message_at, id) WHERE (deleted_at IS NULL);
CREATE INDEX user_experience_id_idx ON "user" USING btree (experience_id);
CREATE INDEX user_findable_since_idx ON "user" USING btree (findable_since);
CREATE INDEX user_guest_email_idx ON "user" USING btree (lower(email)) WHERE ((role = 'ROLE_EMPLOYER'::"Role") AND (login_email IS NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX user_guest_key_key ON "user" USING btree (guest_key);
CREATE INDEX user_highest_rate_idx ON "user" USING btree (role, min_rate DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX user_job_id_idx ON "user" USING btree (job_id);
CREATE INDEX user_language_id_idx ON "user" USING btree (language_id);
CREATE INDEX user_least_experience_idx ON "user" USING btree (role, experience_id, id) WHERE (deleted_at IS NULL);
CREATE INDEX user_listed_idx ON "user" USING btree (role, city_id, job_id, experience_id, active, updated) WHERE (deleted_at IS NULL);
CREATE INDEX user_listed_with_photo_idx ON "user" USING btree (role, city_id, job_id, experience_id, active, updated) WHERE ((deleted_at IS NULL) AND (photo_uri IS NOT NULL));
CREATE INDEX user_listed_without_photo_idx ON "user" USING btree (role, city_id, job_id, experience_id, active, updated) WHERE ((deleted_at IS NULL) AND (photo_uri IS NULL));
CREATE UNIQUE INDEX user_login_email_key ON "user" USING btree (login_email);
CREATE INDEX user_native_country_id_idx ON "user" USING btree (native_country_id);
CREATE INDEX user_role_active_city_id_created_at_id_idx ON "user" USING btree (role, active, city_id, created_at DESC, id DESC);
CREATE INDEX user_role_active_city_id_experience_id_id_idx ON "user" USING btree (role, active, city_id, experience_id DESC NULLS LAST, id DESC);
CREATE INDEX user_role_active_city_id_min_rate_id_idx ON "user" USING btree (role, active, city_id, min_rate, id);
CREATE INDEX user_role_active_city_id_popularity_id_idx ON "user" USING btree (role, active, city_id, popularity DESC, id DESC);
CREATE INDEX user_role_active_created_at_id_idx ON "user" USING btree (role, active, created_at DESC, id DESC);
CREATE INDEX user_role_active_job_id_city_id_created_at_id_idx ON "user" USING btree (role, active, job_id, city_id, created_at DESC, id DESC);
CREATE INDEX user_role_active_job_id_city_id_experience_id_id_idx ON "user" USING btree (role, active, job_id, city_id, experience_id DESC NULLS LAST, id DESC);
CREATE INDEX user_role_active_job_id_city_id_min_rate_id_idx ON "user" USING btree (role, active, job_id, city_id, min_rate, id);
CREATE INDEX user_role_active_job_id_city_id_popularity_id_idx ON "user" USING btree (role, active, job_id, city_id, popularity DESC, id DESC);
CREATE INDEX user_role_active_job_id_created_at_id_idx ON "user" USING btree (role, active, job_id, created_at DESC, id DESC);
CREATE INDEX user_role_active_job_id_experience_id_id_idx ON "user" USING btree (role, active, job_id, experience_id DESC NULLS LAST, id DESC);
CREATE INDEX user_role_active_job_id_min_rate_id_idx ON "user" USING btree (role, active, job_id, min_rate, id);
CREATE INDEX user_role_active_job_id_popularity_id_idx ON "user" USING btree (role, active, job_id, popularity DESC, id DESC);
CREATE INDEX user_role_active_min_rate_id_idx ON "user" USING btree (role, active, min_rate, id);
CREATE INDEX user_role_active_popularity_id_idx ON "user" USING btree (role, active, popularity DESC, id DESC);
CREATE INDEX user_role_city_id_created_at_id_idx ON "user" USING btree (role, city_id, created_at DESC, id DESC);
CREATE INDEX user_role_created_at_id_idx ON "user" USING btree (role, created_at DESC, id DESC);
CREATE INDEX user_role_experience_id_id_idx ON "user" USING btree (role, experience_id DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX user_role_last_message_at_id_idx ON "user" USING btree (role, last_message_at DESC NULLS LAST, id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX user_role_min_rate_id_idx ON "user" USING btree (role, min_rate, id) WHERE (deleted_at IS NULL);
CREATE INDEX user_search_head_idx ON "user" USING gin (search_head gin_trgm_ops);
CREATE INDEX user_search_text_idx ON "user" USING gin (search_text gin_trgm_ops);
CREATE INDEX user_search_words_idx ON "user" USING gin (job_id, city_id, search_words) WHERE ((role = 'ROLE_CANDIDATE'::"Role") AND active AND (deleted_at IS NULL));
CREATE INDEX user_sex_id_idx ON "user" USING btree (sex_id);
CREATE UNIQUE INDEX user_stripe_customer_id_key ON "user" USING btree (stripe_customer_id);
CREATE INDEX verification_identifier_idx ON verification USING btree (identifier);
CREATE INDEX webhook_event_processed_at_idx ON webhook_event USING btree (processed_at);

-- Triggers

CREATE TRIGGER account_deleted AFTER DELETE ON account FOR EACH ROW EXECUTE FUNCTION password_changed();
CREATE TRIGGER account_password_changed AFTER UPDATE OF password ON account FOR EACH ROW WHEN ((old.password IS DISTINCT FROM new.password)) EXECUTE FUNCTION password_changed();
CREATE TRIGGER audit_entry_append_only BEFORE DELETE OR UPDATE ON audit_entry FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();

ALTER TABLE audit_entry ENABLE ALWAYS TRIGGER audit_entry_append_only;
CREATE TRIGGER audit_entry_not_emptied BEFORE TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();

ALTER TABLE audit_entry ENABLE ALWAYS TRIGGER audit_entry_not_emptied;
CREATE TRIGGER chat_participant_delivered_position BEFORE UPDATE ON chat_participant FOR EACH ROW WHEN ((new.delivered_message_id < old.delivered_message_id)) EXECUTE FUNCTION chat_participant_keep_delivered_position();
CREATE TRIGGER chat_participant_read_position BEFORE UPDATE ON chat_participant FOR EACH ROW WHEN ((new.read_message_id < old.read_message_id)) EXECUTE FUNCTION chat_participant_keep_read_position();
CREATE TRIGGER count_active_change BEFORE UPDATE ON "user" FOR EACH ROW WHEN (((new.active IS DISTINCT FROM old.active) OR (new.paused_at IS DISTINCT FROM old.paused_at))) EXECUTE FUNCTION count_active_change();
CREATE TRIGGER count_state_change BEFORE UPDATE ON job_offer FOR EACH ROW WHEN (((new.state IS DISTINCT FROM old.state) OR (new.expires_at IS DISTINCT FROM old.expires_at))) EXECUTE FUNCTION count_state_change();
CREATE TRIGGER employer_banned AFTER UPDATE OF banned_at ON "user" FOR EACH ROW WHEN (((new.role = 'ROLE_EMPLOYER'::"Role") AND ((old.banned_at IS NULL) <> (new.banned_at IS NULL)))) EXECUTE FUNCTION count_ratings_of_employer();
CREATE TRIGGER employer_of_job_offers_renamed AFTER UPDATE ON "user" FOR EACH ROW WHEN (((new.role = 'ROLE_EMPLOYER'::"Role") AND ((old.name IS DISTINCT FROM new.name) OR (old.company IS DISTINCT FROM new.company)))) EXECUTE FUNCTION employer_of_job_offers_renamed();
CREATE TRIGGER job_offer_active_changed AFTER UPDATE ON job_offer FOR EACH ROW WHEN (((old.active IS DISTINCT FROM new.active) OR (old.employer_id IS DISTINCT FROM new.employer_id))) EXECUTE FUNCTION job_offer_count_active();
CREATE TRIGGER job_offer_active_made AFTER INSERT OR DELETE ON job_offer FOR EACH ROW EXECUTE FUNCTION job_offer_count_active();
CREATE TRIGGER job_offer_search_text_insert BEFORE INSERT ON job_offer FOR EACH ROW EXECUTE FUNCTION job_offer_search_text();
CREATE TRIGGER job_offer_search_text_update BEFORE UPDATE ON job_offer FOR EACH ROW WHEN ((OLD.employer_id, OLD.slug, OLD.description) IS DISTINCT FROM (NEW.employer_id, NEW.slug, NEW.description)) EXECUTE FUNCTION job_offer_search_text();
CREATE TRIGGER job_reference_texts AFTER INSERT OR DELETE OR UPDATE OF state, sentence ON job_reference FOR EACH ROW EXECUTE FUNCTION keep_reference_texts();
CREATE TRIGGER limit_session BEFORE INSERT OR UPDATE OF created_at, expires_at ON session FOR EACH ROW EXECUTE FUNCTION limit_session();
CREATE TRIGGER rating_added AFTER INSERT ON rating REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_ratings();
CREATE TRIGGER rating_changed AFTER UPDATE ON rating REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_ratings();
CREATE TRIGGER rating_removed AFTER DELETE ON rating REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_ratings();
CREATE TRIGGER review_changed_job_offer AFTER UPDATE OF photo_uri, job_id, city_id, company, max_rate, description, part_time, full_time, hours_per_week, work_times, starts_on, headcount, state ON job_offer FOR EACH ROW EXECUTE FUNCTION review_job_offer();
CREATE TRIGGER review_changed_profile AFTER UPDATE OF name, photo_uri, video_uri, video_transcript, title, job_id, city_id, job_areas, min_rate, part_time, full_time, description, answer1, answer2, answer3, answer4, sex_id, native_country_id, language_id, experience_id, updated, profile_version, reference_texts ON "user" FOR EACH ROW WHEN ((new.role = 'ROLE_CANDIDATE'::"Role")) EXECUTE FUNCTION review_profile();
CREATE TRIGGER review_new_job_offer AFTER INSERT ON job_offer FOR EACH ROW WHEN ((new.state = 'ACTIVE'::"JobOfferState")) EXECUTE FUNCTION review_job_offer();
CREATE TRIGGER review_new_profile AFTER INSERT ON "user" FOR EACH ROW WHEN (((new.role = 'ROLE_CANDIDATE'::"Role") AND new.updated AND (NOT new.active))) EXECUTE FUNCTION review_profile();
CREATE TRIGGER trial_shift_job_seeker BEFORE INSERT ON trial_shift FOR EACH ROW EXECUTE FUNCTION trial_shift_job_seeker();
CREATE TRIGGER upload_attached AFTER INSERT OR UPDATE OF image_uri ON endorsement FOR EACH ROW WHEN ((new.image_uri IS NOT NULL)) EXECUTE FUNCTION upload_attach('image_uri');
CREATE TRIGGER upload_attached AFTER INSERT OR UPDATE OF photo_uri ON job_offer FOR EACH ROW WHEN ((new.photo_uri IS NOT NULL)) EXECUTE FUNCTION upload_attach('photo_uri');
CREATE TRIGGER upload_attached AFTER INSERT ON message FOR EACH ROW WHEN ((num_nonnulls(new.photo_uri, new.document_uri) > 0)) EXECUTE FUNCTION upload_attach('photo_uri', 'document_uri');
CREATE TRIGGER upload_attached AFTER INSERT OR UPDATE OF photo_uri, logo_uri, video_uri, video_poster_uri ON "user" FOR EACH ROW WHEN ((num_nonnulls(new.photo_uri, new.logo_uri, new.video_uri, new.video_poster_uri) > 0)) EXECUTE FUNCTION upload_attach('photo_uri', 'logo_uri', 'video_uri', 'video_poster_uri');
CREATE TRIGGER upload_released AFTER DELETE OR UPDATE OF image_uri ON endorsement FOR EACH ROW WHEN ((old.image_uri IS NOT NULL)) EXECUTE FUNCTION endorsement_release_upload();
CREATE TRIGGER upload_released AFTER DELETE OR UPDATE OF photo_uri ON job_offer FOR EACH ROW WHEN ((old.photo_uri IS NOT NULL)) EXECUTE FUNCTION job_offer_release_upload();
CREATE TRIGGER upload_released AFTER UPDATE OF photo_uri, logo_uri, video_uri, video_poster_uri ON "user" FOR EACH ROW WHEN ((((old.photo_uri IS NOT NULL) AND (old.photo_uri IS DISTINCT FROM new.photo_uri)) OR ((old.logo_uri IS NOT NULL) AND (old.logo_uri IS DISTINCT FROM new.logo_uri)) OR ((old.video_uri IS NOT NULL) AND (old.video_uri IS DISTINCT FROM new.video_uri)) OR ((old.video_poster_uri IS NOT NULL) AND (old.video_poster_uri IS DISTINCT FROM new.video_poster_uri)))) EXECUTE FUNCTION user_release_upload();
CREATE TRIGGER user_keep_badges BEFORE INSERT OR UPDATE OF name, company, whats_app, login_email, email_verified ON "user" FOR EACH ROW EXECUTE FUNCTION keep_badges();
CREATE TRIGGER user_login_email_changed AFTER UPDATE OF login_email ON "user" FOR EACH ROW WHEN ((old.login_email IS DISTINCT FROM new.login_email)) EXECUTE FUNCTION login_email_changed();
CREATE TRIGGER user_search_text_insert BEFORE INSERT ON "user" FOR EACH ROW EXECUTE FUNCTION user_search_text();
CREATE TRIGGER user_search_text_update BEFORE UPDATE ON "user" FOR EACH ROW WHEN ((OLD.name, OLD.email, OLD.title, OLD.description, OLD.job_areas, OLD.company, OLD.whats_app) IS DISTINCT FROM (NEW.name, NEW.email, NEW.title, NEW.description, NEW.job_areas, NEW.company, NEW.whats_app)) EXECUTE FUNCTION user_search_text();
CREATE TRIGGER user_search_words_delete AFTER DELETE ON "user" FOR EACH ROW EXECUTE FUNCTION user_search_words_gone();
CREATE TRIGGER user_search_words_insert BEFORE INSERT ON "user" FOR EACH ROW EXECUTE FUNCTION user_search_words();
CREATE TRIGGER user_search_words_update BEFORE UPDATE ON "user" FOR EACH ROW WHEN ((OLD.role, OLD.name, OLD.title, OLD.description, OLD.job_areas) IS DISTINCT FROM (NEW.role, NEW.name, NEW.title, NEW.description, NEW.job_areas)) EXECUTE FUNCTION user_search_words();

-- References

ALTER TABLE account ADD CONSTRAINT account_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE audit_entry ADD CONSTRAINT audit_entry_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE bulk_action ADD CONSTRAINT bulk_action_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE bulk_action_item ADD CONSTRAINT bulk_action_item_bulk_action_id_fkey FOREIGN KEY (bulk_action_id) REFERENCES bulk_action(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE bulk_action ADD CONSTRAINT bulk_action_retries_id_fkey FOREIGN KEY (retries_id) REFERENCES bulk_action(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE bulk_action ADD CONSTRAINT bulk_action_undoes_id_fkey FOREIGN KEY (undoes_id) REFERENCES bulk_action(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE chat ADD CONSTRAINT chat_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE chat ADD CONSTRAINT chat_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE chat_participant ADD CONSTRAINT chat_participant_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE chat_participant ADD CONSTRAINT chat_participant_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE chat ADD CONSTRAINT chat_support_user_id_fkey FOREIGN KEY (support_user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE city ADD CONSTRAINT city_country_id_fkey FOREIGN KEY (country_id) REFERENCES country(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE contact_request ADD CONSTRAINT contact_request_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE contact_request ADD CONSTRAINT contact_request_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE contact_request ADD CONSTRAINT contact_request_introduced_by_id_fkey FOREIGN KEY (introduced_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE contact_request ADD CONSTRAINT contact_request_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE contact_request ADD CONSTRAINT contact_request_status_id_fkey FOREIGN KEY (status_id) REFERENCES contact_request_status(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE email_message ADD CONSTRAINT email_message_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE email_message ADD CONSTRAINT email_message_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE former_share_link ADD CONSTRAINT former_share_link_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE invoice ADD CONSTRAINT invoice_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscription(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE job_application ADD CONSTRAINT job_application_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE job_application ADD CONSTRAINT job_application_job_offer_id_fkey FOREIGN KEY (job_offer_id) REFERENCES job_offer(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_application ADD CONSTRAINT job_application_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_offer ADD CONSTRAINT job_offer_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE job_offer_day ADD CONSTRAINT job_offer_day_job_offer_id_fkey FOREIGN KEY (job_offer_id) REFERENCES job_offer(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE job_offer ADD CONSTRAINT job_offer_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE job_offer ADD CONSTRAINT job_offer_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE job_reference ADD CONSTRAINT job_reference_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE message ADD CONSTRAINT message_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE message ADD CONSTRAINT message_trial_shift_id_fkey FOREIGN KEY (trial_shift_id) REFERENCES trial_shift(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE message ADD CONSTRAINT message_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE offer_alert ADD CONSTRAINT offer_alert_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pending_email_change ADD CONSTRAINT pending_email_change_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE pending_sign_up ADD CONSTRAINT pending_sign_up_guest_id_fkey FOREIGN KEY (guest_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE phone_code ADD CONSTRAINT phone_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE profile_day ADD CONSTRAINT profile_day_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE rating ADD CONSTRAINT rating_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE rating ADD CONSTRAINT rating_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE record_edit ADD CONSTRAINT record_edit_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE reference_refusal ADD CONSTRAINT reference_refusal_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE report ADD CONSTRAINT report_job_offer_id_fkey FOREIGN KEY (job_offer_id) REFERENCES job_offer(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE report ADD CONSTRAINT report_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE report ADD CONSTRAINT report_rating_id_fkey FOREIGN KEY (rating_id) REFERENCES rating(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE report ADD CONSTRAINT report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE report ADD CONSTRAINT report_resolver_id_fkey FOREIGN KEY (resolver_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE report ADD CONSTRAINT report_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE resumable_upload_part ADD CONSTRAINT resumable_upload_part_upload_id_fkey FOREIGN KEY (upload_id) REFERENCES resumable_upload(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE resumable_upload ADD CONSTRAINT resumable_upload_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE review ADD CONSTRAINT review_job_offer_id_fkey FOREIGN KEY (job_offer_id) REFERENCES job_offer(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE review ADD CONSTRAINT review_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE review ADD CONSTRAINT review_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE saved_filter ADD CONSTRAINT saved_filter_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_job_offer ADD CONSTRAINT saved_job_offer_job_offer_id_fkey FOREIGN KEY (job_offer_id) REFERENCES job_offer(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_job_offer ADD CONSTRAINT saved_job_offer_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_search ADD CONSTRAINT saved_search_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_search ADD CONSTRAINT saved_search_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_search ADD CONSTRAINT saved_search_experience_id_fkey FOREIGN KEY (experience_id) REFERENCES experience(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_search ADD CONSTRAINT saved_search_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_search_person ADD CONSTRAINT saved_search_person_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_search_person ADD CONSTRAINT saved_search_person_saved_search_id_fkey FOREIGN KEY (saved_search_id) REFERENCES saved_search(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE saved_search ADD CONSTRAINT saved_search_sex_id_fkey FOREIGN KEY (sex_id) REFERENCES sex(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE session ADD CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE session ADD CONSTRAINT session_view_as_id_fkey FOREIGN KEY (view_as_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE shortlist_entry ADD CONSTRAINT shortlist_entry_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE shortlist_entry ADD CONSTRAINT shortlist_entry_job_seeker_id_fkey FOREIGN KEY (job_seeker_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE subscription ADD CONSTRAINT subscription_employer_id_fkey FOREIGN KEY (employer_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE subscription ADD CONSTRAINT subscription_granted_by_id_fkey FOREIGN KEY (granted_by_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE subscription_mail ADD CONSTRAINT subscription_mail_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscription(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE trial_shift ADD CONSTRAINT trial_shift_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE trial_shift ADD CONSTRAINT trial_shift_root_id_fkey FOREIGN KEY (root_id) REFERENCES trial_shift(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE two_factor ADD CONSTRAINT two_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE upload ADD CONSTRAINT upload_chat_id_fkey FOREIGN KEY (chat_id) REFERENCES chat(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE upload ADD CONSTRAINT upload_user_id_fkey FOREIGN KEY (user_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE user_block ADD CONSTRAINT user_block_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE user_block ADD CONSTRAINT user_block_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES "user"(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE "user" ADD CONSTRAINT user_city_id_fkey FOREIGN KEY (city_id) REFERENCES city(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "user" ADD CONSTRAINT user_experience_id_fkey FOREIGN KEY (experience_id) REFERENCES experience(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "user" ADD CONSTRAINT user_job_id_fkey FOREIGN KEY (job_id) REFERENCES job(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "user" ADD CONSTRAINT user_language_id_fkey FOREIGN KEY (language_id) REFERENCES language(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "user" ADD CONSTRAINT user_native_country_id_fkey FOREIGN KEY (native_country_id) REFERENCES country(id) ON UPDATE CASCADE ON DELETE RESTRICT;
ALTER TABLE "user" ADD CONSTRAINT user_sex_id_fkey FOREIGN KEY (sex_id) REFERENCES sex(id) ON UPDATE CASCADE ON DELETE RESTRICT;

RESET check_function_bodies;

-- The queue that mails go out by. Its tables are pg-boss's own, version 24 of its schema, as
-- PgBoss.getConstructionPlans() gives them; a later pg-boss says with getMigrationPlans() what the next migration has to do.
CREATE SCHEMA IF NOT EXISTS pgboss;

CREATE TYPE pgboss.job_state AS ENUM (
  'created',
  'retry',
  'active',
  'completed',
  'cancelled',
  'failed'
);

CREATE TABLE pgboss.version (
  version int primary key,
  maintained_on timestamp with time zone,
  cron_on timestamp with time zone,
  monitored_on timestamp with time zone
);

CREATE TABLE pgboss.queue (
  name text,
  policy text,
  retry_limit int,
  retry_delay int,
  retry_backoff bool,
  expire_seconds int,
  retention_minutes int,
  dead_letter text REFERENCES pgboss.queue (name),
  partition_name text,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

CREATE TABLE pgboss.schedule (
  name text REFERENCES pgboss.queue ON DELETE CASCADE,
  cron text not null,
  timezone text,
  data jsonb,
  options jsonb,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY (name)
);

CREATE TABLE pgboss.subscription (
  event text not null,
  name text not null REFERENCES pgboss.queue ON DELETE CASCADE,
  created_on timestamp with time zone not null default now(),
  updated_on timestamp with time zone not null default now(),
  PRIMARY KEY(event, name)
);

CREATE TABLE pgboss.job (
  id uuid not null default gen_random_uuid(),
  name text not null,
  priority integer not null default(0),
  data jsonb,
  state pgboss.job_state not null default('created'),
  retry_limit integer not null default(2),
  retry_count integer not null default(0),
  retry_delay integer not null default(0),
  retry_backoff boolean not null default false,
  start_after timestamp with time zone not null default now(),
  started_on timestamp with time zone,
  singleton_key text,
  singleton_on timestamp without time zone,
  expire_in interval not null default interval '15 minutes',
  created_on timestamp with time zone not null default now(),
  completed_on timestamp with time zone,
  keep_until timestamp with time zone NOT NULL default now() + interval '14 days',
  output jsonb,
  dead_letter text,
  policy text
) PARTITION BY LIST (name);
ALTER TABLE pgboss.job ADD PRIMARY KEY (name, id);
CREATE TABLE pgboss.archive (LIKE pgboss.job);
ALTER TABLE pgboss.archive ADD PRIMARY KEY (name, id);
ALTER TABLE pgboss.archive ADD archived_on timestamptz NOT NULL DEFAULT now();
CREATE INDEX archive_i1 ON pgboss.archive(archived_on);

CREATE FUNCTION pgboss.create_queue(queue_name text, options json)
RETURNS VOID AS
$$
DECLARE
  table_name varchar := 'j' || encode(sha224(queue_name::bytea), 'hex');
  queue_created_on timestamptz;
BEGIN

  WITH q as (
  INSERT INTO pgboss.queue (
    name,
    policy,
    retry_limit,
    retry_delay,
    retry_backoff,
    expire_seconds,
    retention_minutes,
    dead_letter,
    partition_name
  )
  VALUES (
    queue_name,
    options->>'policy',
    (options->>'retryLimit')::int,
    (options->>'retryDelay')::int,
    (options->>'retryBackoff')::bool,
    (options->>'expireInSeconds')::int,
    (options->>'retentionMinutes')::int,
    options->>'deadLetter',
    table_name
  )
  ON CONFLICT DO NOTHING
  RETURNING created_on
  )
  SELECT created_on into queue_created_on from q;

  IF queue_created_on IS NULL THEN
    RETURN;
  END IF;

  EXECUTE format('CREATE TABLE pgboss.%I (LIKE pgboss.job INCLUDING DEFAULTS)', table_name);

  EXECUTE format('ALTER TABLE pgboss.%1$I ADD PRIMARY KEY (name, id)', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT q_fkey FOREIGN KEY (name) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('ALTER TABLE pgboss.%1$I ADD CONSTRAINT dlq_fkey FOREIGN KEY (dead_letter) REFERENCES pgboss.queue (name) ON DELETE RESTRICT DEFERRABLE INITIALLY DEFERRED', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i1 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''created'' AND policy = ''short''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i2 ON pgboss.%1$I (name, COALESCE(singleton_key, '''')) WHERE state = ''active'' AND policy = ''singleton''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i3 ON pgboss.%1$I (name, state, COALESCE(singleton_key, '''')) WHERE state <= ''active'' AND policy = ''stately''', table_name);
  EXECUTE format('CREATE UNIQUE INDEX %1$s_i4 ON pgboss.%1$I (name, singleton_on, COALESCE(singleton_key, '''')) WHERE state <> ''cancelled'' AND singleton_on IS NOT NULL', table_name);
  EXECUTE format('CREATE INDEX %1$s_i5 ON pgboss.%1$I (name, start_after) INCLUDE (priority, created_on, id) WHERE state < ''active''', table_name);

  EXECUTE format('ALTER TABLE pgboss.%I ADD CONSTRAINT cjc CHECK (name=%L)', table_name, queue_name);
  EXECUTE format('ALTER TABLE pgboss.job ATTACH PARTITION pgboss.%I FOR VALUES IN (%L)', table_name, queue_name);
END;
$$
LANGUAGE plpgsql;

CREATE FUNCTION pgboss.delete_queue(queue_name text)
RETURNS VOID AS
$$
DECLARE
  table_name varchar;
BEGIN
  WITH deleted as (
    DELETE FROM pgboss.queue
    WHERE name = queue_name
    RETURNING partition_name
  )
  SELECT partition_name from deleted INTO table_name;

  EXECUTE format('DROP TABLE IF EXISTS pgboss.%I', table_name);
END;
$$
LANGUAGE plpgsql;

INSERT INTO pgboss.version(version) VALUES ('24');

-- A queue for each kind of job.
SELECT pgboss.create_queue('account-mail', '{"policy": "standard"}');
SELECT pgboss.create_queue('activation-mail', '{"policy": "standard"}');
SELECT pgboss.create_queue('admin-email', '{"policy": "standard"}');
SELECT pgboss.create_queue('ban-mail', '{"policy": "standard"}');
SELECT pgboss.create_queue('ban-subscription', '{"policy": "standard"}');
SELECT pgboss.create_queue('bulk-action', '{"policy": "standard"}');
SELECT pgboss.create_queue('customer-removal', '{"policy": "standard"}');
SELECT pgboss.create_queue('import-mail', '{"policy": "standard"}');
SELECT pgboss.create_queue('message-mail', '{"policy": "standard"}');
SELECT pgboss.create_queue('offer-alert', '{"policy": "standard"}');
SELECT pgboss.create_queue('offer-expiry', '{"policy": "standard"}');
SELECT pgboss.create_queue('payment-outcome', '{"policy": "short"}');
SELECT pgboss.create_queue('receipt-mail', '{"policy": "standard"}');
SELECT pgboss.create_queue('reference-mail', '{"policy": "standard"}');
SELECT pgboss.create_queue('rejection-mail', '{"policy": "standard"}');
SELECT pgboss.create_queue('revoked-access', '{"policy": "standard"}');
SELECT pgboss.create_queue('saved-search', '{"policy": "standard"}');
SELECT pgboss.create_queue('subscription-mail', '{"policy": "standard"}');
SELECT pgboss.create_queue('trial-reminder', '{"policy": "standard"}');
