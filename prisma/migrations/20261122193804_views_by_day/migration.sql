-- CreateTable
CREATE TABLE "profile_day" (
    "job_seeker_id" INTEGER NOT NULL,
    "day" DATE NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "profile_day_pkey" PRIMARY KEY ("job_seeker_id","day")
);

-- CreateIndex
CREATE INDEX "profile_day_day_idx" ON "profile_day"("day");

-- AddForeignKey
ALTER TABLE "profile_day" ADD CONSTRAINT "profile_day_job_seeker_id_fkey" FOREIGN KEY ("job_seeker_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
