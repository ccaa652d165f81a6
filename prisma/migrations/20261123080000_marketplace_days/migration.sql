-- What happened on each day that is over, so that the overview of the back office does not count millions of rows.
CREATE TYPE "MarketplaceEvent" AS ENUM ('JOB_SEEKER', 'EMPLOYER', 'CONTACT_REQUEST', 'MESSAGE');

CREATE TABLE "marketplace_day" (
    "day" DATE NOT NULL,
    "event" "MarketplaceEvent" NOT NULL,
    "city_id" INTEGER NOT NULL,
    "job_id" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "marketplace_day_pkey" PRIMARY KEY ("day", "event", "city_id", "job_id")
);

-- Messages are stored in the order of time, so a small index finds those of a day.
CREATE INDEX "message_created_at_idx" ON "message" USING brin ("created_at");

-- Mails that were not accepted, which are few.
CREATE INDEX "email_message_ko_idx" ON "email_message" ("created_at") WHERE "status" = 'ko';
