-- The tables with their indexes are new: nobody waits for them.
-- squawk-ignore-file require-concurrent-index-creation

-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('PENDING', 'SUCCEEDED', 'FAILED');

-- CreateEnum
CREATE TYPE "DisputeState" AS ENUM ('NEEDS_RESPONSE', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED');

-- AlterTable
ALTER TABLE "invoice" ADD COLUMN "refunded_amount" INTEGER NOT NULL DEFAULT 0,
    ADD COLUMN "disputed_amount" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "subscription" ADD COLUMN "disputed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "refund" (
    "id" SERIAL NOT NULL,
    "provider_id" TEXT NOT NULL,
    "invoice_id" INTEGER NOT NULL,
    "amount" INTEGER NOT NULL,
    "state" "RefundState" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "refund_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateTable
CREATE TABLE "dispute" (
    "id" SERIAL NOT NULL,
    "provider_id" TEXT NOT NULL,
    "invoice_id" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "state" "DisputeState" NOT NULL,
    "inquiry" BOOLEAN NOT NULL,
    "currency" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "evidence_due_at" TIMESTAMPTZ(3),
    "opened_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "dispute_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "dispute_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "refund_provider_id_key" ON "refund"("provider_id");

-- CreateIndex
CREATE INDEX "refund_invoice_id_idx" ON "refund"("invoice_id");

-- CreateIndex
CREATE UNIQUE INDEX "dispute_provider_id_key" ON "dispute"("provider_id");

-- CreateIndex
CREATE INDEX "dispute_invoice_id_idx" ON "dispute"("invoice_id");

-- CreateIndex
CREATE INDEX "dispute_closed_at_opened_at_id_idx" ON "dispute"("closed_at", "opened_at" DESC, "id" DESC);

SELECT pgboss.create_queue('refund-mail', '{"policy": "standard"}');
SELECT pgboss.create_queue('payment-news', '{"policy": "standard"}');
