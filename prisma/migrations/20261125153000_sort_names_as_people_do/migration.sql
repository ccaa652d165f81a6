-- Lists are sorted by these names, and their pages compare with the same collation: São Paulo stands before Sydney, in a
-- database of any locale. Their indexes follow.
ALTER TABLE "job" ALTER COLUMN "name" TYPE text COLLATE "und-x-icu";
ALTER TABLE "city" ALTER COLUMN "name" TYPE text COLLATE "und-x-icu";
ALTER TABLE "country" ALTER COLUMN "name" TYPE text COLLATE "und-x-icu";
ALTER TABLE "language" ALTER COLUMN "name" TYPE text COLLATE "und-x-icu";
ALTER TABLE "sex" ALTER COLUMN "name" TYPE text COLLATE "und-x-icu";
ALTER TABLE "experience" ALTER COLUMN "name" TYPE text COLLATE "und-x-icu";
ALTER TABLE "email_template" ALTER COLUMN "name" TYPE text COLLATE "und-x-icu";
ALTER TABLE "saved_filter" ALTER COLUMN "name" TYPE text COLLATE "und-x-icu";
