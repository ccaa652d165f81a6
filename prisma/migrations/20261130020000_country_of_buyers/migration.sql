-- AlterTable
ALTER TABLE "subscription" ADD COLUMN     "country" TEXT;
