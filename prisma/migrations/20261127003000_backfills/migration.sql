-- What migrations leave to do for the rows that are there already, batch by batch: server/database/backfill/backfills.sql.ts.
CREATE TABLE "backfill" (
    "name" TEXT NOT NULL,
    "last_id" INTEGER NOT NULL DEFAULT 0,
    "rows_done" INTEGER NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "backfill_pkey" PRIMARY KEY ("name")
);

-- An empty text asks for a new one.
CREATE OR REPLACE TRIGGER user_search_text_update BEFORE UPDATE ON "user"
FOR EACH ROW WHEN (NEW.search_text = '' OR
  (OLD.name, OLD.email, OLD.title, OLD.description, OLD.job_areas, OLD.company, OLD.whats_app)
  IS DISTINCT FROM (NEW.name, NEW.email, NEW.title, NEW.description, NEW.job_areas, NEW.company, NEW.whats_app))
EXECUTE FUNCTION user_search_text();

-- The forms of the migration before this one.
INSERT INTO "backfill" ("name") VALUES ('search-texts-of-people'), ('search-texts-of-job-offers');
