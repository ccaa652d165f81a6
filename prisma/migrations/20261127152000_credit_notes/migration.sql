-- The table with indexes is new: nobody waits for it.
-- squawk-ignore-file require-concurrent-index-creation

-- CreateTable
CREATE TABLE "credit_note" (
    "id" SERIAL NOT NULL,
    "provider_id" TEXT NOT NULL,
    "invoice_id" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "amount" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "credit_note_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "credit_note_invoice_id_fkey" FOREIGN KEY ("invoice_id") REFERENCES "invoice"("id") ON DELETE RESTRICT ON UPDATE CASCADE
);

-- CreateIndex
CREATE UNIQUE INDEX "credit_note_provider_id_key" ON "credit_note"("provider_id");

-- CreateIndex
CREATE INDEX "credit_note_invoice_id_idx" ON "credit_note"("invoice_id");

-- Makes the credit notes of refunds.
SELECT pgboss.create_queue('credit-note', '{"policy": "short"}');
