-- AlterTable
ALTER TABLE "api_key" ADD COLUMN     "replaced_at" TIMESTAMPTZ(3);
