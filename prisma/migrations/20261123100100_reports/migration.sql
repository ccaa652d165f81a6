CREATE TYPE "ReportKind" AS ENUM ('PROFILE', 'JOB_OFFER', 'COMPANY', 'MESSAGE');
CREATE TYPE "ReportReason" AS ENUM ('SPAM', 'FRAUD', 'OFFENSIVE', 'FALSE', 'CONTACT_DATA', 'OTHER');
CREATE TYPE "ReportState" AS ENUM ('OPEN', 'DISMISSED', 'WARNED', 'REMOVED', 'BANNED');
ALTER TYPE "AuditRecordType" ADD VALUE 'REPORT';

CREATE TABLE "report" (
    "id" SERIAL NOT NULL,
    "kind" "ReportKind" NOT NULL,
    "user_id" INTEGER NOT NULL,
    "job_offer_id" INTEGER,
    "message_id" INTEGER,
    "reason" "ReportReason" NOT NULL,
    "text" TEXT,
    "reporter_id" INTEGER,
    "reporter_email" TEXT,
    "reporter_key" TEXT NOT NULL,
    "state" "ReportState" NOT NULL DEFAULT 'OPEN',
    "note" TEXT,
    "resolver_id" INTEGER,
    "resolved_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "report_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "report_names_its_thing" CHECK (
      ("kind" = 'JOB_OFFER') = ("job_offer_id" IS NOT NULL) AND ("kind" = 'MESSAGE') = ("message_id" IS NOT NULL)
    ),
    CONSTRAINT "report_resolved_at" CHECK (("state" = 'OPEN') = ("resolved_at" IS NULL))
);

CREATE INDEX "report_state_created_at_id_idx" ON "report"("state", "created_at", "id");
CREATE INDEX "report_created_at_id_idx" ON "report"("created_at", "id");
CREATE INDEX "report_user_id_created_at_id_idx" ON "report"("user_id", "created_at" DESC, "id" DESC);
CREATE INDEX "report_job_offer_id_idx" ON "report"("job_offer_id");
CREATE INDEX "report_message_id_idx" ON "report"("message_id");
CREATE INDEX "report_reporter_id_idx" ON "report"("reporter_id");
CREATE INDEX "report_resolver_id_idx" ON "report"("resolver_id");

-- One open report of one reporter about one thing: sent twice, it is one.
CREATE UNIQUE INDEX "report_open_once" ON "report"
  ("reporter_key", "kind", "user_id", coalesce("job_offer_id", 0), coalesce("message_id", 0)) WHERE "state" = 'OPEN';

ALTER TABLE "report" ADD CONSTRAINT "report_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "user"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report" ADD CONSTRAINT "report_job_offer_id_fkey" FOREIGN KEY ("job_offer_id") REFERENCES "job_offer"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report" ADD CONSTRAINT "report_message_id_fkey" FOREIGN KEY ("message_id") REFERENCES "message"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "report" ADD CONSTRAINT "report_resolver_id_fkey" FOREIGN KEY ("resolver_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE;
