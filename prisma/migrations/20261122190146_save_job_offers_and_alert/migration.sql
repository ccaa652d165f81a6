-- CreateEnum
CREATE TYPE "AlertFrequency" AS ENUM ('OFF', 'DAILY', 'WEEKLY');

-- CreateTable
CREATE TABLE "saved_job_offer" (
    "id" SERIAL NOT NULL,
    "job_seeker_id" INTEGER NOT NULL,
    "job_offer_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_job_offer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "offer_alert" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "frequency" "AlertFrequency" NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "covered_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "offer_alert_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_job_offer_job_seeker_id_created_at_id_idx" ON "saved_job_offer"("job_seeker_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "saved_job_offer_job_offer_id_idx" ON "saved_job_offer"("job_offer_id");

-- CreateIndex
CREATE UNIQUE INDEX "saved_job_offer_job_seeker_id_job_offer_id_key" ON "saved_job_offer"("job_seeker_id", "job_offer_id");

-- CreateIndex
CREATE UNIQUE INDEX "offer_alert_user_id_key" ON "offer_alert"("user_id");

-- CreateIndex
CREATE INDEX "offer_alert_due_at_idx" ON "offer_alert"("due_at") WHERE "due_at" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "saved_job_offer" ADD CONSTRAINT "saved_job_offer_job_seeker_id_fkey" FOREIGN KEY ("job_seeker_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_job_offer" ADD CONSTRAINT "saved_job_offer_job_offer_id_fkey" FOREIGN KEY ("job_offer_id") REFERENCES "job_offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "offer_alert" ADD CONSTRAINT "offer_alert_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.
ALTER TABLE "offer_alert" ADD CONSTRAINT "offer_alert_due_check" CHECK (("frequency" = 'OFF') = ("due_at" IS NULL));

-- The queue of alerts about new job offers.
SELECT pgboss.create_queue('offer-alert', '{"policy": "standard"}');
