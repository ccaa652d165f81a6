-- AlterEnum
ALTER TYPE "AuditRecordType" ADD VALUE 'PAYMENT_DIFFERENCE' AFTER 'INVOICE';

-- AlterTable
ALTER TABLE "payment_difference" ADD COLUMN     "closed_at" TIMESTAMPTZ(3),
ADD COLUMN     "closed_by_id" INTEGER,
ADD COLUMN     "closed_reason" TEXT;

-- AlterTable
ALTER TABLE "reconciliation" ADD COLUMN     "alive_at" TIMESTAMPTZ(3);

-- AddForeignKey
ALTER TABLE "payment_difference" ADD CONSTRAINT "payment_difference_closed_by_id_fkey" FOREIGN KEY ("closed_by_id") REFERENCES "user"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;
ALTER TABLE "payment_difference" VALIDATE CONSTRAINT "payment_difference_closed_by_id_fkey";
