CREATE TYPE "TrialShiftState" AS ENUM ('PROPOSED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'REPLACED', 'CANCELLED');
CREATE TYPE "ChatOutcome" AS ENUM ('HIRED', 'DECLINED');

CREATE TABLE "trial_shift" (
    "id" SERIAL NOT NULL,
    "chat_id" INTEGER NOT NULL,
    "proposed_by" "ShareLinkSide" NOT NULL,
    "state" "TrialShiftState" NOT NULL DEFAULT 'PROPOSED',
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "minutes" INTEGER NOT NULL,
    "time_zone" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "place" TEXT,
    "note" TEXT,
    "root_id" INTEGER,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "answered_at" TIMESTAMPTZ(3),
    "reminded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "trial_shift_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "trial_shift_minutes" CHECK ("minutes" BETWEEN 30 AND 960),
    CONSTRAINT "trial_shift_rate" CHECK ("rate" > 0),
    CONSTRAINT "trial_shift_sequence" CHECK ("sequence" >= 0),
    CONSTRAINT "trial_shift_answered_at" CHECK ("state" NOT IN ('ACCEPTED', 'DECLINED', 'CANCELLED') OR "answered_at" IS NOT NULL)
);

CREATE INDEX "trial_shift_chat_id_id_idx" ON "trial_shift"("chat_id", "id" DESC);
CREATE INDEX "trial_shift_root_id_idx" ON "trial_shift"("root_id");
-- What reminders are due of.
CREATE INDEX "trial_shift_starts_at_idx" ON "trial_shift"("starts_at") WHERE "state" = 'ACCEPTED' AND "reminded_at" IS NULL;
-- A chat has one open proposal, and one shift of a chain is in force.
CREATE UNIQUE INDEX "trial_shift_open_once" ON "trial_shift"("chat_id") WHERE "state" = 'PROPOSED';
CREATE UNIQUE INDEX "trial_shift_accepted_once" ON "trial_shift"(coalesce("root_id", "id")) WHERE "state" = 'ACCEPTED';
ALTER TABLE "trial_shift" ADD CONSTRAINT "trial_shift_chat_id_fkey" FOREIGN KEY ("chat_id") REFERENCES "chat"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "trial_shift" ADD CONSTRAINT "trial_shift_root_id_fkey" FOREIGN KEY ("root_id") REFERENCES "trial_shift"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "message" ADD COLUMN "trial_shift_id" INTEGER, ADD COLUMN "trial_shift_step" "TrialShiftState",
  ADD CONSTRAINT "message_trial_shift" CHECK (("trial_shift_id" IS NULL) = ("trial_shift_step" IS NULL));
CREATE INDEX "message_trial_shift_id_idx" ON "message"("trial_shift_id") WHERE "trial_shift_id" IS NOT NULL;
ALTER TABLE "message" ADD CONSTRAINT "message_trial_shift_id_fkey" FOREIGN KEY ("trial_shift_id") REFERENCES "trial_shift"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "chat" ADD COLUMN "outcome" "ChatOutcome", ADD COLUMN "outcome_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "chat_outcome" CHECK (("outcome" IS NULL) = ("outcome_at" IS NULL) AND ("outcome" IS NULL OR "kind" = 'CONTACT'));

ALTER TABLE "user" ADD COLUMN "trial_reminders" BOOLEAN NOT NULL DEFAULT true;

SELECT pgboss.create_queue('trial-reminder', '{"policy": "standard"}');
