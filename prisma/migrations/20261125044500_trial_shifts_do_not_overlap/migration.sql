-- A job seeker is in one place at a time: no two accepted trial shifts of one overlap.
CREATE EXTENSION IF NOT EXISTS btree_gist;

ALTER TABLE "trial_shift" ADD COLUMN "job_seeker_id" INTEGER;

-- In UTC, because an index needs an expression that no setting changes.
CREATE FUNCTION trial_shift_time(starts_at timestamptz, minutes integer) RETURNS tsrange
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN tsrange(starts_at AT TIME ZONE 'UTC', (starts_at AT TIME ZONE 'UTC') + make_interval(mins => minutes));

-- Shifts that were accepted before this rule and overlap an earlier one stay as they are, outside of the rule.
UPDATE "trial_shift" shift SET "job_seeker_id" = chat."job_seeker_id"
FROM "chat"
WHERE chat."id" = shift."chat_id" AND NOT (shift."state" = 'ACCEPTED' AND EXISTS (
  SELECT FROM "trial_shift" earlier JOIN "chat" other ON other."id" = earlier."chat_id"
  WHERE other."job_seeker_id" = chat."job_seeker_id" AND earlier."state" = 'ACCEPTED' AND earlier."id" < shift."id"
    AND trial_shift_time(earlier."starts_at", earlier."minutes") && trial_shift_time(shift."starts_at", shift."minutes")
));

ALTER TABLE "trial_shift" ADD CONSTRAINT "trial_shift_no_overlap" EXCLUDE USING gist (
  "job_seeker_id" WITH =,
  trial_shift_time("starts_at", "minutes") WITH &&
) WHERE ("state" = 'ACCEPTED');

CREATE FUNCTION trial_shift_job_seeker() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  SELECT job_seeker_id INTO NEW.job_seeker_id FROM chat WHERE id = NEW.chat_id;
  RETURN NEW;
END
$$;

CREATE TRIGGER trial_shift_job_seeker BEFORE INSERT ON "trial_shift"
FOR EACH ROW EXECUTE FUNCTION trial_shift_job_seeker();
