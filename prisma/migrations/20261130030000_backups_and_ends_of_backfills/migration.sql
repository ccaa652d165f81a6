-- What /metrics says of backups, whichever machine they are made on.
CREATE TABLE "backup_state" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "watched_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "succeeded_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),

    CONSTRAINT "backup_state_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "backup_state_single_check" CHECK ("id" = 1)
);
INSERT INTO "backup_state" DEFAULT VALUES;

-- Rows that are newer than a backfill need none of it.
ALTER TABLE "backfill" ADD COLUMN "up_to_id" INTEGER;
