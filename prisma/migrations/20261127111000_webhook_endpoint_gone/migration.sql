-- AlterTable
ALTER TABLE "webhook_endpoint" ADD COLUMN     "gone" BOOLEAN NOT NULL DEFAULT false;
