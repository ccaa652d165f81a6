-- AlterTable
ALTER TABLE "session" ADD COLUMN     "proven_at" TIMESTAMPTZ(3);
