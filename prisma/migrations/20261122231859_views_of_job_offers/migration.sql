-- The keys of views are for pages of any kind.
ALTER TABLE "profile_view" RENAME TO "page_view";
ALTER TABLE "page_view" RENAME CONSTRAINT "profile_view_pkey" TO "page_view_pkey";
ALTER INDEX "profile_view_day_idx" RENAME TO "page_view_day_idx";

-- CreateTable
CREATE TABLE "job_offer_day" (
    "job_offer_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "job_offer_day_pkey" PRIMARY KEY ("job_offer_id","day")
);

-- CreateIndex
CREATE INDEX "job_offer_day_day_idx" ON "job_offer_day"("day");

-- AddForeignKey
ALTER TABLE "job_offer_day" ADD CONSTRAINT "job_offer_day_job_offer_id_fkey" FOREIGN KEY ("job_offer_id") REFERENCES "job_offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
