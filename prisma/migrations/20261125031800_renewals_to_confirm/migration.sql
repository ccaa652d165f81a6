-- A renewal that the bank wants confirmed waits for the cardholder, who is mailed about it.
ALTER TYPE "SubscriptionMailKind" ADD VALUE 'CONFIRM' AFTER 'FAILED';
ALTER TABLE "subscription" ADD COLUMN "awaits_confirmation" BOOLEAN NOT NULL DEFAULT false;
