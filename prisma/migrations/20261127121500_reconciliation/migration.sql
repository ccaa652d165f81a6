-- The tables with indexes are new: nobody waits for them.
-- squawk-ignore-file require-concurrent-index-creation

-- CreateEnum
CREATE TYPE "PaymentDifferenceKind" AS ENUM ('PAYMENT_WITHOUT_OWNER', 'AMOUNT_DIFFERS', 'SECOND_SUBSCRIPTION', 'ACCESS_WITHOUT_PAYMENT', 'PAYMENT_WITHOUT_ACCESS', 'EVENT_WITHOUT_RECORD');

-- CreateTable
CREATE TABLE "reconciliation" (
    "id" SERIAL NOT NULL,
    "began_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "compared" INTEGER NOT NULL DEFAULT 0,
    "compared_to" INTEGER NOT NULL DEFAULT 0,
    "repaired" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "reconciliation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "payment_difference" (
    "id" SERIAL NOT NULL,
    "kind" "PaymentDifferenceKind" NOT NULL,
    "subject" TEXT NOT NULL,
    "employer_id" INTEGER,
    "currency" TEXT,
    "amount" INTEGER,
    "our_amount" INTEGER,
    "event_type" TEXT,
    "found_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_difference_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "payment_difference_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE
);

-- CreateIndex
CREATE INDEX "reconciliation_ended_at_began_at_idx" ON "reconciliation"("ended_at", "began_at");

-- CreateIndex
CREATE INDEX "payment_difference_settled_at_found_at_id_idx" ON "payment_difference"("settled_at", "found_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "payment_difference_employer_id_idx" ON "payment_difference"("employer_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_difference_kind_subject_key" ON "payment_difference"("kind", "subject");
