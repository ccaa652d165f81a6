-- AlterTable
ALTER TABLE "contact_request" ALTER COLUMN "weighs" SET DEFAULT false;

-- CreateTable
CREATE TABLE "profile_view" (
    "key" TEXT NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "profile_view_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "profile_view_day_idx" ON "profile_view"("day");


-- Of several requests that one employer sent to one job seeker, the latest weighs; the popularity loses the others' weight.
WITH extra AS (
  UPDATE contact_request earlier SET weighs = false
  WHERE earlier.weighs AND EXISTS (
    SELECT FROM contact_request later
    WHERE later.employer_id = earlier.employer_id AND later.job_seeker_id = earlier.job_seeker_id AND later.weighs
      AND (later.activated_at, later.id) > (earlier.activated_at, earlier.id)
  ) RETURNING earlier.job_seeker_id
), counted AS (
  SELECT job_seeker_id, count(*)::int AS requests FROM extra GROUP BY job_seeker_id
)
UPDATE "user" SET popularity = greatest(0, popularity - 10 * requests)
FROM counted WHERE "user".id = counted.job_seeker_id;

ALTER TABLE contact_request ADD CONSTRAINT contact_request_weighs_once
  EXCLUDE USING btree (employer_id WITH =, job_seeker_id WITH =) WHERE (weighs);
