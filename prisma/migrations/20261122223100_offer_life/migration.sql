-- CreateEnum
CREATE TYPE "JobOfferState" AS ENUM ('DRAFT', 'ACTIVE', 'FILLED', 'EXPIRED');

-- AlterTable
ALTER TABLE "job_offer" ADD COLUMN     "company" TEXT,
ADD COLUMN     "expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "full_time" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "headcount" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "hours_per_week" INTEGER,
ADD COLUMN     "part_time" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "published_at" TIMESTAMPTZ(3),
ADD COLUMN     "starts_on" DATE,
ADD COLUMN     "state" "JobOfferState" NOT NULL DEFAULT 'DRAFT',
ADD COLUMN     "work_times" TEXT;

-- What follows is beyond Prisma's language.

-- Stored offers have been public. Active ones stay so for a whole period; the others are what their employers have taken back.
UPDATE "job_offer" SET published_at = created_at;
UPDATE "job_offer" SET state = 'ACTIVE', expires_at = now() + interval '30 days' WHERE active;

-- The old column becomes one that follows the state. Its indexes go with it and are made again below.
DROP TRIGGER job_offer_active_changed ON "job_offer";
ALTER TABLE "job_offer" DROP COLUMN "active";
ALTER TABLE "job_offer" ADD COLUMN "active" BOOLEAN NOT NULL GENERATED ALWAYS AS (state = 'ACTIVE') STORED;

CREATE TRIGGER job_offer_active_changed AFTER UPDATE ON "job_offer"
FOR EACH ROW WHEN ((OLD.active, OLD.employer_id) IS DISTINCT FROM (NEW.active, NEW.employer_id))
EXECUTE FUNCTION job_offer_count_active();

CREATE INDEX "job_offer_active_created_at_id_idx" ON "job_offer"("active", "created_at" DESC, "id" DESC);
CREATE INDEX "job_offer_active_job_id_created_at_id_idx" ON "job_offer"("active", "job_id", "created_at" DESC, "id" DESC);
CREATE INDEX "job_offer_active_job_id_city_id_created_at_id_idx" ON "job_offer"("active", "job_id", "city_id", "created_at" DESC, "id" DESC);
CREATE INDEX "job_offer_active_city_id_created_at_id_idx" ON "job_offer"("active", "city_id", "created_at" DESC, "id" DESC);
CREATE INDEX "job_offer_active_employer_id_created_at_id_idx" ON "job_offer"("active", "employer_id", "created_at" DESC, "id" DESC);

-- What expires: active offers only.
CREATE INDEX "job_offer_expires_at_idx" ON "job_offer"("expires_at") WHERE active;

ALTER TABLE "job_offer"
  ADD CONSTRAINT "job_offer_ends_unless_draft" CHECK ((state = 'DRAFT') = (expires_at IS NULL)),
  ADD CONSTRAINT "job_offer_published_unless_draft" CHECK (state = 'DRAFT' OR published_at IS NOT NULL),
  ADD CONSTRAINT "job_offer_hours_per_week_check" CHECK (hours_per_week BETWEEN 1 AND 80),
  ADD CONSTRAINT "job_offer_headcount_check" CHECK (headcount BETWEEN 1 AND 99);
