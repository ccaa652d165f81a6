-- CreateEnum
CREATE TYPE "AuditRecordType" AS ENUM ('JOB_SEEKER', 'EMPLOYER', 'ADMIN', 'JOB_OFFER', 'JOB_APPLICATION', 'CONTACT_REQUEST', 'CHAT', 'SUBSCRIPTION', 'INVOICE', 'PRICING_OPTION', 'JOB', 'CITY', 'CAREER', 'CONTACT_REQUEST_STATUS', 'EMAIL_TEMPLATE');

-- CreateEnum
CREATE TYPE "AuditSource" AS ENUM ('GRAPHQL', 'REST');

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" SERIAL NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "admin_id" INTEGER NOT NULL,
    "admin_name" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "record_type" "AuditRecordType" NOT NULL,
    "record_id" INTEGER,
    "record_label" TEXT,
    "before" JSONB,
    "after" JSONB,
    "personal_fields" TEXT[],
    "source" "AuditSource" NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_entry_created_at_id_idx" ON "audit_entry"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_admin_id_created_at_id_idx" ON "audit_entry"("admin_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_action_created_at_id_idx" ON "audit_entry"("action", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_record_type_created_at_id_idx" ON "audit_entry"("record_type", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_entry_record_type_record_id_created_at_id_idx" ON "audit_entry"("record_type", "record_id", "created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "audit_entry" ADD CONSTRAINT "audit_entry_admin_id_fkey" FOREIGN KEY ("admin_id") REFERENCES "user"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Entries are only added. ALWAYS: also where a session turns the triggers of replication off.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only: % is refused.', TG_OP USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER "audit_entry_append_only" BEFORE UPDATE OR DELETE ON "audit_entry"
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
CREATE TRIGGER "audit_entry_not_emptied" BEFORE TRUNCATE ON "audit_entry"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_audit_change();
ALTER TABLE "audit_entry" ENABLE ALWAYS TRIGGER "audit_entry_append_only";
ALTER TABLE "audit_entry" ENABLE ALWAYS TRIGGER "audit_entry_not_emptied";
