-- CreateEnum
CREATE TYPE "JobApplicationState" AS ENUM ('NEW', 'IN_TALK', 'HIRED', 'DECLINED');

-- CreateTable
CREATE TABLE "job_application" (
    "id" SERIAL NOT NULL,
    "job_offer_id" INTEGER NOT NULL,
    "job_seeker_id" INTEGER NOT NULL,
    "chat_id" INTEGER NOT NULL,
    "state" "JobApplicationState" NOT NULL DEFAULT 'NEW',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_application_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "job_application_job_offer_id_created_at_id_idx" ON "job_application"("job_offer_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_application_job_offer_id_state_created_at_id_idx" ON "job_application"("job_offer_id", "state", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "job_application_job_seeker_id_idx" ON "job_application"("job_seeker_id");

-- CreateIndex
CREATE INDEX "job_application_chat_id_idx" ON "job_application"("chat_id");

-- CreateIndex
CREATE UNIQUE INDEX "job_application_job_offer_id_job_seeker_id_key" ON "job_application"("job_offer_id", "job_seeker_id");

-- AddForeignKey
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_job_offer_id_fkey" FOREIGN KEY ("job_offer_id") REFERENCES "job_offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_job_seeker_id_fkey" FOREIGN KEY ("job_seeker_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_application" ADD CONSTRAINT "job_application_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The applications so far: the message of each names its offer.
INSERT INTO "job_application" ("job_offer_id", "job_seeker_id", "chat_id", "state", "created_at", "updated_at")
SELECT "offer"."id", "message"."user_id", "chat"."id",
       CASE
         WHEN EXISTS (
           SELECT FROM "message" AS "answer"
           WHERE "answer"."chat_id" = "chat"."id"
             AND "answer"."user_id" = "offer"."employer_id"
             AND "answer"."id" > "message"."id"
         ) THEN 'IN_TALK'
         ELSE 'NEW'
       END::"JobApplicationState",
       "message"."created_at", "message"."created_at"
FROM "message"
JOIN "chat" ON "chat"."id" = "message"."chat_id" AND "chat"."job_seeker_id" = "message"."user_id"
JOIN "job_offer" AS "offer"
  ON "offer"."id" = substring("message"."client_id" FROM '^job-offer-(\d{1,9})$')::int
 AND "offer"."employer_id" = "chat"."employer_id"
ON CONFLICT DO NOTHING;
