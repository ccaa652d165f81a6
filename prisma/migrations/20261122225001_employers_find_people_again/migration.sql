-- AlterTable
ALTER TABLE "user" ADD COLUMN     "findable_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "saved_search" (
    "id" SERIAL NOT NULL,
    "employer_id" INTEGER NOT NULL,
    "job_id" INTEGER,
    "city_id" INTEGER,
    "sex_id" INTEGER,
    "experience_id" INTEGER,
    "frequency" "AlertFrequency" NOT NULL,
    "due_at" TIMESTAMPTZ(3),
    "covered_until" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_search_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "saved_search_person" (
    "saved_search_id" INTEGER NOT NULL,
    "job_seeker_id" INTEGER NOT NULL,
    "mailed_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_search_person_pkey" PRIMARY KEY ("saved_search_id","job_seeker_id")
);

-- CreateTable
CREATE TABLE "shortlist_entry" (
    "id" SERIAL NOT NULL,
    "employer_id" INTEGER NOT NULL,
    "job_seeker_id" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shortlist_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_search_employer_id_created_at_id_idx" ON "saved_search"("employer_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "saved_search_job_id_idx" ON "saved_search"("job_id");

-- CreateIndex
CREATE INDEX "saved_search_city_id_idx" ON "saved_search"("city_id");

-- CreateIndex
CREATE INDEX "saved_search_sex_id_idx" ON "saved_search"("sex_id");

-- CreateIndex
CREATE INDEX "saved_search_experience_id_idx" ON "saved_search"("experience_id");

-- CreateIndex
CREATE INDEX "saved_search_due_at_idx" ON "saved_search"("due_at") WHERE "due_at" IS NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "saved_search_employer_id_job_id_city_id_sex_id_experience_i_key" ON "saved_search"("employer_id", "job_id", "city_id", "sex_id", "experience_id") NULLS NOT DISTINCT;

-- CreateIndex
CREATE INDEX "saved_search_person_job_seeker_id_idx" ON "saved_search_person"("job_seeker_id");

-- CreateIndex
CREATE INDEX "shortlist_entry_employer_id_created_at_id_idx" ON "shortlist_entry"("employer_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "shortlist_entry_job_seeker_id_idx" ON "shortlist_entry"("job_seeker_id");

-- CreateIndex
CREATE UNIQUE INDEX "shortlist_entry_employer_id_job_seeker_id_key" ON "shortlist_entry"("employer_id", "job_seeker_id");

-- CreateIndex
CREATE INDEX "user_findable_since_idx" ON "user"("findable_since");

-- AddForeignKey
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "city"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_sex_id_fkey" FOREIGN KEY ("sex_id") REFERENCES "sex"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_experience_id_fkey" FOREIGN KEY ("experience_id") REFERENCES "experience"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_search_person" ADD CONSTRAINT "saved_search_person_saved_search_id_fkey" FOREIGN KEY ("saved_search_id") REFERENCES "saved_search"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "saved_search_person" ADD CONSTRAINT "saved_search_person_job_seeker_id_fkey" FOREIGN KEY ("job_seeker_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shortlist_entry" ADD CONSTRAINT "shortlist_entry_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shortlist_entry" ADD CONSTRAINT "shortlist_entry_job_seeker_id_fkey" FOREIGN KEY ("job_seeker_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot express.
ALTER TABLE "saved_search" ADD CONSTRAINT "saved_search_due_check" CHECK (("frequency" = 'OFF') = ("due_at" IS NULL));

-- Profiles from before are not new to any search.
UPDATE "user" SET "findable_since" = "created_at" WHERE "role" = 'ROLE_CANDIDATE';

-- The queue of alerts about saved searches.
SELECT pgboss.create_queue('saved-search', '{"policy": "standard"}');
