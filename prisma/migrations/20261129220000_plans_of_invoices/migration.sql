-- CreateEnum
CREATE TYPE "RefundPurpose" AS ENUM ('PERIOD', 'PAST_PERIOD', 'GOODWILL', 'DOUBLE_PAYMENT');

-- AlterEnum
ALTER TYPE "SubscriptionMailKind" ADD VALUE 'RESUMED' AFTER 'CANCELED';
ALTER TYPE "SubscriptionMailKind" ADD VALUE 'PLAN_CHANGED' AFTER 'RESUMED';
ALTER TYPE "SubscriptionMailKind" ADD VALUE 'CARD_CHANGED' AFTER 'PLAN_CHANGED';
ALTER TYPE "SubscriptionMailKind" ADD VALUE 'GIVEN' AFTER 'CARD_CHANGED';

-- AlterTable
ALTER TABLE "subscription" ADD COLUMN     "next_recurring_mode" "RecurringMode",
ADD COLUMN     "next_amount" INTEGER;

-- AlterTable
ALTER TABLE "subscription_mail" ADD COLUMN     "told" JSONB;

-- AlterTable
ALTER TABLE "invoice" ADD COLUMN     "recurring_mode" "RecurringMode",
ADD COLUMN     "period_start" TIMESTAMPTZ(3),
ADD COLUMN     "period_end" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "refund" ADD COLUMN     "purpose" "RefundPurpose",
ADD COLUMN     "reason" TEXT;
