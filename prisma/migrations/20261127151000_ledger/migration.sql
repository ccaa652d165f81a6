-- The table with indexes is new: nobody waits for them.
-- squawk-ignore-file require-concurrent-index-creation

-- AlterEnum
ALTER TYPE "PaymentDifferenceKind" ADD VALUE 'LEDGER_DIFFERS' AFTER 'EVENT_WITHOUT_RECORD';

-- CreateEnum
CREATE TYPE "LedgerKind" AS ENUM ('PAYMENT', 'REFUND', 'DISPUTE', 'FEE', 'PAYOUT', 'OTHER');

-- CreateTable
CREATE TABLE "ledger_entry" (
    "id" SERIAL NOT NULL,
    "provider_id" TEXT NOT NULL,
    "kind" "LedgerKind" NOT NULL,
    "type" TEXT NOT NULL,
    "source_id" TEXT,
    "payment_id" TEXT,
    "stripe_invoice_id" TEXT,
    "currency" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "fee" BIGINT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "available_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entry_provider_id_key" ON "ledger_entry"("provider_id");

-- CreateIndex
CREATE INDEX "ledger_entry_created_at_id_idx" ON "ledger_entry"("created_at", "id");

-- CreateIndex
CREATE INDEX "ledger_entry_payment_id_idx" ON "ledger_entry"("payment_id");

-- Entries are added, and nothing else, also where the triggers of replication are off.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append-only: % is refused.', TG_OP USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER ledger_entry_append_only BEFORE DELETE OR UPDATE ON ledger_entry FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
ALTER TABLE ledger_entry ENABLE ALWAYS TRIGGER ledger_entry_append_only;
CREATE TRIGGER ledger_entry_not_emptied BEFORE TRUNCATE ON ledger_entry FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();
ALTER TABLE ledger_entry ENABLE ALWAYS TRIGGER ledger_entry_not_emptied;
