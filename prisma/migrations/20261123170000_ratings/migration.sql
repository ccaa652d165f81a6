CREATE TABLE "rating" (
    "id" SERIAL NOT NULL,
    "employer_id" INTEGER NOT NULL,
    "job_seeker_id" INTEGER NOT NULL,
    "stars" SMALLINT NOT NULL,
    "text" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,
    "reply" TEXT,
    "replied_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),

    CONSTRAINT "rating_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "rating_stars" CHECK ("stars" BETWEEN 1 AND 5),
    CONSTRAINT "rating_replied_at" CHECK (("reply" IS NULL) = ("replied_at" IS NULL)),
    CONSTRAINT "rating_of_another" CHECK ("employer_id" <> "job_seeker_id")
);

-- An employer rates a job seeker once.
CREATE UNIQUE INDEX "rating_employer_id_job_seeker_id_key" ON "rating"("employer_id", "job_seeker_id");
CREATE INDEX "rating_job_seeker_id_created_at_id_idx" ON "rating"("job_seeker_id", "created_at" DESC, "id" DESC);
ALTER TABLE "rating" ADD CONSTRAINT "rating_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rating" ADD CONSTRAINT "rating_job_seeker_id_fkey" FOREIGN KEY ("job_seeker_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "user" ADD COLUMN "rating_count" INTEGER NOT NULL DEFAULT 0, ADD COLUMN "rating_stars" INTEGER NOT NULL DEFAULT 0;

-- Counts the public ratings of these job seekers. Their rows are locked first, in order, so that the count sees what is committed.
CREATE FUNCTION count_ratings(job_seekers integer[]) RETURNS void LANGUAGE plpgsql AS $$
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

CREATE FUNCTION count_changed_ratings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_ratings(array(SELECT DISTINCT job_seeker_id FROM changed ORDER BY 1));
  RETURN NULL;
END $$;

CREATE TRIGGER "rating_added" AFTER INSERT ON "rating" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_ratings();
CREATE TRIGGER "rating_changed" AFTER UPDATE ON "rating" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_ratings();
CREATE TRIGGER "rating_removed" AFTER DELETE ON "rating" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION count_changed_ratings();

-- The ratings of a banned employer are not public.
CREATE FUNCTION count_ratings_of_employer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM count_ratings(array(SELECT job_seeker_id FROM rating WHERE employer_id = NEW.id ORDER BY 1));
  RETURN NULL;
END $$;

CREATE TRIGGER "employer_banned" AFTER UPDATE OF "banned_at" ON "user" FOR EACH ROW
  WHEN (NEW.role = 'ROLE_EMPLOYER' AND (OLD.banned_at IS NULL) <> (NEW.banned_at IS NULL))
  EXECUTE FUNCTION count_ratings_of_employer();

-- Ratings can be reported. The new kind cannot be named in the transaction that adds it, except as text.
ALTER TYPE "ReportKind" ADD VALUE 'RATING';
ALTER TABLE "report" ADD COLUMN "rating_id" INTEGER;
ALTER TABLE "report" DROP CONSTRAINT "report_names_its_thing", ADD CONSTRAINT "report_names_its_thing" CHECK (
  ("kind" = 'JOB_OFFER') = ("job_offer_id" IS NOT NULL) AND ("kind" = 'MESSAGE') = ("message_id" IS NOT NULL)
  AND ("kind"::text = 'RATING') = ("rating_id" IS NOT NULL)
);
CREATE INDEX "report_rating_id_idx" ON "report"("rating_id");
ALTER TABLE "report" ADD CONSTRAINT "report_rating_id_fkey" FOREIGN KEY ("rating_id") REFERENCES "rating"("id") ON DELETE CASCADE ON UPDATE CASCADE;
DROP INDEX "report_open_once";
CREATE UNIQUE INDEX "report_open_once" ON "report"
  ("reporter_key", "kind", "user_id", coalesce("job_offer_id", 0), coalesce("message_id", 0), coalesce("rating_id", 0))
  WHERE "state" = 'OPEN';
